import { styled } from '@mui/material/styles';
import type { Measure } from '../../../theme/contrast.ts';

const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  marginBlockStart: 8,
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  '& th, & td': { paddingInlineEnd: 16, textAlign: 'start', fontWeight: 'inherit' },
  '& [data-failed]': { color: theme.vars.palette.error.main, fontWeight: theme.fontWeight.strong },
}));

const hasFailed = ({ measured, needed }: Measure) => measured < needed;

interface ContrastsProps {
  contrasts: Measure[];
}

/** The verdict on every contrast that the site promises, the lowest first. */
export function Contrasts({ contrasts }: ContrastsProps) {
  const failed = contrasts.filter(hasFailed).length;
  const sorted = contrasts.toSorted(
    (one, other) => one.measured / one.needed - other.measured / other.needed,
  );
  return (
    <details>
      <summary>
        {/* Not an `output`: browsers take a click on one as its own. */}
        <span role="status">
          {failed === 0
            ? `All ${contrasts.length} contrasts are high enough`
            : `${failed} of ${contrasts.length} contrasts are too low`}
        </span>
      </summary>
      <Table>
        <thead>
          <tr>
            <th>Contrast</th>
            <th>Measured</th>
            <th>Needed</th>
            <th>Verdict</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((measure) => (
            <tr key={measure.name} data-failed={hasFailed(measure) || undefined}>
              <td>{measure.name}</td>
              <td>{measure.measured.toFixed(2)} : 1</td>
              <td>{measure.needed} : 1</td>
              <td>{hasFailed(measure) ? 'Too low' : 'High enough'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
