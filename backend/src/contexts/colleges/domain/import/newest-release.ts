import { parseReleaseDate } from './release';

/** The official files that can be imported, by the beginning of their names. */
const OFFICIAL_FILES = {
  institutions: 'Most-Recent-Cohorts-Institution',
  fields: 'Most-Recent-Cohorts-Field-of-Study',
} as const;
export type OfficialFileKind = keyof typeof OFFICIAL_FILES;

/** The hosts of the Department of Education that publish its files. */
const DOWNLOAD_HOSTS = ['ed-public-download.scorecard.network', 'collegescorecard.ed.gov', 'data.ed.gov'];

/**
 * Returns the address of the newest release of a file that a page links to.
 * @param pinned an address with a date: links to older releases are ignored
 * @param today YYYY-MM-DD: links to later releases are ignored
 */
export function findNewestRelease(html: string, kind: OfficialFileKind, pinned: string, today: string): string {
  let newest = { address: pinned, date: parseReleaseDate(pinned) ?? '' };
  const links = html.matchAll(/href\s*=\s*(?:"([^"\s]{1,500})"|'([^'\s]{1,500})')/gi);
  for (const [, quoted = '', single = ''] of links) {
    const address = quoted || single;
    if (!isOfficialFile(address, kind)) continue;
    const date = parseReleaseDate(address);
    if (date && date > newest.date && date <= today) newest = { address, date };
  }
  return newest.address;
}

function isOfficialFile(address: string, kind: OfficialFileKind): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.protocol !== 'https:' || !DOWNLOAD_HOSTS.includes(url.host)) return false;
  const name = new RegExp(`^(?:/[A-Za-z0-9_-]+)*/${OFFICIAL_FILES[kind]}_\\d{8}\\.(?:zip|csv)$`);
  return name.test(url.pathname) && address === url.origin + url.pathname;
}
