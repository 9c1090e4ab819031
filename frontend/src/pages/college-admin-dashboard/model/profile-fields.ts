import * as z from 'zod/mini';
import { formatCount, formatMoney, formatPercent, formatRatio } from '@/shared/lib/format';
import type { CollegeEdits, OwnCollege } from '../api/college-profile';

type ProfileFieldValue = string | number | null | undefined;

interface ProfileField {
  label: string;
  /** Formats a number for display. */
  format?: (value: number) => string;
  hint?: string;
}

/** What a number field accepts, and the server's message for everything else. */
interface NumberRule {
  unit?: '$' | '%';
  min: number;
  max: number;
  decimals: number;
  message: string;
}

const wholeNumberRule = (min: number, max: number, unit?: '$'): NumberRule => ({
  ...(unit && { unit }),
  min,
  max,
  decimals: 0,
  message: `Enter a whole number from ${min} to ${max}, without commas or symbols.`,
});
const RATE_RULE: NumberRule = {
  unit: '%',
  min: 0,
  max: 100,
  decimals: 4,
  message: 'Enter a decimal from 0 to 1, e.g. 0.65, or a percentage, e.g. 65.',
};

const NUMBER_RULES = {
  enrollment: wholeNumberRule(0, 1_000_000),
  admission_rate: RATE_RULE,
  graduation_rate: RATE_RULE,
  tuition_in_state: wholeNumberRule(0, 500_000, '$'),
  tuition_out_state: wholeNumberRule(0, 500_000, '$'),
  student_faculty_ratio: {
    min: 0.1,
    max: 500,
    decimals: 1,
    message: 'Enter the number of students per faculty member, e.g. 14.',
  },
  founded_year: wholeNumberRule(1000, new Date().getUTCFullYear()),
} satisfies Record<string, NumberRule>;
type NumberFieldName = keyof typeof NUMBER_RULES;
export const NUMBER_FIELD_NAMES = Object.keys(NUMBER_RULES) as NumberFieldName[];

/** A year has no thousands separators. */
const formatYear = (value: number) => String(value);

/** The fields of the profile in the order of the form, keyed by their API names. */
export const PROFILE_FIELDS = {
  name: { label: 'College name' },
  description: { label: 'Description', hint: '10 to 2,000 characters.' },
  website: { label: 'Website' },
  type: { label: 'Institution type' },
  city: { label: 'City' },
  state: { label: 'State' },
  enrollment: { label: 'Enrollment', format: formatCount },
  admission_rate: { label: 'Admission rate', format: formatPercent, hint: 'For 65%, enter 0.65 or 65.' },
  graduation_rate: { label: 'Graduation rate', format: formatPercent, hint: 'For 65%, enter 0.65 or 65.' },
  tuition_in_state: { label: 'In-state tuition', format: formatMoney, hint: 'Per year, without commas or symbols.' },
  tuition_out_state: {
    label: 'Out-of-state tuition',
    format: formatMoney,
    hint: 'Per year, without commas or symbols.',
  },
  student_faculty_ratio: { label: 'Students per faculty member', format: formatRatio },
  founded_year: { label: 'Founded', format: formatYear },
} satisfies Record<string, ProfileField>;

export type ProfileFieldName = keyof typeof PROFILE_FIELDS;
export type ProfileValues = Record<ProfileFieldName, string>;

const FIELD_NAMES = Object.keys(PROFILE_FIELDS) as ProfileFieldName[];

export const INSTITUTION_TYPES = [
  'Public 4-year',
  'Public 2-year',
  'Private Non-Profit 4-year',
  'Private Non-Profit 2-year',
  'Private For-Profit 4-year',
  'Private For-Profit 2-year',
] as const;

/**
 * Parses what is typed in a number field: "$16,200", "84%" or "0.84". A percentage with its sign becomes a fraction.
 * @returns undefined if the text isn't a number that the field accepts
 */
export function parseProfileNumber(name: NumberFieldName, text: string): number | undefined {
  const { unit, min, max, decimals }: NumberRule = NUMBER_RULES[name];
  const [, dollar, digits = '', percent] = /^(\$)? ?([\d.,]+) ?(%)?$/.exec(text.trim()) ?? [];
  if ((dollar && unit !== '$') || (percent && unit !== '%')) return undefined;
  const plain = decimals === 0 && /^\d{1,3}(,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits;
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(plain)) return undefined;
  const value = Number(plain);
  // Twice as precise for fractions: 0.6512 is 65.12%.
  const most = unit === '%' && (percent || value > 1) ? decimals / 2 : decimals;
  const isExact = Number(value.toFixed(most)) === value;
  if (!isExact || value < min || value > max) return undefined;
  return percent ? value / 100 : value;
}

