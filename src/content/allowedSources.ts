/** Address or origin of another site. `https://*.example.com` matches every subdomain. */
export type Source = `https://${string}` | `http://127.0.0.1:${string}`;

/** A service of another site that the pages may use. The CSP forbids all other services. */
export interface AllowedSource {
  /** Script that every page loads after its `load` event. `/setup.js` is a file in `public/`. */
  script?: Source | `/${string}`;
  /** Attributes of the script, such as `{ 'data-domain': 'example.com' }`. */
  attributes?: Record<`data-${string}`, string>;
  /** Further scripts that `script` loads. */
  scripts?: Source[];
  images?: Source[];
  /** Addresses that scripts send data to. */
  connections?: Source[];
  frames?: Source[];
  /**
   * Must be `false` for a script that fails under Trusted Types. The value `false` turns this
   * protection off for the whole site.
   */
  trustedTypes?: false;
}

export const allowedSources: AllowedSource[] = [];
