import { BYTE_ORDER_MARK, csvLine } from '../../../../shared/infrastructure/csv/csv-line';
import { STATISTICS_COLUMNS } from '../../domain/statistics/statistics-columns';
import type { StatisticsView } from './statistics.dto';

const HIDDEN = 'hidden';
const figure = (value: number | null): string | number => value ?? HIDDEN;

/** Writes the statistics as CSV for spreadsheets: the same numbers as the pages, and "hidden" where these show none. */
export function statisticsFile(statistics: StatisticsView): string {
  const { period, uniqueStudents, highIntent, views, avgSeconds } = statistics;
  const parts = (section: string, rows: StatisticsView['sources'] | StatisticsView['states']) =>
    rows === null
      ? [[section, HIDDEN, HIDDEN, HIDDEN, '', '']]
      : rows.map((row) => [
          section,
          ('source' in row ? row.source : row.name) ?? 'other',
          row.students,
          row.percent,
          '',
          '',
        ]);
  const lines: (string | number)[][] = [
    ['period', `${period.from} to ${period.to}`, '', '', '', ''],
    ['total', 'students', figure(uniqueStudents), '', figure(views), figure(avgSeconds)],
    ['total', 'high intent', figure(highIntent), statistics.highIntentShare?.percent ?? HIDDEN, '', ''],
    ...statistics.actions.map(({ action, students }) => ['action', action, figure(students), '', '', '']),
    ...parts('source', statistics.sources),
    ...parts('state', statistics.states),
    ...parts('major', statistics.majors),
    ...statistics.weeks.map((week) => ['week', week.week, figure(week.uniqueStudents), '', figure(week.views), '']),
  ];
  return BYTE_ORDER_MARK + [[...STATISTICS_COLUMNS], ...lines].map(csvLine).join('');
}
