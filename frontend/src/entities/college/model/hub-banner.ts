import { readStored, store } from '@/shared/lib/storage';

/** The ids of the people who have dismissed the banner on this device, or visited the hub. */
const HIDDEN_FOR = 'hubBannerPutAwayBy';

function hiddenFor(): number[] {
  const kept = readStored(HIDDEN_FOR);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
}

export const isHubBannerHidden = (userId: number): boolean => hiddenFor().includes(userId);

/** The banner leads to the college hub: after a visit of the hub, or when dismissed, it has done its work. */
export function hideHubBanner(userId: number): void {
  if (!isHubBannerHidden(userId)) store(HIDDEN_FOR, [...hiddenFor(), userId]);
}
