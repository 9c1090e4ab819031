import { AddressNotConfirmed, AddressNotOfCollege } from './errors';

/** Colleges use subdomains with these words, also within a label, for people who don't work there. */
const NON_STAFF_PATTERN = /student|alumn|undergrad|pupil/;

/** The same for short words, which other words contain: only as a whole part of a label, such as in `mail-stu2`. */
const NON_STAFF_DOMAIN_PARTS = new Set([
  'alum',
  'alums',
  'grad',
  'grads',
  'postgrad',
  'postgrads',
  'stu',
  'stud',
  'studs',
  'ug',
]);

/** Sites that aren't on the public suffix list and where anyone can have pages: an address there proves nothing. */
const SHARED_HOSTS = new Set([
  'facebook.com',
  'google.com',
  'instagram.com',
  'linkedin.com',
  'weebly.com',
  'wordpress.com',
]);

/**
 * Whether this address can belong to staff of a college: it has the domain of staff addresses, and isn't under a
 * subdomain for students or alumni. It proves that its owner belongs to the college, not that they can represent it.
 * @param staffDomain as `findWebsiteDomain` returns it; null if the college has none
 */
export function isStaffAddress(email: string, staffDomain: string | null): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (staffDomain === null || (domain !== staffDomain && !domain.endsWith(`.${staffDomain}`))) return false;
  const labels = domain.slice(0, -staffDomain.length).split('.');
  return !labels.some(isForStudentsOrAlumni);
}

const isForStudentsOrAlumni = (label: string): boolean =>
  NON_STAFF_PATTERN.test(label) || label.split(/[^a-z]+/).some((part) => NON_STAFF_DOMAIN_PARTS.has(part));

/**
 * Returns the domain of the college's staff addresses; null if the website has none.
 * @param website as listed in the catalog, with or without a scheme
 * @param registrableDomainOf returns the part of a host name that a registrant can own, by the public suffix list; null
 *   if there is none
 */
export function findWebsiteDomain(
  website: string,
  registrableDomainOf: (host: string) => string | null,
): string | null {
  const url = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  if (!URL.canParse(url)) return null;
  const domain = registrableDomainOf(new URL(url).hostname.toLowerCase());
  return domain === null || SHARED_HOSTS.has(domain) ? null : domain;
}

/**
 * Checks that the confirmed address of an account is a staff address of the college.
 * @param confirmedEmail null if the user hasn't confirmed an address
 * @param staffDomain null if the college has none
 * @throws AddressNotConfirmed, AddressNotOfCollege
 */
export function assertConfirmedStaffAddress(confirmedEmail: string | null, staffDomain: string | null): void {
  if (confirmedEmail === null) throw new AddressNotConfirmed();
  if (!isStaffAddress(confirmedEmail, staffDomain)) throw new AddressNotOfCollege(staffDomain);
}
