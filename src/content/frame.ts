/** The texts of the frame around every page. */
export interface FrameContent {
  skipLink: string;
  /** Describes each link that leaves the site, to those who listen to the page. */
  opensInNewTab: string;
}

export const frame: FrameContent = {
  skipLink: 'Skip to content',
  opensInNewTab: 'Opens in a new tab',
};
