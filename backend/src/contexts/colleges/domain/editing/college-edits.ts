import type { FieldError } from '../../../../shared/domain/domain-error';
import { COLLEGE_TYPES } from '../catalogue/college-type';
import { EditRefused } from '../catalogue/errors';
import { STATES } from '../../../../shared/domain/states';

const LONGEST = 300;
const NUMERIC_HOST = /^(?:[\d.]+|\[.*\])$/;
const INTERNAL_HOST = /(?:^|\.)(?:localhost|local|internal|localdomain|home|lan|test|invalid)$/;

/**
 * The address as a browser understands it, or null where it is none that a college's page may lead to: only http and
 * https, on a host with a public name, without a user in front that looks like another host.
 */
export function publicWebsite(text: string): string | null {
  if (text.length > LONGEST || !/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const hasPublicName =
    url.hostname.includes('.') && !NUMERIC_HOST.test(url.hostname) && !INTERNAL_HOST.test(url.hostname);
  return hasPublicName && url.username === '' && url.password === '' ? url.href : null;
}

/** What a college's administrators may write about their college, under the names of answers and columns. */
export const EDITABLE = [
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
export type EditableField = (typeof EDITABLE)[number];

/** The fields that are kept in percent and shown as fractions. */
const RATES: readonly string[] = ['admission_rate', 'graduation_rate'] satisfies EditableField[];
export const isRate = (field: string): boolean => RATES.includes(field);

/** In the unit it is kept in: rates are percent. */
export type FieldValue = string | number | null;

/** As it was typed. Null takes back what the college wrote; a number that is none is NaN. */
export type ToldEdits = Readonly<Partial<Record<EditableField, FieldValue>>>;

/** Checked, and in the unit it is kept in. */
export type CollegeEdits = Readonly<Partial<Record<EditableField, FieldValue>>>;

type Rule = (told: string | number, now: Date) => { value: string | number } | { fault: string };

/**
 * Checks what someone typed.
 * @throws EditRefused that names every field at fault
 */
export function checkedEdits(told: ToldEdits, now: Date): CollegeEdits {
  const faults: FieldError[] = [];
  const edits: Partial<Record<EditableField, FieldValue>> = {};
  for (const field of EDITABLE) {
    const typed = told[field];
    if (typed === undefined) continue;
    const judged = typed === null ? { value: null } : RULES[field](typed, now);
    if ('fault' in judged) faults.push({ field, message: judged.fault });
    else edits[field] = judged.value;
  }
  const [first, ...more] = faults;
  if (first) throw new EditRefused([first, ...more]);
  return edits;
}

const LINE = /^[^\p{Cc}\p{Cs}]*$/u;
const PARAGRAPHS = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u;

const text =
  (least: number, most: number, fault: string, form = LINE): Rule =>
  (told) => {
    const length = typeof told === 'string' ? [...told].length : 0;
    return typeof told === 'string' && length >= least && length <= most && form.test(told)
      ? { value: told }
      : { fault };
  };

const oneOf =
  (known: (told: string) => boolean, fault: string): Rule =>
  (told) =>
    typeof told === 'string' && known(told) ? { value: told } : { fault };

const wholeNumber =
  (least: number, most: number): Rule =>
  (told) =>
    typeof told === 'number' && Number.isInteger(told) && told >= least && told <= most
      ? { value: told }
      : { fault: `Enter a whole number from ${least} to ${most}, without commas or symbols.` };

/** People write rates as fractions or in percent: up to 1 it is a fraction, so exactly 1 is everyone. */
const rate: Rule = (told) => {
  const percent = typeof told === 'number' && told <= 1 ? told * 100 : told;
  const exact = typeof percent === 'number' && percent >= 0 && percent <= 100 && isNear(percent, 2);
  return exact
    ? { value: Math.round(percent * 100) / 100 }
    : { fault: 'Enter a rate as a decimal from 0 to 1, e.g. 0.65, or in percent.' };
};

const ratio: Rule = (told) =>
  typeof told === 'number' && told >= 0.1 && told <= 500 && isNear(told, 1)
    ? { value: Math.round(told * 10) / 10 }
    : { fault: 'Enter the number of students per faculty member, e.g. 14.' };

/** Whether `value` has no more decimals than that, but for what a computer adds when it multiplies. */
const isNear = (value: number, decimals: number): boolean =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6;

const website: Rule = (told) => {
  const address = typeof told === 'string' ? publicWebsite(told) : null;
  return address === null ? { fault: 'Please enter a valid URL.' } : { value: address };
};

const EARLIEST_FOUNDING = 1000;

const RULES: Readonly<Record<EditableField, Rule>> = {
  name: text(2, 200, 'College name must be at least 2 characters.'),
  description: text(10, 2000, 'Description must be between 10 and 2000 characters.', PARAGRAPHS),
  website,
  type: oneOf((told) => COLLEGE_TYPES.some((type) => type === told), 'Please select an institution type.'),
  city: text(1, 100, 'City is required.'),
  state: oneOf((told) => Object.hasOwn(STATES, told), 'State is required.'),
  enrollment: wholeNumber(0, 1_000_000),
  admission_rate: rate,
  graduation_rate: rate,
  tuition_in_state: wholeNumber(0, 500_000),
  tuition_out_state: wholeNumber(0, 500_000),
  student_faculty_ratio: ratio,
  founded_year: (told, now) => wholeNumber(EARLIEST_FOUNDING, now.getUTCFullYear())(told, now),
};
