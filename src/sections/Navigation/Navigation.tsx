import GlobalStyles from '@mui/material/GlobalStyles';
import { IconOrSign } from '../../brand/icons/IconOrSign.tsx';
import { externalLink } from '../../components/externalLink.ts';
import { toPlace } from '../../components/toPlace.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.ts';
import type { NavigationContent } from '../../content/navigation.ts';
import { enhance } from '../../features/enhancements.ts';
import {
  Bar,
  BarBrand,
  BookingButton,
  BookingLabel,
  ClosedLabel,
  ExternalIcon,
  Inner,
  Menu,
  MenuLink,
  OpenLabel,
  pageBehindMenu,
  Toggle,
  ToggleButton,
  type NavigationTone,
} from './Navigation.styles.ts';

interface NavigationProps {
  /** All text and links for the bar, from `src/content`. */
  content: NavigationContent;
  /** `onHero` is transparent until the page is scrolled. `plain` always has a background. */
  tone?: NavigationTone;
  /** URL of the home page, for links to its sections. Empty on the home page itself. */
  homeHref?: string;
  /** Whether the menu in a narrow bar is initially open. */
  menuOpen?: boolean;
}

/** The fixed navigation bar. Its links and its `details` menu work without JavaScript. */
export function Navigation({ content, tone = 'plain', homeHref = '', menuOpen }: NavigationProps) {
  const { label, brandName, brandLogo, menu, items, templates, booking } = content;
  return (
    <Bar className={tone} {...enhance('menu', 'scrollShadow', 'pastHero', 'scrollSpy')}>
      <GlobalStyles styles={pageBehindMenu} />
      <Inner component="nav" aria-label={label} texts={content}>
        {/* On the home page, `#` scrolls to the top. A link to `/` would reload the page. */}
        <BarBrand className="brand" name={brandName} logo={brandLogo} href={homeHref || '#'} />
        <Toggle className="toggle" open={menuOpen}>
          <ToggleButton>
            <ClosedLabel>
              <IconOrSign name="menu" />
              <VisuallyHidden>{menu.open}</VisuallyHidden>
            </ClosedLabel>
            <OpenLabel>
              <IconOrSign name="close" />
              <VisuallyHidden>{menu.close}</VisuallyHidden>
            </OpenLabel>
          </ToggleButton>
        </Toggle>
        <Menu className="menu">
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
              {...externalLink(templates.href)}
            >
              {templates.label}
              <ExternalIcon name="external" />
            </MenuLink>
          </li>
        </Menu>
        <BookingButton
          className="booking"
          variant="gradient"
          gradient="apricot"
          size="small"
          {...externalLink(booking.href)}
        >
          <BookingLabel>
            <span className="whole">{booking.label}</span>
            <span className="short" aria-hidden="true">
              {booking.shortLabel}
            </span>
          </BookingLabel>
        </BookingButton>
      </Inner>
    </Bar>
  );
}
