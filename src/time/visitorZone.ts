/** Time zones that Firefox and Tor Browser report to hide the visitor's own zone. */
const anonymousZones = new Set(['UTC', 'Atlantic/Reykjavik']);

/** Returns the option that names the time zone, if the visitor's clock may show another time. */
export function visitorZone(): Pick<Intl.DateTimeFormatOptions, 'timeZoneName'> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return anonymousZones.has(timeZone) ? { timeZoneName: 'short' } : {};
}
