export const COLLEGE_TYPES = [
  'Public 4-year',
  'Public 2-year',
  'Private Non-Profit 4-year',
  'Private Non-Profit 2-year',
  'Private For-Profit 4-year',
  'Private For-Profit 2-year',
] as const;
export type CollegeType = (typeof COLLEGE_TYPES)[number];

/** The kind of colleges whose programs are all shorter than two years, in addition to the six types. */
export const SUB_TWO_YEAR_KIND = 'Less-than-2-year';
/** Kinds by which colleges can be filtered: the six types, and colleges with only shorter programs. */
export const COLLEGE_KINDS = [...COLLEGE_TYPES, SUB_TWO_YEAR_KIND] as const;
export type CollegeKind = (typeof COLLEGE_KINDS)[number];

export const COLLEGE_LEVELS = ['4-year', '2-year', 'less-than-2-year'] as const;
export type CollegeLevel = (typeof COLLEGE_LEVELS)[number];

const CONTROL_BY_CODE = { '1': 'Public', '2': 'Private Non-Profit', '3': 'Private For-Profit' } as const;
const LEVEL_BY_CODE = { '1': '4-year', '2': '2-year', '3': 'less-than-2-year' } as const;

/**
 * Returns the type and level for the federal codes CONTROL and ICLEVEL. The six types don't include programs shorter
 * than two years (mostly trade schools): their type is "2-year", and the level keeps the difference.
 * @returns null for an unknown code
 */
export function parseTypeAndLevel(control: string, level: string): { type: CollegeType; level: CollegeLevel } | null {
  if (!isKeyOf(CONTROL_BY_CODE, control) || !isKeyOf(LEVEL_BY_CODE, level)) return null;
  return {
    type: `${CONTROL_BY_CODE[control]} ${level === '1' ? '4-year' : '2-year'}`,
    level: LEVEL_BY_CODE[level],
  };
}

const isKeyOf = <T extends object>(table: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(table, key);
