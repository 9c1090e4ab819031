import type { FieldError } from '../../../../shared/domain/domain-error';
import { COLLEGE_TYPES } from '../catalogue/college-type';
import { EditRefused } from '../catalogue/errors';
import { STATES } from '../../../../shared/domain/states';

const MAX_URL_LENGTH = 300;
const NUMERIC_HOST_PATTERN = /^(?:[\d.]+|\[.*\])$/;
const INTERNAL_HOST_PATTERN = /(?:^|\.)(?:localhost|local|internal|localdomain|home|lan|test|invalid)$/;

/**
 * Returns the normalized URL, or null if a college's page can't link to it: only http and https, on a public host name,
 * without a user name that looks like another host.
 */
export function parsePublicWebsite(textRule: string): string | null {
  if (textRule.length > MAX_URL_LENGTH || !/^https?:\/\/[^\s\\]+$/i.test(textRule) || !URL.canParse(textRule))
    return null;
  const url = new URL(textRule);
  const hasPublicName =
    url.hostname.includes('.') && !NUMERIC_HOST_PATTERN.test(url.hostname) && !INTERNAL_HOST_PATTERN.test(url.hostname);
  return hasPublicName && url.username === '' && url.password === '' ? url.href : null;
}

/** The fields that administrators can edit about their college, by their names in the API and the database. */
export const EDITABLE_FIELDS = [
  'name',
  'description',
  'website',
  'type',
  'city',
  'state',
  'enrollment',
  'admission_rate',
  'graduation_rate',
  'tuition_in_state',
  'tuition_out_state',
  'student_faculty_ratio',
  'founded_year',
] as const;
export type EditableField = (typeof EDITABLE_FIELDS)[number];

/** The fields stored in percent and returned as fractions. */
const RATE_FIELDS: readonly string[] = ['admission_rate', 'graduation_rate'] satisfies EditableField[];
export const isRate = (field: string): boolean => RATE_FIELDS.includes(field);

/** A value in the stored unit: rates are percent. */
export type FieldValue = string | number | null;

/** Edits as they were entered. Null removes the college's own value; an invalid number is NaN. */
export type EditsInput = Readonly<Partial<Record<EditableField, FieldValue>>>;

/** Validated edits in the stored unit. */
export type CollegeEdits = Readonly<Partial<Record<EditableField, FieldValue>>>;

type FieldRule = (value: string | number, now: Date) => { value: string | number } | { fault: string };

/**
 * Validates edits.
 * @throws EditRefused naming every invalid field
 */
export function validateEdits(input: EditsInput, now: Date): CollegeEdits {
  const faults: FieldError[] = [];
  const edits: Partial<Record<EditableField, FieldValue>> = {};
  for (const field of EDITABLE_FIELDS) {
    const value = input[field];
    if (value === undefined) continue;
    const result = value === null ? { value: null } : FIELD_RULES[field](value, now);
    if ('fault' in result) faults.push({ field, message: result.fault });
    else edits[field] = result.value;
  }
  const [first, ...more] = faults;
  if (first) throw new EditRefused([first, ...more]);
  return edits;
}

const LINE_PATTERN = /^[^\p{Cc}\p{Cs}]*$/u;
const PARAGRAPHS_PATTERN = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u;

const textRule =
  (min: number, max: number, fault: string, form = LINE_PATTERN): FieldRule =>
  (value) => {
    const length = typeof value === 'string' ? [...value].length : 0;
    return typeof value === 'string' && length >= min && length <= max && form.test(value) ? { value } : { fault };
  };

const oneOfRule =
  (isKnown: (value: string) => boolean, fault: string): FieldRule =>
  (value) =>
    typeof value === 'string' && isKnown(value) ? { value } : { fault };

const wholeNumberRule =
  (min: number, max: number): FieldRule =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? { value }
      : { fault: `Enter a whole number from ${min} to ${max}, without commas or symbols.` };

/** People enter rates as fractions or in percent: a value up to 1 is a fraction, so 1 means 100%. */
const rateRule: FieldRule = (value) => {
  const percent = typeof value === 'number' && value <= 1 ? value * 100 : value;
  const exact = typeof percent === 'number' && percent >= 0 && percent <= 100 && hasAtMostDecimals(percent, 2);
  return exact
    ? { value: Math.round(percent * 100) / 100 }
    : { fault: 'Enter a decimal from 0 to 1, e.g. 0.65, or a percentage, e.g. 65.' };
};

const ratioRule: FieldRule = (value) =>
  typeof value === 'number' && value >= 0.1 && value <= 500 && hasAtMostDecimals(value, 1)
    ? { value: Math.round(value * 10) / 10 }
    : { fault: 'Enter the number of students per faculty member, e.g. 14.' };

/** Whether `value` has at most this many decimals, except for the rounding error of a floating-point multiplication. */
const hasAtMostDecimals = (value: number, decimals: number): boolean =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6;

const websiteRule: FieldRule = (value) => {
  const address = typeof value === 'string' ? parsePublicWebsite(value) : null;
  return address === null ? { fault: 'Please enter a valid URL.' } : { value: address };
};

const MIN_FOUNDING_YEAR = 1000;

const FIELD_RULES: Readonly<Record<EditableField, FieldRule>> = {
  name: textRule(2, 200, 'College name must be at least 2 characters.'),
  description: textRule(10, 2000, 'Description must be between 10 and 2000 characters.', PARAGRAPHS_PATTERN),
  website: websiteRule,
  type: oneOfRule((value) => COLLEGE_TYPES.some((type) => type === value), 'Please select an institution type.'),
  city: textRule(1, 100, 'City is required.'),
  state: oneOfRule((value) => Object.hasOwn(STATES, value), 'State is required.'),
  enrollment: wholeNumberRule(0, 1_000_000),
  admission_rate: rateRule,
  graduation_rate: rateRule,
  tuition_in_state: wholeNumberRule(0, 500_000),
  tuition_out_state: wholeNumberRule(0, 500_000),
  student_faculty_ratio: ratioRule,
  founded_year: (value, now) => wholeNumberRule(MIN_FOUNDING_YEAR, now.getUTCFullYear())(value, now),
};
