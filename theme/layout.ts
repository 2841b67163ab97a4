export const layout = {
  barHeight: '4.5rem',
  /** Minimum width and height in px of a link or button that is easy to tap. */
  tapSize: 44,
  /** Minimum space between the content and each side of the window. */
  pageMargin: 'clamp(16px, 4vw, 40px)',
  /** Free space above and below a section's content. */
  sectionSpacing: 'clamp(44px, 5.4vw, 104px)',
  /** Maximum content width. In windows of about 1,630 px to 2,210 px, it grows with the window. */
  contentWidth: 'clamp(1240px, 76vw, 1680px)',
  /** Space between columns, and between cards. */
  gutter: 'clamp(12px, 1.7vw, 24px)',
  /**
   * Width of each drawn city. In a low window, it is smaller, so that the horizon is visible. On a
   * phone, no landmark is cut off at the edge.
   */
  cityWidth: 'clamp(min(320px, 98vw - 64px), min(40vw, 68vh), 760px)',
  /** Height of the curved lower edge of a sky. */
  shoreHeight: 'clamp(28px, 4vw, 72px)',
  /** Height of a logo that replaces the brand's mark and name. */
  logoHeight: '2.25rem',
  /** Side length of a portrait. It grows with enlarged text, up to 26 % of the window's width. */
  portraitSize: 'min(4.5rem, 26vw)',
  /** Width of a team lead's portrait. */
  teamLeadWidth: 'min(6rem, 24vw)',
  /**
   * Space for a notice at the bottom of the window. It is smaller in a low window, so that the
   * form's button fits between the navigation bar and the notice.
   */
  noticeHeight: 'min(16rem, 100vh - 8.5rem)',
  /** Free space around the text in a card. */
  cardPadding: 'clamp(20px, 2.4vw, 32px)',
} as const;

/**
 * Distances that grow with the window. Most fixed distances are multiples of 4 px:
 * `theme.spacing(0.5)`, `theme.spacing(1)` and so on.
 */
export const space = {
  small: 'clamp(8px, 1vw, 16px)',
  medium: 'clamp(12px, 1.6vw, 28px)',
  large: 'clamp(24px, 2.8vw, 48px)',
  huge: 'clamp(32px, 4.4vw, 72px)',
} as const;
