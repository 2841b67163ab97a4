import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { clauses, proofsOf, type Clause } from './clauses.ts';
import { lastRun, type Result } from './run.ts';

type State = Result | 'not run';

const colours = {
  passed: 'success.main',
  failed: 'error.main',
  'not run': 'text.secondary',
} as const;

const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th, & td': {
    padding: '10px 12px 10px 0',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& a': { display: 'block', color: theme.vars.palette.primary.main },
  '& code': { display: 'block', fontSize: '0.8125rem' },
}));

function stateOf(proof: string): State {
  return lastRun?.results[proof] ?? 'not run';
}

/** A clause is proved when all of its proofs ran and passed. */
function stateOfClause(clause: Clause): State {
  const states = new Set(proofsOf(clause).map(stateOf));
  return (['failed', 'not run'] as const).find((state) => states.has(state)) ?? 'passed';
}

/** `sections-hero--default` is read "hero: default". */
function toWords(id: string): string {
  return id.replace(/^\w+-/, '').replace('--', ': ').replaceAll('-', ' ');
}

/** What did not pass, beside its name. */
function remark(proof: string): string {
  const state = stateOf(proof);
  return !lastRun || state === 'passed' ? '' : ` (${state})`;
}

/** When the tests ran last, and how many clauses they proved. */
function Summary() {
  if (!lastRun) {
    return (
      <Typography>
        This Storybook was built where the tests had not run: <code>npm test</code>.
      </Typography>
    );
  }
  const count = (wanted: State) =>
    clauses.filter((clause) => stateOfClause(clause) === wanted).length;
  const [commit, changed] = lastRun.commit.split(/(\+)$/);
  const when = new Date(lastRun.endedAt).toLocaleString('en-GB');
  return (
    <Typography>
      {count('passed')} of {clauses.length} clauses passed, {count('failed')} failed,{' '}
      {count('not run')} did not run: last run {when}, commit {commit}
      {changed ? ' with uncommitted changes' : ''}.
    </Typography>
  );
}

/** Every clause of the specification, with the stories and tests that prove it, and how they fared. */
export function Coverage() {
  return (
    <>
      <Summary />
      <Table>
        <thead>
          <tr>
            <th scope="col">§</th>
            <th scope="col">The specification says</th>
            <th scope="col">Last run</th>
            <th scope="col">Stories</th>
            <th scope="col">Tests</th>
          </tr>
        </thead>
        <tbody>
          {clauses.map((clause) => {
            const { section, says, stories = [], tests = [] } = clause;
            const state = stateOfClause(clause);
            return (
              <tr key={says}>
                <td>{section}</td>
                <td>{says}</td>
                <Box component="td" sx={{ color: colours[state], whiteSpace: 'nowrap' }}>
                  {state}
                </Box>
                <td>
                  {stories.map((id) => (
                    <a key={id} href={`./?path=/story/${id}`} target="_top">
                      {toWords(id) + remark(id)}
                    </a>
                  ))}
                </td>
                <td>
                  {tests.map((test) => (
                    <code key={test}>{test + remark(test)}</code>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </>
  );
}
