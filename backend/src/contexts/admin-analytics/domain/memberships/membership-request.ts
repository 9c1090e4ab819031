import { Membership } from './membership';

export interface Wish {
  /** The membership for the college: as it is where it lasts or waits already, else a new one that waits. */
  readonly wanted: Membership;
  /** What has to be kept, in this order. */
  readonly changed: readonly Membership[];
}

/**
 * Someone wants to speak for a college. They wait for one at a time, so an older wish is given up for it; the college
 * they speak for today is not.
 * @param all every membership of the person
 */
export function wish(
  all: readonly Membership[],
  { userId, collegeId }: { userId: number; collegeId: number },
  now: Date,
): Wish {
  const known = all.find((one) => one.collegeId === collegeId);
  if (known?.isActive || known?.isPending) return { wanted: known, changed: [] };

  const older = all.filter((one) => one.isPending);
  for (const one of older) one.giveUp();
  const wanted = known ?? Membership.request(userId, collegeId, now);
  wanted.requestAgain(now);
  return { wanted, changed: [...older, wanted] };
}
