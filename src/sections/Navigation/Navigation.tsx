import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Brand } from '../../components/Brand.tsx';
import { externalLink } from '../../components/externalLink.ts';
import { Icon } from '../../components/icons/Icon.tsx';
import type { NavigationContent } from '../../content/navigation.ts';
import { enhancedBy } from '../../features/enhancements/enhancements.ts';
import { Bar, Inner, Menu, Toggle, WideOnly } from './Navigation.styles.ts';

const menuId = 'site-menu';

interface NavigationProps {
  content: NavigationContent;
}

/** The fixed bar. Its items are links and its menu a popover: both work before any script. */
export function Navigation({ content }: NavigationProps) {
  const { brandName, items, templates, booking } = content;
  return (
    <Bar {...enhancedBy('navigation')}>
      <Inner component="nav" aria-label="Main">
        <Brand name={brandName} />
        <Menu id={menuId} popover="auto">
          {items.map((item) => (
            <li key={item.href}>
              <Button variant="text" size="small" href={item.href}>
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
          <span>
            {booking.shortLabel}
            <WideOnly>{booking.label.slice(booking.shortLabel.length)}</WideOnly>
          </span>
        </Button>
        <Toggle>
          <IconButton
            aria-label="Menu"
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
