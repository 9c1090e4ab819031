import { BYTE_ORDER_MARK, csvLine } from '../../../../shared/infrastructure/csv/csv-line';
import { STATISTICS_COLUMNS } from '../../domain/statistics/statistics-columns';
import type { StatisticsView } from './statistics.dto';

const HIDDEN_LABEL = 'hidden';
const formatFigure = (value: number | null): string | number => value ?? HIDDEN_LABEL;

/** What the pages say about the figures. */
const listCaveats = ({ period, k }: StatisticsView): string[] => [
  `Figures cover at least ${k} students and are rounded to five. Smaller figures are hidden.`,
  `Each row of ${period.weeks} weeks covers the ${period.weeks} weeks before its date. The rows overlap, so don't add them up.`,
  'Each step of the funnel counts only students who also reached the step before it. The first step counts all students.',
];

/** Writes the statistics as CSV for spreadsheets: the same numbers as the pages, and "hidden" where these show none. */
export function statisticsFile(statistics: StatisticsView): string {
  const { period, uniqueStudents, highIntent, views, avgSeconds } = statistics;
  const parts = (section: string, rows: StatisticsView['sources'] | StatisticsView['states']) =>
    rows === null
      ? [[section, HIDDEN_LABEL, HIDDEN_LABEL, HIDDEN_LABEL, '', '']]
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
    ...listCaveats(statistics).map((caveat) => ['note', caveat, '', '', '', '']),
    ['total', 'students', formatFigure(uniqueStudents), '', formatFigure(views), formatFigure(avgSeconds)],
    ['total', 'high intent', formatFigure(highIntent), statistics.highIntentShare?.percent ?? HIDDEN_LABEL, '', ''],
    ...statistics.actions.map(({ action, students }) => ['action', action, formatFigure(students), '', '', '']),
    ...statistics.funnel.map(({ step, students }) => ['funnel', step, formatFigure(students), '', '', '']),
    ...parts('source', statistics.sources),
    ...parts('state', statistics.states),
    ...parts('major', statistics.majors),
    ...statistics.weeks.map((week) => [
      `${period.weeks} weeks before`,
      week.week,
      formatFigure(week.uniqueStudents),
      '',
      formatFigure(week.views),
      '',
    ]),
  ];
  return BYTE_ORDER_MARK + [[...STATISTICS_COLUMNS], ...lines].map(csvLine).join('');
}
