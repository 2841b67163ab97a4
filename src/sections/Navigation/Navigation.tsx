import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { Icon } from '../../brand/icons/Icon.tsx';
import { Brand } from '../../components/Brand.tsx';
import { externalLink } from '../../components/externalLink.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.ts';
import type { NavigationContent } from '../../content/navigation.ts';
import { enhance } from '../../features/enhancements.ts';
import {
  Bar,
  BookingLabel,
  Inner,
  Menu,
  pageBehindMenu,
  Toggle,
  type NavigationTone,
} from './Navigation.styles.ts';

interface NavigationProps {
  /** Every text, number and link of the section, from `src/content`. */
  content: NavigationContent;
  /** Clear above the hero’s sky until the page is scrolled, or filled always. */
  tone?: NavigationTone;
  /** Where the sections are, seen from this page: `/` on every page but the home page. */
  homeHref?: string;
  /** As it is served, where the bar has no room for its items; from then on a visitor decides. */
  menuOpen?: boolean;
}

/** The fixed bar. Its items are links and its menu a `details`: both work before any script. */
export function Navigation({ content, tone = 'plain', homeHref = '', menuOpen }: NavigationProps) {
  const { label, brandName, brandHref, menu, items, templates, booking } = content;
  return (
    <Bar tone={tone} {...enhance('menu', 'scrollShadow', 'pastHero', 'scrollSpy')}>
      <GlobalStyles styles={pageBehindMenu} />
      <noscript />
      <Inner component="nav" aria-label={label}>
        <Brand name={brandName} href={brandHref} />
        <Toggle open={menuOpen}>
          <summary>
            <span className="whenClosed">
              <Icon name="menu" />
              <VisuallyHidden>{menu.open}</VisuallyHidden>
            </span>
            <span className="whenOpen">
              <Icon name="close" />
              <VisuallyHidden>{menu.close}</VisuallyHidden>
            </span>
          </summary>
        </Toggle>
        <Menu>
          {items.map((item) => (
            <li key={item.href}>
              <Button variant="text" size="small" href={homeHref + item.href}>
                {item.label}
              </Button>
            </li>
          ))}
          <li>
            <Button variant="text" size="small" {...externalLink(templates.href)}>
              {templates.label}
              <Icon name="external" />
            </Button>
          </li>
        </Menu>
        <Button variant="outlined" size="small" {...externalLink(booking.href)}>
          <BookingLabel>
            <span className="whole">{booking.label}</span>
            <span className="short" aria-hidden="true">
              {booking.shortLabel}
            </span>
          </BookingLabel>
        </Button>
      </Inner>
    </Bar>
  );
}
