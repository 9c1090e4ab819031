import { formatMoney } from '@/shared/lib/format';
import type { College } from '../api/colleges';

type Tuition = Pick<College, 'tuition_in_state' | 'tuition_out_state'>;

/** Whether residents of the state pay as much as others, as at private colleges: one figure instead of two equal ones. */
export const hasOneTuition = (college: Tuition): boolean =>
  college.tuition_in_state !== null && college.tuition_in_state === college.tuition_out_state;

/** Returns the label and the tuition for lists, which have room for one figure. */
export const tuitionFact = (college: Tuition): [label: string, figure: string] => [
  hasOneTuition(college) ? 'Tuition' : 'In-state tuition',
  formatMoney(college.tuition_in_state),
];
