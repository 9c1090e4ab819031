import type { CaseStatus } from '../api/cases';

/** The URL parameters before validation. */
export interface RawModerationSearch {
  tab?: unknown;
  /** Status of the listed cases. */
  status?: unknown;
  /** ID of the open case. */
  case?: unknown;
}

type ModerationTab = 'reports' | 'administrators' | 'support' | 'reply-times';

export const parseTab = ({ tab }: RawModerationSearch): ModerationTab =>
  tab === 'administrators' || tab === 'support' || tab === 'reply-times' ? tab : 'reports';

export const parseCaseStatus = ({ status }: RawModerationSearch): CaseStatus =>
  status === 'claimed' || status === 'closed' ? status : 'open';

export function parseCaseId({ case: id }: RawModerationSearch): number | undefined {
  // A string from the URL, a number from a link.
  const isOne = typeof id === 'string' || typeof id === 'number';
  return isOne && /^[1-9]\d{0,9}$/.test(String(id)) ? Number(id) : undefined;
}

/** Returns the URL parameters of a list, and of a case beside it. Default values are left out. */
export const toSearchParams = (status: CaseStatus, id?: number): RawModerationSearch => ({
  status: status === 'open' ? undefined : status,
  case: id,
});
