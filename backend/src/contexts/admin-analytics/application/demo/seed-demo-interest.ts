import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { ConsentLevel } from '../../domain/activity/consent';
import type { InteractionType } from '../../domain/interactions/college-interaction';
import { lastWeekClose, toIsoDate } from '../../../../shared/domain/weeks';
import { Consents } from '../activity/ports/activity-log';
import { StoreInteractions } from '../interactions/store-college-interaction';

/** A demo student who is interested in the demo college. */
export interface InterestedDemoStudent {
  readonly userId: number;
  readonly consent: Exclude<ConsentLevel, 'none'>;
}

const [HOUR_MS, DAY_MS] = [3_600_000, 24 * 3_600_000];
/** Longer than the history of the figures, so that none of them is hidden because of the consents. */
const CONSENT_DAYS_AGO = 200;
/** What each of them did in the last closed week, on one day after another. */
const WEEKLY_INTERACTIONS: readonly InteractionType[] = [
  'view',
  'save',
  'view',
  'compare',
  'contact',
  'forum_post',
  'rsvp',
];

/** Adds interactions of adult demo students with the demo college in the last closed week, and their consents. */
@UseCase()
export class SeedDemoInterest {
  constructor(
    private readonly consents: Consents,
    private readonly storeInteractions: StoreInteractions,
    private readonly clock: Clock,
  ) {}

  /** Repeating it within a week changes nothing. A student who has chosen a consent keeps it. */
  async execute(collegeId: number, students: readonly InterestedDemoStudent[]): Promise<void> {
    const closed = lastWeekClose(this.clock.now());
    for (const { userId, consent } of students) {
      const chosen = await this.consents.findByStudent(userId);
      if (!chosen.has(collegeId)) await this.#chooseConsent(userId, collegeId, consent);
      await this.storeInteractions.execute(
        WEEKLY_INTERACTIONS.map((type, n) => ({
          eventId: `demo-interest-${toIsoDate(closed)}-${collegeId}-${userId}-${n}`,
          collegeId,
          userId,
          type,
          source: type === 'view' ? 'search' : null,
          seconds: type === 'view' ? 90 : null,
          occurredAt: new Date(closed.getTime() - (n + 1) * DAY_MS + (15 + (userId % 6)) * HOUR_MS),
        })),
      );
    }
  }

  async #chooseConsent(studentId: number, collegeId: number, level: ConsentLevel): Promise<void> {
    const at = new Date(this.clock.now().getTime() - CONSENT_DAYS_AGO * DAY_MS);
    await this.consents.update({ studentId, collegeId }, (consent) =>
      consent.choose({ level, expiresAt: null }, { isAdult: true }, at),
    );
  }
}
