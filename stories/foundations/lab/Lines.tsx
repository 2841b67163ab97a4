import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { linesOf, type Changes } from '../../../theme/changes.ts';

const Code = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: 10,
  overflow: 'auto',
  borderRadius: theme.radius.small,
  backgroundColor: theme.vars.palette.background.muted,
  fontSize: 13,
}));

interface LinesProps {
  changes: Changes;
}

/** The lines of the theme that make the change for good. */
export function Lines({ changes }: LinesProps) {
  const [copied, setCopied] = useState('');
  const code = linesOf(changes).join('\n');
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(code),
      /* Where a browser refuses, the lines are there to be selected. */
      () => setCopied(''),
    );
  if (!code) return <span>Nothing is changed.</span>;
  return (
    <>
      {/* The lines are longer than a narrow window: the keyboard scrolls them too. */}
      <Code tabIndex={0} aria-label="Lines of the theme">
        {code}
      </Code>
      <Button variant="outlined" size="small" onClick={() => void copy()}>
        {copied === code ? 'Copied' : 'Copy the lines'}
      </Button>
    </>
  );
}
