import { BYTE_ORDER_MARK, csvLine } from '../../../../shared/infrastructure/csv/csv-line';
import { MENTORING_STEPS } from '../../domain/mentoring-history/mentoring-figures';
import type { MentoringHistoryView } from './mentoring-history.dto';

const HIDDEN_LABEL = 'hidden';
const COLUMNS = ['from', 'until', 'requests', 'students', ...MENTORING_STEPS, 'replies within days'];

/** Writes the history as CSV for spreadsheets: the same numbers as the page, and "hidden" where it shows none. */
export function mentoringHistoryFile({ weeks }: MentoringHistoryView): string {
  const lines = weeks.map(({ from, week, requests, students, steps, repliesWithinDays }) => [
    from,
    week,
    ...[requests, students, ...steps.map((step) => step.students)].map((figure) => figure ?? HIDDEN_LABEL),
    repliesWithinDays ?? '',
  ]);
  return BYTE_ORDER_MARK + [COLUMNS, ...lines].map(csvLine).join('');
}
