import { stateName } from '@/shared/config';
import type { CollegeStatistics } from '../api/college-statistics';
import type { MentoringHistory } from '../api/mentoring-history';

const SOURCE_LABELS: Record<string, string> = {
  search: 'Direct Search',
  alumni_profile: 'Alumni Profiles',
  comparison: 'College Comparisons',
  directory: 'College Directory',
  other: 'Other Sources',
};

/** Labels of the students' actions. */
const ACTION_LABELS: Record<string, string> = {
  contact: 'Contacted alumni',
  compare: 'Added college to comparison',
  forum_post: 'Posted in college forums',
  save: 'Saved the college',
  rsvp: 'Joined a campus event',
  alumni_view: 'Viewed an alumni profile',
  alumni_alert: 'Asked to be notified when alumni join',
  returned: 'Came back within a week',
};

export interface PlotRow {
  label: string;
  /** Null if hidden. */
  value: number | null;
  /** The text beside the bar; the value by default. */
  text?: string;
}

const withLabel = (name: string | null, label: (name: string) => string) =>
  name === null ? 'All others' : name === 'not-stated' ? 'Not stated' : label(name);

export const sourceRows = ({ sources }: CollegeStatistics): PlotRow[] | null =>
  sources?.map(({ source, percent }) => ({
    label: SOURCE_LABELS[source] ?? source,
    value: percent,
    text: `${percent}%`,
  })) ?? null;

export const actionRows = ({ actions }: CollegeStatistics): PlotRow[] =>
  actions.map(({ action, students }) => ({ label: ACTION_LABELS[action] ?? action, value: students }));

export const stateRows = ({ states }: CollegeStatistics): PlotRow[] | null =>
  states?.map(({ name, students }) => ({ label: withLabel(name, stateName), value: students })) ?? null;

export const majorRows = ({ majors }: CollegeStatistics): PlotRow[] | null =>
  majors?.map(({ name, students }) => ({ label: withLabel(name, (major) => major), value: students })) ?? null;

const FUNNEL_STEP_LABELS: Record<string, string> = {
  returned: 'Came back within a week',
  compare: 'Added to comparison',
  contact: 'Contacted alumni',
  high_intent: 'High intent',
};

/** Returns the funnel from a first view to high intent, each step with its share of the step before. */
export function funnelRows({ uniqueStudents, funnel }: CollegeStatistics): PlotRow[] {
  const counts = [uniqueStudents, ...funnel.map(({ students }) => students)];
  const steps = funnel.map(({ step, students }, index) => {
    const row = { label: FUNNEL_STEP_LABELS[step] ?? step, value: students };
    const before = counts[index];
    return students === null || !before
      ? row
      : { ...row, text: `${students} (${Math.round((students / before) * 100)}%)` };
  });
  return [{ label: 'Viewed', value: uniqueStudents }, ...steps];
}

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
/**
 * Returns 'Mar 30'.
 * @param date YYYY-MM-DD
 */
export const formatDay = (date: string) => DAY_FORMAT.format(new Date(date));

export const weekRows = ({ weeks }: CollegeStatistics, figure: 'views' | 'uniqueStudents'): PlotRow[] =>
  weeks.map((week) => ({ label: formatDay(week.week), value: week[figure] }));

/** '3m 14s' */
export const formatDuration = (seconds: number) => `${Math.floor(seconds / 60)}m ${seconds % 60}s`;

const MENTORING_STEP_LABELS: Record<MentoringHistory['weeks'][number]['steps'][number]['step'], string> = {
  answered: 'Got an answer',
  met: 'Met',
  helped: 'Said it helped, or finished together',
};

/** Returns the students who asked, and those who reached each step. */
export const mentoringStepRows = ({ students, steps }: MentoringHistory['weeks'][number]): PlotRow[] => [
  { label: 'Asked', value: students },
  ...steps.map((one) => ({ label: MENTORING_STEP_LABELS[one.step], value: one.students })),
];

export const mentoringWeekRows = ({ weeks }: MentoringHistory): PlotRow[] =>
  weeks.map(({ week, requests }) => ({ label: formatDay(week), value: requests }));
