import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type SectionTone = 'plain' | 'muted';

const Band = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: SectionTone;
}>(({ theme, tone }) => ({
  paddingBlock: 'clamp(56px, 9vw, 136px)',
  backgroundColor: theme.vars.palette.background[tone === 'muted' ? 'muted' : 'default'],
}));

interface SectionProps {
  id: string;
  /** The id of the heading that names this landmark. */
  labelledBy: string;
  tone?: SectionTone;
  children: ReactNode;
}

/** A band of the page: a named landmark that takes focus when a link leads to it. */
export function Section({ id, labelledBy, tone = 'plain', children }: SectionProps) {
  return (
    <Band id={id} aria-labelledby={labelledBy} tabIndex={-1} tone={tone}>
      <Container>{children}</Container>
    </Band>
  );
}
