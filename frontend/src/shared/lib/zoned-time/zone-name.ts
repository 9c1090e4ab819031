const WINTER_DATE = new Date('2027-01-05T12:00:00Z');

const formatZone = (zone: string, timeZoneName: 'long' | 'longGeneric'): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName })
    .formatToParts(WINTER_DATE)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** Browsers name some zones after their city or offset; for those, returns the name of the standard time. */
function formatGenericName(zone: string, city: string): string {
  const genericName = formatZone(zone, 'longGeneric');
  const isVague = genericName.startsWith('GMT') || (city !== '' && genericName.includes(city));
  return isVague ? formatZone(zone, 'long').replace(/ (Standard|Daylight|Summer) Time$/, ' Time') : genericName;
}

const findCity = (zone: string): string =>
  zone.includes('/') && !zone.startsWith('Etc/') ? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ') : '';

/**
 * Formats a time zone for people: 'Eastern Time (New York)', or without a city if the zone has none.
 *
 * @param zone IANA name; an unknown one is returned unchanged
 */
export function zoneName(zone: string): string {
  const city = findCity(zone);
  try {
    const name = formatGenericName(zone, city);
    return city === '' || name.includes(city) ? name : `${name} (${city})`;
  } catch {
    return zone;
  }
}
