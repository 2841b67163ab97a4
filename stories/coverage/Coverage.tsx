import { styled } from '@mui/material/styles';
import { clauses } from './clauses.ts';

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

/** `sections-hero--default` is read "hero: default". */
function toWords(id: string): string {
  return id.replace(/^\w+-/, '').replace('--', ': ').replaceAll('-', ' ');
}

/** Every clause of the specification, with the stories to look at and the tests to run. */
export function Coverage() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">§</th>
          <th scope="col">The specification says</th>
          <th scope="col">See it</th>
          <th scope="col">Tested by</th>
        </tr>
      </thead>
      <tbody>
        {clauses.map(({ section, says, stories = [], tests = [] }) => (
          <tr key={says}>
            <td>{section}</td>
            <td>{says}</td>
            <td>
              {stories.map((id) => (
                <a key={id} href={`./?path=/story/${id}`} target="_top">
                  {toWords(id)}
                </a>
              ))}
            </td>
            <td>
              {tests.map((test) => (
                <code key={test}>{test}</code>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
