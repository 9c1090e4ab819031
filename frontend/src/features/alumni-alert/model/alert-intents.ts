import { ALERT_INTENTS_KEY, readStored, removeStored, removeStoredInTab, storeValue } from '@/shared/lib/storage';

/** Owner of what a visitor of this tab wants; the next account to sign in takes it over. */
const VISITOR = null;

function readIntents(viewer: number | null): number[] {
  const stored = readStored(ALERT_INTENTS_KEY, viewer === VISITOR ? 'sessionStorage' : 'localStorage');
  if (typeof stored !== 'object' || stored === null || !('viewer' in stored) || !('collegeIds' in stored)) return [];
  if (stored.viewer !== viewer || !Array.isArray(stored.collegeIds)) return [];
  return (stored.collegeIds as unknown[]).filter((id) => typeof id === 'number');
}

/** Stores that a visitor wants to be notified about a college, in this tab until they sign in. */
export const storeVisitorAlertIntent = (collegeId: number): void => {
  const collegeIds = [...new Set([...readIntents(VISITOR), collegeId])];
  storeValue(ALERT_INTENTS_KEY, { viewer: VISITOR, collegeIds }, 'sessionStorage');
};

/** Returns the IDs of the colleges that the viewer wants to be notified about, also those chosen before signing in. */
export const listAlertIntents = (viewer: number): number[] => [
  ...new Set([...readIntents(viewer), ...readIntents(VISITOR)]),
];

/**
 * Stores what an account wants on this device until it can be saved, because a confirmation link opens another tab.
 * Replaces what the visitor of this tab wanted.
 */
export function storeAlertIntents(viewer: number, collegeIds: readonly number[]): void {
  removeStoredInTab(ALERT_INTENTS_KEY);
  if (collegeIds.length === 0) removeStored(ALERT_INTENTS_KEY);
  else storeValue(ALERT_INTENTS_KEY, { viewer, collegeIds });
}
