import type { ModerationAction } from './case-state';
import { ActionRefused } from './moderation-errors';

/** What ends later than this is a suspension without an end. */
export const LONGEST_SUSPENSION_YEARS = 5;

const HAVE_AN_END: ReadonlySet<ModerationAction> = new Set<ModerationAction>(['suspend', 'change-suspension']);

/** @param until null for a suspension without an end @throws ActionRefused */
export function assertSuspensionEnd(action: ModerationAction, until: Date | null, now: Date): void {
  if (until === null) return;
  if (!HAVE_AN_END.has(action)) throw new ActionRefused('until', 'Only a suspension has an end');
  if (until <= now) throw new ActionRefused('until', 'The end of the suspension must be in the future');
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + LONGEST_SUSPENSION_YEARS);
  if (until > latest) {
    const message = `The end of the suspension must be within ${LONGEST_SUSPENSION_YEARS} years; a longer one has no end`;
    throw new ActionRefused('until', message);
  }
}
