import type { AlumniProfileState } from '../profile-fields/alumni-details';
import { findFieldsOfMajor } from './fields-of-majors';
import { findStateCode } from './word-stemming';

/** How an alum fits an open question, best first. */
const FITS = ['college-and-program', 'college', 'program', 'transferred', 'state'] as const;
export type Fit = (typeof FITS)[number];

/** What an open question is about. */
export interface QuestionSubject {
  readonly collegeId: number;
  /** USPS code of the college's state. */
  readonly state: string | null;
  /** The field of study, four digits; null if the question isn't about one. */
  readonly cip: string | null;
}

export type AnswererFields = Pick<AlumniProfileState, 'collegeId' | 'transferredFromCollegeId' | 'major' | 'location'>;

const toKey = (fit: Fit, ...parts: readonly (string | number)[]): string => [fit, ...parts].join(':');

/** Returns the keys to look for, best fit first. */
export function subjectKeys({ collegeId, state, cip }: QuestionSubject): { fit: Fit; key: string }[] {
  const keys: Record<Fit, string | null> = {
    'college-and-program': cip && toKey('college-and-program', collegeId, cip),
    college: toKey('college', collegeId),
    program: cip && toKey('program', cip),
    transferred: toKey('transferred', collegeId),
    state: state && toKey('state', state),
  };
  return FITS.flatMap((fit) => (keys[fit] === null ? [] : [{ fit, key: keys[fit] }]));
}

/**
 * Returns the keys by which an alum is found: the college, the fields of the major, the college from which they transferred,
 * and the state they live in.
 */
export function answererKeys({ collegeId, transferredFromCollegeId, major, location }: AnswererFields): string[] {
  const fields = findFieldsOfMajor(major);
  const state = findStateCode(location);
  return [
    ...(collegeId === null
      ? []
      : [toKey('college', collegeId), ...fields.map((cip) => toKey('college-and-program', collegeId, cip))]),
    ...fields.map((cip) => toKey('program', cip)),
    ...(transferredFromCollegeId === null ? [] : [toKey('transferred', transferredFromCollegeId)]),
    ...(state ? [toKey('state', state)] : []),
  ];
}
