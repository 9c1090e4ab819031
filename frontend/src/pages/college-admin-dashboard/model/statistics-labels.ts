import type { CollegeStatistics } from '@/shared/api';
import { stateName } from '@/shared/config';

export const SOURCE_LABELS: Record<string, string> = {
  search: 'Direct Search',
  alumni_profile: 'Alumni Profiles',
  comparison: 'College Comparisons',
  directory: 'College Directory',
  other: 'Other Sources',
};

/** Labels of the students' actions. */
export const ACTION_LABELS: Record<string, string> = {
  contact: 'Contacted alumni',
  compare: 'Added college to comparison',
  forum_post: 'Posted in college forums',
  save: 'Saved the college',
  rsvp: 'Joined a campus event',
  alumni_view: 'Viewed an alumni profile',
  returned: 'Came back within a week',
};

export interface PlotRow {
  label: string;
  /** Null if hidden. */
  value: number | null;
  /** The text beside the bar; the value by default. */
  text?: string;
}

const named = (name: string | null, label: (name: string) => string) =>
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
  states?.map(({ name, students }) => ({ label: named(name, stateName), value: students })) ?? null;

export const majorRows = ({ majors }: CollegeStatistics): PlotRow[] | null =>
  majors?.map(({ name, students }) => ({ label: named(name, (major) => major), value: students })) ?? null;

/**
 * Returns the funnel from a first view to high intent. Each step is a share of all students, not of the previous step.
 */
export function funnelRows({ uniqueStudents, actions, highIntent }: CollegeStatistics): PlotRow[] {
  const of = (action: string) => actions.find((one) => one.action === action)?.students ?? null;
  const share = (value: number | null) =>
    value === null || !uniqueStudents ? undefined : `${value} (${Math.round((value / uniqueStudents) * 100)}%)`;
  return [
    { label: 'Viewed', value: uniqueStudents },
    { label: 'Returned within 7 days', value: of('returned') },
    { label: 'Added to comparison', value: of('compare') },
    { label: 'Contacted alumni', value: of('contact') },
    { label: 'High intent', value: highIntent },
  ].map((row, index) => {
    const text = index === 0 ? undefined : share(row.value);
    return text ? { ...row, text } : row;
  });
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
/**
 * Returns 'Mar 30'.
 * @param date YYYY-MM-DD
 */
export const shortDay = (date: string) => DAY.format(new Date(date));

export const weekRows = ({ weeks }: CollegeStatistics, figure: 'views' | 'uniqueStudents'): PlotRow[] =>
  weeks.map((week) => ({ label: shortDay(week.week), value: week[figure] }));

/** '3m 14s' */
export const duration = (seconds: number) => `${Math.floor(seconds / 60)}m ${seconds % 60}s`;
