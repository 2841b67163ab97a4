/**
 * Settings that differ between agencies. The build reads them from `VITE_…` variables. The defaults
 * are fictional: example.com, and a phone number that Ofcom reserves for fiction.
 * `vite/checkSettings.ts` rejects invalid values.
 */

export interface Office {
  city: string;
  country: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** A name in the IANA time zone database, such as `Europe/London`. */
  timeZone: string;
}

/** Parses offices, such as `London, UK, GB, Europe/London; Beirut, Lebanon, LB, Asia/Beirut`. */
function toOffices(text: string): Office[] {
  return text.split(';').map((office) => {
    const parts = office.split(',').map((part) => part.trim());
    const [city = '', country = '', countryCode = '', timeZone = ''] = parts;
    return { city, country, countryCode, timeZone };
  });
}

/** Parses names, such as `en, ar`. */
function toNames(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}

/**
 * The code reads each variable by name. If the code used the whole `import.meta.env` object, the
 * site would publish every `VITE_…` variable on the machine. Storybook's own interface, which
 * is built without Vite, has no `import.meta.env`, so the code uses `?.`.
 */
export const settings = {
  /** Names of folders in `src/content/`. The first one is the language at `/`. */
  locales: toNames(import.meta.env?.VITE_LOCALES || 'en'),
  brandName: import.meta.env?.VITE_BRAND_NAME || 'Afterglow',
  /** URL of the site, without a trailing slash. */
  siteUrl: import.meta.env?.VITE_SITE_URL || 'https://www.example.com',
  email: import.meta.env?.VITE_CONTACT_EMAIL || 'hello@example.com',
  phone: import.meta.env?.VITE_CONTACT_PHONE || '+44 20 7946 0123',
  /** Offices, in the order in which the page lists them. */
  offices: toOffices(
    import.meta.env?.VITE_OFFICES ||
      'London, UK, GB, Europe/London; Beirut, Lebanon, LB, Asia/Beirut',
  ),
  copyrightYear: import.meta.env?.VITE_COPYRIGHT_YEAR || '2025',
  /** The external marketplace page. */
  templatesUrl: import.meta.env?.VITE_TEMPLATES_URL || 'https://templates.example.com/',
  /** The external page for booking a consultation. */
  consultationUrl:
    import.meta.env?.VITE_CONSULTATION_URL || 'https://book.example.com/consultation',
  /** Whether a booking URL contains the name of the section or project around the link. */
  hasConsultationContext: import.meta.env?.VITE_CONSULTATION_CONTEXT !== 'off',
  supabase: {
    /** Origin of the contact function. An empty value means the origin of the site. */
    url: import.meta.env?.VITE_SUPABASE_URL || '',
    /** Supabase's publishable or legacy `anon` key. It is public, so never put a secret here. */
    key: import.meta.env?.VITE_SUPABASE_KEY || 'sb_publishable_embedded_default',
  },
};
