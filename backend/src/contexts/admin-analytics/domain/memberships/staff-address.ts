/** Colleges give these to people who do not work there. */
const NOT_STAFF = new Set(['alumni', 'alumnae', 'alumnus', 'alum', 'student', 'students']);

/** Sites that are not on the public suffix list and on which anyone can have pages: an address there proves nothing. */
const SHARED_HOSTS = new Set([
  'facebook.com',
  'google.com',
  'instagram.com',
  'linkedin.com',
  'weebly.com',
  'wordpress.com',
]);

/** The registrable domain of a host name by the public suffix list; null where it has none. */
export type RegistrableDomainOf = (host: string) => string | null;

/**
 * Whether mail to this address is read by staff of the college with this website: it has the registrable domain of the
 * website, and is not under a domain for students or alumni.
 * @param website as the catalogue has it, with or without scheme
 */
export function isStaffAddress(email: string, website: string, registrableDomainOf: RegistrableDomainOf): boolean {
  const site = domainOfWebsite(website, registrableDomainOf);
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (site === null || (domain !== site && !domain.endsWith(`.${site}`))) return false;
  return !domain.split('.').some((label) => NOT_STAFF.has(label));
}

/** The domain that addresses of a college's staff end with; null when the website has none. */
export function domainOfWebsite(website: string, registrableDomainOf: RegistrableDomainOf): string | null {
  const url = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  if (!URL.canParse(url)) return null;
  const domain = registrableDomainOf(new URL(url).hostname.toLowerCase());
  return domain === null || SHARED_HOSTS.has(domain) ? null : domain;
}
