import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { externalLink } from '../../components/externalLink.ts';
import type { LinkListContent } from '../../content/footer.ts';
import { List } from './Footer.styles.ts';
import { placeholder } from './placeholder.ts';

interface LinkListProps {
  id: string;
  content: LinkListContent;
}

/** A heading, and the links below it. */
export function LinkList({ id, content: { heading, items } }: LinkListProps) {
  return (
    <List aria-labelledby={id}>
      <Typography id={id} component="h2" variant="eyebrow">
        {heading}
      </Typography>
      <ul>
        {items.map(({ label, href, external }) => (
          <li key={label}>
            <Link {...(href ? (external ? externalLink(href) : { href }) : placeholder)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </List>
  );
}
