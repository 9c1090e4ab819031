import { toBitmask } from './filter-choices';

/** The majors of the catalog, in its order. */
export const MAJORS = [
  'Computer Science',
  'Business Administration',
  'Engineering',
  'Biology',
  'Psychology',
  'Nursing',
  'Education',
  'English',
  'Mathematics',
  'Economics',
  'Political Science',
  'History',
  'Communications',
  'Art & Design',
  'Chemistry',
  'Physics',
  'Sociology',
  'Health Sciences',
  'Criminal Justice',
  'Environmental Science',
] as const;
type Major = (typeof MAJORS)[number];

/**
 * Two-digit CIP families that correspond to one major. The other families mix several (45 is economics, politics and
 * sociology), so a file that only lists families contains nothing about their majors. Business (52) and criminal
 * justice (43) include a little more than the major; a family flag is correct there for nine institutions out of ten.
 */
export const MAJOR_BY_CIP_FAMILY: Readonly<Record<string, Major>> = {
  '09': 'Communications',
  '11': 'Computer Science',
  '13': 'Education',
  '14': 'Engineering',
  '23': 'English',
  '26': 'Biology',
  '27': 'Mathematics',
  '42': 'Psychology',
  '43': 'Criminal Justice',
  '52': 'Business Administration',
  '54': 'History',
};

/** Majors that share a family with others: if the family is offered, it is unknown which of its majors are. */
export const CIP_FAMILIES_BY_AMBIGUOUS_MAJOR: Readonly<Partial<Record<Major, readonly string[]>>> = {
  Nursing: ['51'],
  Economics: ['45', '52'],
  'Political Science': ['45'],
  'Art & Design': ['50'],
  Chemistry: ['40'],
  Physics: ['40'],
  Sociology: ['45'],
  'Health Sciences': ['51'],
  'Environmental Science': ['03'],
};

/** Four-digit fields in families with more than one major, and the few that belong elsewhere. */
const MAJOR_BY_CIP_CODE: Readonly<Record<string, Major | null>> = {
  '0301': 'Environmental Science',
  '3008': 'Mathematics',
  '4005': 'Chemistry',
  '4008': 'Physics',
  '4301': 'Criminal Justice',
  '4302': null,
  '4303': null,
  '4304': null,
  '4504': 'Criminal Justice',
  '4506': 'Economics',
  '4509': 'Political Science',
  '4510': 'Political Science',
  '4511': 'Sociology',
  '4513': 'Sociology',
  '5001': 'Art & Design',
  '5002': 'Art & Design',
  '5004': 'Art & Design',
  '5006': 'Art & Design',
  '5007': 'Art & Design',
  '5138': 'Nursing',
  '5139': 'Nursing',
  '5204': null,
  '5206': 'Economics',
};

/**
 * Returns the major of a field of study.
 * @param cip four digits of the CIP 2020 classification, with or without the point: '1107', '11.07'
 */
export function findMajorByCipCode(cip: string): Major | null {
  const code = cip.replace('.', '').padStart(4, '0').slice(0, 4);
  if (Object.hasOwn(MAJOR_BY_CIP_CODE, code)) return MAJOR_BY_CIP_CODE[code] ?? null;
  const family = code.slice(0, 2);
  return family === '51' ? 'Health Sciences' : (MAJOR_BY_CIP_FAMILY[family] ?? null);
}

/** Returns the majors of a set in the order of the catalog. */
export const sortMajors = (majors: ReadonlySet<string>): Major[] => MAJORS.filter((major) => majors.has(major));

/** Encodes majors as the bits of a number: the nth major of the catalog is bit n. */
export const majorBitmask = (majors: readonly string[]): number => toBitmask(MAJORS, majors);
