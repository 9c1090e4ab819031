import type { CaseStatus } from '@/shared/api';

/** What the address says, as it is there. */
export interface ModerationAddress {
  tab?: unknown;
  /** Which cases are listed. */
  status?: unknown;
  /** The case that is open. */
  case?: unknown;
}

export type ModerationTab = 'reports' | 'administrators' | 'support';

export const tabOf = ({ tab }: ModerationAddress): ModerationTab =>
  tab === 'administrators' || tab === 'support' ? tab : 'reports';

export const statusOf = ({ status }: ModerationAddress): CaseStatus =>
  status === 'claimed' || status === 'closed' ? status : 'open';

export function caseOf({ case: id }: ModerationAddress): number | undefined {
  // From an address it is text, from a link a number.
  const isOne = typeof id === 'string' || typeof id === 'number';
  return isOne && /^[1-9]\d{0,9}$/.test(String(id)) ? Number(id) : undefined;
}

/** The address of a list, and of a case beside it. What is the default is left out. */
export const addressOf = (status: CaseStatus, id?: number): ModerationAddress => ({
  status: status === 'open' ? undefined : status,
  case: id,
});
