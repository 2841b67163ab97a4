import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { behaves } from '../../behaviour/behaves.ts';
import { Icon } from '../../brand/icons/Icon.tsx';
import { IconOrSign } from '../../brand/icons/IconOrSign.tsx';
import { Brand } from '../../components/Brand.tsx';
import { externalLink } from '../../components/externalLink.ts';
import { toPlace } from '../../components/toPlace.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.ts';
import type { NavigationContent } from '../../content/navigation.ts';
import {
  Bar,
  BookingButton,
  Inner,
  Menu,
  MenuLink,
  pageBehindMenu,
  ToggleButton,
  type NavigationBackground,
} from './Navigation.styles.ts';

interface NavigationProps {
  /** All text and links for the bar, from `src/content`. */
  content: NavigationContent;
  /** What is behind the bar at the top of the page: the page colour, a sky or the hero. */
  background?: NavigationBackground;
  /** URL of the home page, for links to its sections. Empty on the home page itself. */
  homeHref?: string;
  /** Whether the menu in a narrow bar is initially open. */
  menuOpen?: boolean;
}

const barBehaviours = ['menu', 'scrollShadow', 'scrollSpy'] as const;

/** The fixed navigation bar. Its links and its `details` menu work without JavaScript. */
export function Navigation({
  content,
  background = 'plain',
  homeHref = '',
  menuOpen,
}: NavigationProps) {
  const { label, brandName, brandLogo, menu, items, message, templates, booking } = content;
  return (
    <Bar
      color="transparent"
      elevation={0}
      className={background === 'plain' ? 'plain' : 'overSky'}
      {...(background === 'hero'
        ? behaves(...barBehaviours, 'watchHero')
        : behaves(...barBehaviours))}
    >
      <GlobalStyles styles={pageBehindMenu} />
      <Inner component="nav" aria-label={label} texts={content}>
        {/* On the home page, `#` scrolls to the top. A link to `/` would reload the page. */}
        <Brand className="brand" name={brandName} logo={brandLogo} href={homeHref || '#'} />
        <details className="toggle" open={menuOpen}>
          <ToggleButton>
            <span className="closed">
              <IconOrSign name="menu" />
              <VisuallyHidden>{menu.open}</VisuallyHidden>
            </span>
            <span className="open">
              <IconOrSign name="close" />
              <VisuallyHidden>{menu.close}</VisuallyHidden>
            </span>
          </ToggleButton>
        </details>
        <Menu component="ul" className="menu">
          {items.map((item) => (
            <li key={item.href}>
              <MenuLink
                className="link"
                color="inherit"
                size="small"
                href={toPlace(item.href, homeHref)}
              >
                {item.label}
              </MenuLink>
            </li>
          ))}
          <li>
            <MenuLink
              className="link"
              color="inherit"
              size="small"
              endIcon={<Icon name="external" />}
              {...externalLink(templates.href)}
            >
              {templates.label}
            </MenuLink>
          </li>
        </Menu>
        <IconButton className="write" color="inherit" href={toPlace(message.href, homeHref)}>
          <Icon name="mail" />
          <VisuallyHidden>{message.label}</VisuallyHidden>
        </IconButton>
        <BookingButton
          className="booking"
          variant="gradient"
          gradient="apricot"
          size="small"
          {...externalLink(booking.href)}
        >
          <span className="whole">{booking.label}</span>
          <span className="short" aria-hidden="true">
            {booking.shortLabel}
          </span>
        </BookingButton>
      </Inner>
    </Bar>
  );
}
