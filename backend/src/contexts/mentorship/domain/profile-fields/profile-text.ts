import type { FieldError } from '../../../../shared/domain/domain-error';
import { isSecureWebAddress } from '../../../../shared/domain/web-address';

/** The rules of a text field. */
export interface TextRule {
  /** The name of the field in messages. */
  readonly name: string;
  /** In characters, as people count them; an emoji is one. */
  readonly longest: number;
  /** A comma-separated list. */
  readonly isList?: true;
}

export const SHORT = 200;
export const LONG = 2_000;
export const EARLIEST_GRADUATION = 1900;

/** Counts characters as people and PostgreSQL do: an emoji counts once. */
export const characters = (text: string): number => [...text].length;

export const fault = (field: string, message: string): FieldError => ({ field, message });

/** Trims a text and removes duplicates from a list; null if nothing is left. */
export function read(text: string | null, { isList }: TextRule): string | null {
  return (isList ? withoutDoubles(text ?? '') : text?.trim()) || null;
}

function withoutDoubles(list: string): string {
  const items = list.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
  const inLowerCase = items.map((word) => word.toLowerCase());
  return items.filter((word, n) => word !== '' && inLowerCase.indexOf(word.toLowerCase()) === n).join(', ');
}

/** Returns the texts of `told` as they are stored, and their errors. Omitted fields are left out. */
export function readTexts<Field extends string>(
  values: { readonly [field in NoInfer<Field>]?: string | null },
  rules: Readonly<Record<Field, TextRule>>,
): { texts: { [field in Field]?: string | null }; faults: FieldError[] } {
  const texts: { [field in Field]?: string | null } = {};
  const faults: FieldError[] = [];
  for (const [field, rule] of Object.entries(rules) as [Field, TextRule][]) {
    if (values[field] === undefined) continue;
    const text = (texts[field] = read(values[field], rule));
    if (characters(text ?? '') > rule.longest) {
      faults.push(fault(field, `${rule.name} must be at most ${rule.longest} characters`));
    }
  }
  return { texts, faults };
}

/** Whether a year is a valid graduation year of a school or college. */
export const isGraduation = (year: number, yearsAhead: number, now: Date): boolean =>
  Number.isInteger(year) && year >= EARLIEST_GRADUATION && year <= now.getUTCFullYear() + yearsAhead;

export const notAGraduation = (yearsAhead: number, now: Date): string =>
  `Graduation year must be between ${EARLIEST_GRADUATION} and ${now.getUTCFullYear() + yearsAhead}`;

/** The links of an alumni profile as stored; null if empty. */
interface ProfileLinks {
  readonly linkedinUrl: string | null;
  readonly githubUrl: string | null;
  readonly twitterHandle: string | null;
  readonly personalWebsite: string | null;
}

export type LinkField = keyof ProfileLinks;

/** The domains, with their subdomains, that a link may lead to. */
const SERVICES = { linkedinUrl: ['linkedin.com'], githubUrl: ['github.com'], twitterHandle: ['x.com', 'twitter.com'] };

const FAULTS: Record<LinkField, string> = {
  linkedinUrl: 'Enter an address that starts with https://www.linkedin.com/.',
  githubUrl: 'Enter an address that starts with https://github.com/.',
  twitterHandle: 'Enter only the handle, such as @name.',
  personalWebsite: 'Enter an address that starts with https://.',
};

const LINK_FIELDS = Object.keys(FAULTS) as LinkField[];

const HANDLE = /^@?\w+$/;

/** Extracts the handle from the URL of a profile page on X; returns any other text unchanged. */
export function readHandle(text: string): string {
  if (!isAtService(text, SERVICES.twitterHandle)) return text;
  const [, handle = '', ...rest] = new URL(text).pathname.split('/');
  return HANDLE.test(handle) && rest.every((part) => part === '') ? `@${handle.replace(/^@/, '')}` : text;
}

/** Returns the error message of a link; null if it is valid. */
export function faultOfLink(field: LinkField, value: string): string | null {
  return isLink(field, value) ? null : FAULTS[field];
}

/** Returns the details without links that were stored before the current rules and break them. */
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

/** Validates changed links only: a stored link that is no longer valid is hidden, and doesn't block other changes. */
export const faultsOfLinks = (values: Partial<ProfileLinks>): FieldError[] =>
  LINK_FIELDS.flatMap((field) => {
    const message = values[field] ? faultOfLink(field, values[field]) : null;
    return message === null ? [] : [fault(field, message)];
  });
