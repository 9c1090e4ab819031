import type { CollegePlan, SavedCollege } from '@/entities/college';

type CollegeStatus = CollegePlan['status'];

/** All statuses with their labels, in the usual order. */
export const STATUS_LABELS: Readonly<Record<CollegeStatus, string>> = {
  considering: 'Considering',
  applying: 'Applying',
  applied: 'Applied',
  accepted: 'Accepted',
  chosen: 'Chosen',
};

export const isStatus = (text: string): text is CollegeStatus => Object.hasOwn(STATUS_LABELS, text);

/** The maximum length of a note. */
export const MAX_NOTE_LENGTH = 1_000;

/** What the list of saved colleges can be sorted by, with labels. */
export const PLAN_ORDERS = { deadline: 'Deadline', status: 'Status', saved: 'Newest first' } as const;
export type PlanOrder = keyof typeof PLAN_ORDERS;

export const isPlanOrder = (text: string): text is PlanOrder => Object.hasOwn(PLAN_ORDERS, text);

const STATUSES = Object.keys(STATUS_LABELS);
const DEADLINE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** '2027-01-15' -> 'Jan 15, 2027' */
export const formatDeadline = (deadline: string): string => DEADLINE_FORMAT.format(new Date(deadline));

/** Upcoming deadlines come first, then colleges without a deadline, then past ones. */
const deadlineRank = ({ deadline }: CollegePlan, today: string): string =>
  deadline === null ? '1' : deadline < today ? `2 ${deadline}` : `0 ${deadline}`;

/** The chosen college comes first, and those that are only considered last. */
const statusRank = ({ status }: CollegePlan): number => -STATUSES.indexOf(status);

/**
 * Returns the IDs of saved colleges in an order.
 *
 * @param saved newest first
 * @param today 'YYYY-MM-DD'
 */
export function orderedIds(saved: readonly SavedCollege[], order: PlanOrder, today: string): number[] {
  const byDeadline = (one: SavedCollege, other: SavedCollege) =>
    deadlineRank(one, today).localeCompare(deadlineRank(other, today));
  const sorted = {
    saved: saved,
    deadline: saved.toSorted(byDeadline),
    status: saved.toSorted((one, other) => statusRank(one) - statusRank(other) || byDeadline(one, other)),
  }[order];
  return sorted.map(({ id }) => id);
}

/** Returns the college with the next deadline, today's included; undefined if there is none. */
export const findNextDeadline = (saved: readonly SavedCollege[], today: string): SavedCollege | undefined =>
  saved
    .filter(({ deadline }) => deadline !== null && deadline >= today)
    .toSorted((one, other) => deadlineRank(one, today).localeCompare(deadlineRank(other, today)))[0];

/** 'Applying · Due Jan 15, 2027'; empty for a college without a plan. */
export function planSummary({ status, deadline }: CollegePlan): string {
  if (!deadline) return status === 'considering' ? '' : STATUS_LABELS[status];
  return `${STATUS_LABELS[status]} · Due ${formatDeadline(deadline)}`;
}
