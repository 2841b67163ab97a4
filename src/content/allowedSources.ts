/** URL or origin of another site. `https://*.example.com` matches every subdomain. */
export type Source = `https://${string}` | `http://127.0.0.1:${string}`;

/** A third-party service that the pages may use. The CSP blocks all other services. */
export interface AllowedSource {
  /** Script to load after the page's `load` event. `/setup.js` means `public/setup.js`. */
  script?: Source | `/${string}`;
  /** Attributes of the script, such as `{ 'data-domain': 'example.com' }`. */
  attributes?: Record<`data-${string}`, string>;
  /** Other scripts that `script` loads. */
  scripts?: Source[];
  images?: Source[];
  /** URLs that scripts connect to. */
  connections?: Source[];
  frames?: Source[];
  /** `false` turns off Trusted Types for the whole site. Use it if a script fails with them. */
  trustedTypes?: false;
}

export const allowedSources: AllowedSource[] = [];
