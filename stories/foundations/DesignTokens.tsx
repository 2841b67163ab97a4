import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { widths } from '../../.storybook/modes.ts';
import { designTokens } from '../../theme/designTokens.ts';

const contents: Record<keyof ReturnType<typeof designTokens>, string> = {
  'core.tokens.json': 'Hues, corner radii, font weights, and the type at each of our widths',
  'light.tokens.json': 'Every meaning in the light scheme: colours, gradients, shadows',
  'dark.tokens.json': 'The same meanings in the dark scheme',
  'theme.resolver.json':
    'How the files belong together, for tools that read the standard’s resolver',
};

const Files = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlockEnd: 12,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** The theme as design tokens, made here from the theme itself, to be downloaded. */
export function DesignTokens() {
  return (
    <Files>
      {Object.entries(designTokens(widths)).map(([file, content]) => (
        <li key={file}>
          <Button
            variant="outlined"
            size="small"
            download={file}
            href={`data:application/json,${encodeURIComponent(JSON.stringify(content, null, 2))}`}
          >
            {file}
          </Button>
          <Typography variant="body2">{contents[file as keyof typeof contents]}</Typography>
        </li>
      ))}
    </Files>
  );
}
