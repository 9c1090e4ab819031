import { isSecureWebAddress } from '../../../../shared/domain/web-address';

/** The links of an alumni profile, as they are kept; null where there is none. */
export interface ProfileLinks {
  readonly linkedinUrl: string | null;
  readonly githubUrl: string | null;
  readonly twitterHandle: string | null;
  readonly personalWebsite: string | null;
}

export type LinkField = keyof ProfileLinks;

/** Whose pages a link may lead to; the domain and what is below it. */
const SERVICES = { linkedinUrl: ['linkedin.com'], githubUrl: ['github.com'], twitterHandle: ['x.com', 'twitter.com'] };

const FAULTS: Record<LinkField, string> = {
  linkedinUrl: 'Enter an address that starts with https://www.linkedin.com/.',
  githubUrl: 'Enter an address that starts with https://github.com/.',
  twitterHandle: 'Enter the handle alone, such as @name.',
  personalWebsite: 'Enter an address that starts with https://.',
};

export const LINK_FIELDS = Object.keys(FAULTS) as LinkField[];

const HANDLE = /^@?\w+$/;

/** The handle in the address of a person's page at X; what is no such address stays as it is. */
export function readHandle(text: string): string {
  if (!isAtService(text, SERVICES.twitterHandle)) return text;
  const [, handle = '', ...rest] = new URL(text).pathname.split('/');
  return HANDLE.test(handle) && rest.every((part) => part === '') ? `@${handle.replace(/^@/, '')}` : text;
}

/** What is wrong with a link, in words for the form; null when nothing is. */
export function faultOfLink(field: LinkField, value: string): string | null {
  return isLink(field, value) ? null : FAULTS[field];
}

/** The same profile without links that were kept before today's rules and would not be taken any more. */
export function withoutBadLinks<Details extends ProfileLinks>(details: Details): Details {
  const bad = LINK_FIELDS.filter((field) => details[field] !== null && !isLink(field, details[field]));
  return bad.length === 0 ? details : { ...details, ...Object.fromEntries(bad.map((field) => [field, null])) };
}

function isLink(field: LinkField, value: string): boolean {
  if (field === 'twitterHandle') return HANDLE.test(value);
  return field === 'personalWebsite' ? isSecureWebAddress(value) : isAtService(value, SERVICES[field]);
}

function isAtService(text: string, domains: readonly string[]): boolean {
  if (!isSecureWebAddress(text)) return false;
  const { hostname } = new URL(text);
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}
