/** Shapes for each icon, in a 24 × 24 box. The class `accent` adds the accent colour. */
export const icons = {
  store: (
    <>
      <rect x="3" y="3" width="7.5" height="7.5" rx="2.5" />
      <rect x="3" y="13.5" width="7.5" height="7.5" rx="2.5" />
      <rect className="accent" x="13" y="13" width="8.5" height="8.5" rx="3" />
      <path d="M17.25 10V3.5M14.25 6.25l3-3 3 3" />
    </>
  ),
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="7.5" />
      <path d="M16 16l5.5 5.5" />
      <circle className="accent" cx="10.5" cy="10.5" r="2.5" />
    </>
  ),
  ads: (
    <>
      <path d="M3 11v2.5a2.5 2.5 0 0 0 2.5 2.5h2l9 4V4.5l-9 4h-2A2.5 2.5 0 0 0 3 11zM7.5 16l1 4.5h2.5" />
      <circle className="accent" cx="20.25" cy="12.25" r="1.75" />
    </>
  ),
  social: (
    <>
      <path d="M6.5 3.5h11a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H12l-5 4v-4h-.5a4 4 0 0 1-4-4v-6a4 4 0 0 1 4-4z" />
      <path
        className="accent"
        d="M12 14.5c-2.5-1.5-4-2.8-4-4.7a2.1 2.1 0 0 1 4-.8 2.1 2.1 0 0 1 4 .8c0 1.9-1.5 3.2-4 4.7z"
      />
    </>
  ),
  launch: (
    <>
      <path d="M12 2.5c4 2.8 5.3 7.5 4.2 13H7.8C6.7 10 8 5.3 12 2.5zM7.3 11.5 4 14.5v4.5l3.8-2M16.7 11.5l3.3 3v4.5l-3.8-2" />
      <circle cx="12" cy="9" r="1.75" />
      <path className="accent" d="M9.75 18h4.5L12 22.5z" />
    </>
  ),
  menu: <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />,
  close: <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />,
  external: <path d="M7 17L17 7M8.5 7H17v8.5" />,
  star: (
    <path
      fill="currentColor"
      d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z"
    />
  ),
  mail: (
    <>
      <path className="accent" d="M4.5 6.5h15L12 12z" />
      <rect x="2.5" y="4.5" width="19" height="15" rx="3.5" />
      <path d="M3.5 7l8.5 6.5L20.5 7" />
    </>
  ),
  phone: (
    <>
      <path d="M5 3.5h3.5l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7l1.8-2.5 5 2V19a2 2 0 0 1-2 2A16 16 0 0 1 3 5.5a2 2 0 0 1 2-2z" />
      <circle className="accent" cx="17.5" cy="6.5" r="2.5" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21.5c-4-4-7.5-7.3-7.5-11.5a7.5 7.5 0 0 1 15 0c0 4.2-3.5 7.5-7.5 11.5z" />
      <circle className="accent" cx="12" cy="10" r="3" />
    </>
  ),
  check: <path d="M4.5 12.5l5 5 10-11" />,
  success: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M7.5 12.5l3 3 6-6.5" />
    </>
  ),
  failure: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 7v6M12 16.75v.01" />
    </>
  ),
} as const;

export type IconName = keyof typeof icons;
