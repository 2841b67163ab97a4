import { styled } from '@mui/material/styles';
import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { guideOf, type Guide, type TokenName } from './guide.ts';

const Sheet = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlockEnd: 32,
  color: theme.vars.palette.text.primary,
  '& > p': { ...theme.typography.lead, marginBlockEnd: 24 },
  '& h2': { ...theme.typography.h3, marginBlock: '28px 8px' },
  '& ul': { paddingInlineStart: 20, listStyle: 'disc' },
  '& li': { marginBlockEnd: 6 },
  '& code': { fontSize: '0.875em' },
}));

const Rules = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  '& > section': {
    padding: '4px 20px 12px',
    borderRadius: theme.radius.small,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderBlockStart: `4px solid ${theme.vars.palette.success.main}`,
  },
  '& > section + section': { borderBlockStartColor: theme.vars.palette.error.main },
}));

const Tokens = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  gap: '8px 16px',
  alignItems: 'center',
  '& > div': { display: 'contents' },
  '& dd': { margin: 0 },
  '& dd:first-of-type': {
    inlineSize: 28,
    blockSize: 20,
    borderRadius: 6,
    border: `1px solid ${theme.vars.palette.divider}`,
    '&:empty:not([style])': { visibility: 'hidden' },
  },
}));

/** Of a colour or a gradient, what to paint a swatch with. */
function swatchOf(token: TokenName) {
  const isPaint = token.startsWith('palette.') && !token.startsWith('palette.shadow');
  return isPaint ? { background: `var(--${token.replaceAll('.', '-')})` } : undefined;
}

/** What stands between backticks is code. */
function toProse(text: string) {
  return text.split('`').map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part));
}

/** A heading that the contents of the page lead to. */
function Heading({ children }: { children: string }) {
  return <h2 id={children.toLowerCase().replaceAll(/\W+/g, '-')}>{children}</h2>;
}

interface ListProps {
  heading: string;
  items: string[];
}

function List({ heading, items }: ListProps) {
  return (
    <section>
      <Heading>{heading}</Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>{toProse(item)}</li>
        ))}
      </ul>
    </section>
  );
}

interface GuideSheetProps {
  guide: Guide;
}

function GuideSheet({ guide }: GuideSheetProps) {
  return (
    <Unstyled>
      <Sheet>
        <p>{toProse(guide.purpose)}</p>
        <Rules>
          <List heading="Do" items={guide.do} />
          <List heading="Don’t" items={guide.dont} />
        </Rules>
        <Heading>Tokens</Heading>
        <Tokens>
          {Object.entries(guide.tokens).map(([token, part]) => (
            <div key={token}>
              <dd style={swatchOf(token as TokenName)} />
              <dt>
                <code>{token}</code>
              </dt>
              <dd>{part}</dd>
            </div>
          ))}
        </Tokens>
        <List heading="States" items={guide.states} />
        <List heading="Accessibility" items={guide.accessibility} />
        <Heading>In code</Heading>
      </Sheet>
      <Source code={guide.code} language="tsx" dark />
    </Unstyled>
  );
}

/** The documentation of a component: its guide, its first story with controls, then every story. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = guideOf(preparedMeta.title);
  return (
    <>
      <Title />
      {guide ? <GuideSheet guide={guide} /> : <Description of="meta" />}
      <Description of="story" />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
