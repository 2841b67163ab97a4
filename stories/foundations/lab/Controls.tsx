import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import type { GradientName } from '../../../theme/gradients.ts';
import { radius } from '../../../theme/primitives.ts';
import { hues, sizes, stops, type Changes } from '../../../theme/changes.ts';

const Groups = styled('div')(({ theme }) => ({
  '& > fieldset': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: 8,
    margin: 0,
    padding: 0,
    border: 0,
    '& > legend': { padding: 0, fontWeight: theme.fontWeight.strong },
  },
  '&&': { gap: '10px 28px', alignItems: 'start' },
  '& label': { display: 'grid', fontSize: 13, color: theme.vars.palette.text.secondary },
  '& input, & select': {
    font: 'inherit',
    blockSize: 36,
    paddingInline: 8,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
    border: `1px solid ${theme.vars.palette.text.secondary}`,
    borderRadius: 6,
  },
  '& input[type=number]': { inlineSize: 72 },
  '& input[type=color]': { inlineSize: 48, padding: 2 },
}));

interface ChoiceProps {
  label: string;
  value: string;
  options: string[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

interface NumberProps {
  label: string;
  value: number;
  max: number;
  onEnter: (value: number) => void;
}

/** A size in px. What is no size yet, while somebody types, changes nothing. */
function Size({ label, value, max, onEnter }: NumberProps) {
  return (
    <label>
      {label}
      <input
        type="number"
        min={0}
        max={max}
        step="any"
        defaultValue={value}
        onChange={({ target }) => {
          if (target.value && target.validity.valid) onEnter(target.valueAsNumber);
        }}
      />
    </label>
  );
}

interface GroupProps {
  legend: string;
  children: ReactNode;
}

function Group({ legend, children }: GroupProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface ControlsProps {
  changes: Changes;
  onChange: (changes: Changes) => void;
}

/** One of each kind at a time: choose it, then change it. */
export function Controls({ changes, onChange }: ControlsProps) {
  const [hue, setHue] = useState('violet 700');
  const [gradient, setGradient] = useState<GradientName>('dusk');
  const [variant, setVariant] = useState('h2');
  const [corner, setCorner] = useState('medium');
  const chosenStops = changes.stops[gradient] ?? stops[gradient];
  const [smallest, largest] = changes.sizes[variant] ?? sizes[variant] ?? [16, 16];
  const resize = (size: [number, number]) =>
    onChange({ ...changes, sizes: { ...changes.sizes, [variant]: size } });
  return (
    <Groups>
      <Group legend="Hue">
        <Choice label="Which" value={hue} options={Object.keys(hues)} onChoose={setHue} />
        <label>
          Colour
          <input
            type="color"
            value={changes.hues[hue] ?? hues[hue]}
            onChange={({ target }) =>
              onChange({ ...changes, hues: { ...changes.hues, [hue]: target.value } })
            }
          />
        </label>
      </Group>
      <Group legend="Gradient">
        <Choice
          label="Which"
          value={gradient}
          options={Object.keys(stops)}
          onChoose={(name) => setGradient(name as GradientName)}
        />
        {[...chosenStops.entries()].map(([place, stop]) => (
          <Choice
            key={place}
            label={`Stop ${place + 1}`}
            value={stop}
            options={Object.keys(hues)}
            onChoose={(name) =>
              onChange({
                ...changes,
                stops: { ...changes.stops, [gradient]: chosenStops.with(place, name) },
              })
            }
          />
        ))}
      </Group>
      <Group legend="Type, in px">
        <Choice label="Which" value={variant} options={Object.keys(sizes)} onChoose={setVariant} />
        <Size
          key={`smallest ${variant}`}
          label="Smallest"
          value={smallest}
          max={200}
          onEnter={(size) => resize([size, largest])}
        />
        <Size
          key={`largest ${variant}`}
          label="Largest"
          value={largest}
          max={200}
          onEnter={(size) => resize([smallest, size])}
        />
      </Group>
      <Group legend="Corners, in px">
        <Choice label="Which" value={corner} options={Object.keys(radius)} onChoose={setCorner} />
        <Size
          key={corner}
          label="Radius"
          value={changes.radii[corner] ?? radius[corner as keyof typeof radius]}
          max={999}
          onEnter={(size) => onChange({ ...changes, radii: { ...changes.radii, [corner]: size } })}
        />
      </Group>
    </Groups>
  );
}
