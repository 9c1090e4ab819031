import type { Major } from '../api/major';

// A record, so that the type checker finds missing and unknown majors.
const ORDERED_MAJORS: Record<Major, true> = {
  'Computer Science': true,
  'Business Administration': true,
  Engineering: true,
  Biology: true,
  Psychology: true,
  Nursing: true,
  Education: true,
  English: true,
  Mathematics: true,
  Economics: true,
  'Political Science': true,
  History: true,
  Communications: true,
  'Art & Design': true,
  Chemistry: true,
  Physics: true,
  Sociology: true,
  'Health Sciences': true,
  'Criminal Justice': true,
  'Environmental Science': true,
};

/** The majors that the directory can be filtered by. */
export const MAJORS: readonly string[] = Object.keys(ORDERED_MAJORS);
