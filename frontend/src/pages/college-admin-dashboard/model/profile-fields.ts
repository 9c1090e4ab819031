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
export const NUMBER_FIELD_NAMES = FIELD_NAMES.filter((name) => 'format' in PROFILE_FIELDS[name]);

export const INSTITUTION_TYPES = [
  'Public 4-year',
  'Public 2-year',
  'Private Non-Profit 4-year',
  'Private Non-Profit 2-year',
  'Private For-Profit 4-year',
  'Private For-Profit 2-year',
] as const;

/** Parses a number; undefined if the text isn't one. */
export function parseNumber(text: string): number | undefined {
  return /^\d{1,9}(\.\d{1,6})?$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

/** URLs in the catalog may lack a scheme. */
const withScheme = (text: string) => (/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
const isWebAddress = (text: string) =>
  text === '' || (/^https?:\/\/\S+\.\S+$/i.test(withScheme(text)) && URL.canParse(withScheme(text)));
const isNumberOrEmpty = (text: string) => text === '' || parseNumber(text) !== undefined;

const requiredText = (length: number, message: string) => z.string().check(z.trim(), z.minLength(length, message));
const numberText = z.string().check(z.trim(), z.refine(isNumberOrEmpty, 'Enter a number without commas or symbols.'));

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
  enrollment: numberText,
  admission_rate: numberText,
  graduation_rate: numberText,
  tuition_in_state: numberText,
  tuition_out_state: numberText,
  student_faculty_ratio: numberText,
  founded_year: numberText,
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
    return [name, NUMBER_FIELD_NAMES.includes(name) ? Number(value) : value];
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