/** Returns what is wrong with a number that is still being typed; undefined if it can become valid. */
export function typedNumberError(name: NumberFieldName, text: string): string | undefined {
  const { unit, max, message }: NumberRule = NUMBER_RULES[name];
  const digits = text.replaceAll(/[\s,]/g, '').replace(unit ?? '', '');
  return Number(digits || 0) <= max || digits === '.' ? undefined : message;
}

const MAX_RELATIVE_DIFFERENCE = 0.1;

/**
 * Whether what is typed in a field differs by more than a tenth from the federal value, as on the server: then pages show
 * both values.
 */
export function differsFromFederal(name: ProfileFieldName, text: string, federal: ProfileFieldValue): boolean {
  if (!isNumberField(name) || name === 'founded_year' || typeof federal !== 'number') return false;
  const typed = parseProfileNumber(name, text);
  if (typed === undefined) return false;
  const { unit }: NumberRule = NUMBER_RULES[name];
  const value = unit === '%' && typed > 1 ? typed / 100 : typed;
  return Math.abs(value - federal) > MAX_RELATIVE_DIFFERENCE * Math.abs(federal) + 1e-9;
}

export const isNumberField = (name: ProfileFieldName): name is NumberFieldName => name in NUMBER_RULES;

/** URLs in the catalog may lack a scheme. */
const withScheme = (text: string) => (/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
const isWebAddress = (text: string) =>
  text === '' || (/^https?:\/\/\S+\.\S+$/i.test(withScheme(text)) && URL.canParse(withScheme(text)));

const requiredText = (length: number, message: string) => z.string().check(z.trim(), z.minLength(length, message));
const numberText = (name: NumberFieldName) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || parseProfileNumber(name, text) !== undefined, NUMBER_RULES[name].message),
  );

export const profileSchema = z.object({
  name: requiredText(2, 'College name must be at least 2 characters.'),
  description: z.string().check(
    z.trim(),
    z.refine(
      (text) => text === '' || ([...text].length >= 10 && [...text].length <= 2000),
      'Description must be between 10 and 2000 characters.',
    ),
  ),
  website: z.string().check(z.trim(), z.refine(isWebAddress, 'Please enter a valid URL.')),
  type: requiredText(1, 'Please select an institution type.'),
  city: requiredText(1, 'City is required.'),
  state: requiredText(1, 'State is required.'),
  enrollment: numberText('enrollment'),
  admission_rate: numberText('admission_rate'),
  graduation_rate: numberText('graduation_rate'),
  tuition_in_state: numberText('tuition_in_state'),
  tuition_out_state: numberText('tuition_out_state'),
  student_faculty_ratio: numberText('student_faculty_ratio'),
  founded_year: numberText('founded_year'),
});

/** Returns the college's values as text for the form. */
export const toProfileValues = (college: Pick<OwnCollege, ProfileFieldName>): ProfileValues =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, String(college[name] ?? '')])) as ProfileValues;

/** Returns only the changed values. An empty field removes the college value. */
export function toProfileChange(
  values: ProfileValues,
  changed: Partial<Record<ProfileFieldName, unknown>>,
): CollegeEdits {
  const changes = FIELD_NAMES.filter((name) => changed[name]).map((name) => {
    const value = values[name];
    if (value === '') return [name, null];
    if (name === 'website') return [name, withScheme(value)];
    return [name, isNumberField(name) ? parseProfileNumber(name, value) : value];
  });
  return Object.fromEntries(changes) as CollegeEdits;
}

/** Formats a value for display. */
export function formatFieldValue(field: string, value: ProfileFieldValue): string {
  if (value === null || value === undefined || value === '') return 'Not reported';
  const look: ProfileField | undefined = PROFILE_FIELDS[field as ProfileFieldName];
  return typeof value === 'number' && look?.format ? look.format(value) : String(value);
}

/** Returns the label of a field; fields of federal releases that administrators can't edit have only an API name. */
export const fieldLabel = (field: string): string =>
  PROFILE_FIELDS[field as ProfileFieldName]?.label ?? field.replaceAll('_', ' ');
