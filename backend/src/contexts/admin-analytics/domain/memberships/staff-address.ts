/** Colleges give these to people who do not speak for them. */
const NOT_STAFF = new Set(['alumni', 'alumnae', 'alumnus', 'alum', 'student', 'students']);

/** Sites on which anyone can have pages: an address there says nothing about a college. */
const SHARED_HOSTS = new Set([
  'blogspot.com',
  'facebook.com',
  'google.com',
  'instagram.com',
  'linkedin.com',
  'weebly.com',
  'wixsite.com',
  'wordpress.com',
]);

/**
 * Whether mail to this address is read by staff of the college with this website. It is under the domain of the website,
 * and not under its domain for students or alumni. An address shows affiliation, not authority: a person still approves.
 * @param website as the catalogue has it, with or without scheme
 */
export function isStaffAddress(email: string, website: string): boolean {
  const site = domainOfWebsite(website);
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (site === null || (domain !== site && !domain.endsWith(`.${site}`))) return false;
  return !domain.split('.').some((label) => NOT_STAFF.has(label));
}

/** The domain that a college's addresses end with; null when the website tells none. */
export function domainOfWebsite(website: string): string | null {
  const url = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  if (!URL.canParse(url)) return null;
  const labels = new URL(url).hostname.toLowerCase().split('.');
  if (labels.length < 2 || labels.some((label) => label === '') || /^\d+$/.test(labels.at(-1)!)) return null;
  if (SHARED_HOSTS.has(labels.slice(-2).join('.'))) return null;
  // Names under .edu are given to one institution each; elsewhere the whole host counts.
  if (labels.at(-1) === 'edu') return labels.slice(-2).join('.');
  return labels[0] === 'www' && labels.length > 2 ? labels.slice(1).join('.') : labels.join('.');
}
