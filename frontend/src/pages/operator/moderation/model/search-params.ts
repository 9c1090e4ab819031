import type { CaseStatus } from '../api/cases';

/** The URL parameters before validation. */
export interface ModerationAddress {
  tab?: unknown;
  /** Status of the listed cases. */
  status?: unknown;
  /** ID of the open case. */
  case?: unknown;
}

type ModerationTab = 'reports' | 'administrators' | 'support';

export const tabOf = ({ tab }: ModerationAddress): ModerationTab =>
  tab === 'administrators' || tab === 'support' ? tab : 'reports';

export const statusOf = ({ status }: ModerationAddress): CaseStatus =>
  status === 'claimed' || status === 'closed' ? status : 'open';

export function caseOf({ case: id }: ModerationAddress): number | undefined {
  // A string from the URL, a number from a link.
  const isOne = typeof id === 'string' || typeof id === 'number';
  return isOne && /^[1-9]\d{0,9}$/.test(String(id)) ? Number(id) : undefined;
}

/** Returns the URL parameters of a list, and of a case beside it. Default values are left out. */
export const addressOf = (status: CaseStatus, id?: number): ModerationAddress => ({
  status: status === 'open' ? undefined : status,
  case: id,
});
