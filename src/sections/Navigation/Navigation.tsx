import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../brand/icons/Icon.tsx';
import { Brand } from '../../components/Brand.tsx';
import { externalLink } from '../../components/externalLink.ts';
import type { NavigationContent } from '../../content/navigation.ts';
import { enhance } from '../../features/enhancements/enhancements.ts';
import {
  Bar,
  BookingLabel,
  Inner,
  Menu,
  Toggle,
  type NavigationTone,
} from './Navigation.styles.ts';

const menuId = 'site-menu';

interface NavigationProps {
  content: NavigationContent;
  tone?: NavigationTone;
  /** Where the sections are, seen from this page: `/` on every page but the home page. */
  homeHref?: string;
}

/** The fixed bar. Its items are links and its menu a popover: both work before any script. */
export function Navigation({ content, tone = 'plain', homeHref = '' }: NavigationProps) {
  const { label, brandName, menuLabel, items, templates, booking } = content;
  return (
    <Bar tone={tone} {...enhance('navigation')}>
      <Inner component="nav" aria-label={label}>
        <Brand name={brandName} />
        <Menu id={menuId} popover="auto">
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
            <span className="short" aria-hidden="true">
              {booking.shortLabel}
            </span>
            <span className="whole">{booking.label}</span>
          </BookingLabel>
        </Button>
        <Toggle>
          <IconButton
            aria-label={menuLabel}
            aria-expanded={false}
            aria-controls={menuId}
            popoverTarget={menuId}
          >
            <Icon name="menu" />
          </IconButton>
        </Toggle>
      </Inner>
    </Bar>
  );
}
