import { formatPercent } from '@/shared/lib/format';
import type { College } from '../api/colleges';

/** Formats the admission rate. A college with open admission has none. */
export const admissionRateText = (college: Pick<College, 'admission_rate' | 'open_admission'>): string =>
  college.open_admission && college.admission_rate === null ? 'Open admission' : formatPercent(college.admission_rate);
