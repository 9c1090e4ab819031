import { readStored, storeValue } from '@/shared/lib/storage';

/** The IDs of the users who have dismissed the banner on this device, or visited the hub. */
const HIDDEN_BANNER_KEY = 'hubBannerPutAwayBy';

function readUserIdsHidingBanner(): number[] {
  const stored = readStored(HIDDEN_BANNER_KEY);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
}

export const isHubBannerHidden = (userId: number): boolean => readUserIdsHidingBanner().includes(userId);

/** Hides the banner that leads to the college hub, once the user has visited the hub or dismissed the banner. */
export function hideHubBanner(userId: number): void {
  if (!isHubBannerHidden(userId)) storeValue(HIDDEN_BANNER_KEY, [...readUserIdsHidingBanner(), userId]);
}
