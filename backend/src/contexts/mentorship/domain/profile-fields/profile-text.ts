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

export const MAX_SHORT_TEXT_LENGTH = 200;
export const MAX_LONG_TEXT_LENGTH = 2_000;
export const MIN_GRADUATION_YEAR = 1900;

/** Counts characters as people and PostgreSQL do: an emoji counts once. */
export const countCharacters = (text: string): number => [...text].length;

export const toFieldError = (field: string, message: string): FieldError => ({ field, message });

/** Trims a text and removes duplicates from a list; null if nothing is left. */
export function normalizeText(text: string | null, { isList }: TextRule): string | null {
  return (isList ? removeDuplicateItems(text ?? '') : text?.trim()) || null;
}

function removeDuplicateItems(list: string): string {
  const items = list.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
  const lowerCaseItems = items.map((word) => word.toLowerCase());
  return items.filter((word, n) => word !== '' && lowerCaseItems.indexOf(word.toLowerCase()) === n).join(', ');
}

/** Returns the texts of `text` as they are stored, and their errors. Omitted fields are left out. */
export function validateTexts<Field extends string>(
  values: { readonly [field in NoInfer<Field>]?: string | null },
  rules: Readonly<Record<Field, TextRule>>,
): { texts: { [field in Field]?: string | null }; faults: FieldError[] } {
  const texts: { [field in Field]?: string | null } = {};
  const faults: FieldError[] = [];
  for (const [field, rule] of Object.entries(rules) as [Field, TextRule][]) {
    if (values[field] === undefined) continue;
    const text = (texts[field] = normalizeText(values[field], rule));
    if (countCharacters(text ?? '') > rule.longest) {
      faults.push(toFieldError(field, `${rule.name} must be at most ${rule.longest} characters`));
    }
  }
  return { texts, faults };
}

/** Whether a year is a valid graduation year of a school or college. */
export const isGraduationYear = (year: number, yearsAhead: number, now: Date): boolean =>
  Number.isInteger(year) && year >= MIN_GRADUATION_YEAR && year <= now.getUTCFullYear() + yearsAhead;

export const graduationYearMessage = (yearsAhead: number, now: Date): string =>
  `Graduation year must be between ${MIN_GRADUATION_YEAR} and ${now.getUTCFullYear() + yearsAhead}`;

/** The links of an alumni profile as stored; null if empty. */
interface ProfileLinks {
  readonly linkedinUrl: string | null;
  readonly githubUrl: string | null;
  readonly twitterHandle: string | null;
  readonly personalWebsite: string | null;
}

export type LinkField = keyof ProfileLinks;

/** The domains, with their subdomains, that a link may lead to. */
const LINK_DOMAINS = {
  linkedinUrl: ['linkedin.com'],
  githubUrl: ['github.com'],
  twitterHandle: ['x.com', 'twitter.com'],
};

const LINK_MESSAGES: Record<LinkField, string> = {
  linkedinUrl: 'Enter an address that starts with https://www.linkedin.com/.',
  githubUrl: 'Enter an address that starts with https://github.com/.',
  twitterHandle: 'Enter only the handle, such as @name.',
  personalWebsite: 'Enter an address that starts with https://.',
};

const LINK_FIELDS = Object.keys(LINK_MESSAGES) as LinkField[];

const HANDLE_PATTERN = /^@?\w+$/;

/** Extracts the handle from the URL of a profile page on X; returns any other text unchanged. */
export function extractHandle(text: string): string {
  if (!isUrlAtDomain(text, LINK_DOMAINS.twitterHandle)) return text;
  const [, handle = '', ...rest] = new URL(text).pathname.split('/');
  return HANDLE_PATTERN.test(handle) && rest.every((part) => part === '') ? `@${handle.replace(/^@/, '')}` : text;
}

/** Returns the error message of a link; null if it is valid. */
export function linkErrorMessage(field: LinkField, value: string): string | null {
  return isValidLink(field, value) ? null : LINK_MESSAGES[field];
}

/** Returns the details without links that were stored before the current rules and break them. */
export function removeInvalidLinks<Details extends ProfileLinks>(details: Details): Details {
  const invalidFields = LINK_FIELDS.filter((field) => details[field] !== null && !isValidLink(field, details[field]));
  return invalidFields.length === 0
    ? details
    : { ...details, ...Object.fromEntries(invalidFields.map((field) => [field, null])) };
}

function isValidLink(field: LinkField, value: string): boolean {
  if (field === 'twitterHandle') return HANDLE_PATTERN.test(value);
  return field === 'personalWebsite' ? isSecureWebAddress(value) : isUrlAtDomain(value, LINK_DOMAINS[field]);
}

function isUrlAtDomain(text: string, domains: readonly string[]): boolean {
  if (!isSecureWebAddress(text)) return false;
  const { hostname } = new URL(text);
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}

/** Validates changed links only: a stored link that is no longer valid is hidden, and doesn't block other changes. */
export const findLinkErrors = (values: Partial<ProfileLinks>): FieldError[] =>
  LINK_FIELDS.flatMap((field) => {
    const message = values[field] ? linkErrorMessage(field, values[field]) : null;
    return message === null ? [] : [toFieldError(field, message)];
  });
