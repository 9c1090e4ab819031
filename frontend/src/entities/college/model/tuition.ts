import type { CollegeDetail } from '../api/colleges';

/** Whether residents of the state pay as much as others, as at private colleges: one figure instead of two equal ones. */
export const hasOneTuition = (college: Pick<CollegeDetail, 'tuition_in_state' | 'tuition_out_state'>): boolean =>
  college.tuition_in_state !== null && college.tuition_in_state === college.tuition_out_state;
