import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { currentConsent, type CurrentConsent } from '../../domain/activity/consent';
import {
  type InteractionPoints,
  scoringStart,
  scoreIntent,
  scoreClosedWeekIntent,
} from '../../domain/intent/intent-score';
import { lastWeekClose } from '../../../../shared/domain/weeks';
import { ActivityLog, ActivityPeople, Consents, type LoggedInteraction } from './ports/activity-log';

/** What one college can know about a student, as shown to the student. */
export interface CollegeActivity {
  readonly collegeId: number;
  readonly collegeName: string;
  readonly score: number;
  readonly isHigh: boolean;
  /** The score as of the last close: the one that the college can see. */
  readonly closedScore: number;
  readonly consent: CurrentConsent;
  /**
   * The Monday of the week since which the student has been counted; null if they aren't counted, for example while the
   * figures cover days on which the college could read their name.
   */
  readonly countedSince: Date | null;
  /**
   * The Monday of the week since which the college can read the student's name; null if it can't, also for students who
   * aren't counted.
   */
  readonly namedSince: Date | null;
  readonly interactions: readonly InteractionPoints[];
}

/**
 * Shows students exactly what colleges can know about them, computed with the same functions as the colleges' pages.
 */
@UseCase()
export class ShowActivity {
  constructor(
    private readonly log: ActivityLog,
    private readonly consents: Consents,
    private readonly people: ActivityPeople,
    private readonly clock: Clock,
  ) {}

  /** Returns colleges with an interaction or a consent, highest score first. */
  async execute(userId: number): Promise<CollegeActivity[]> {
    const now = this.clock.now();
    const byCollege = new Map<number, LoggedInteraction[]>();
    for (const one of await this.log.listByStudent(userId)) {
      byCollege.set(one.collegeId, [...(byCollege.get(one.collegeId) ?? []), one]);
    }
    const consents = await this.consents.findByStudent(userId);
    const isCounted = await this.consents.isCountedInStatistics(userId);
    const consented = [...consents].filter(([, one]) => currentConsent(one, now).level !== 'none').map(([id]) => id);
    const names = await this.people.findCollegeNames([...new Set([...byCollege.keys(), ...consented])]);

    const shown = [...names].map(([collegeId, collegeName]): CollegeActivity => {
      const logged = byCollege.get(collegeId) ?? [];
      const { score, isHigh, interactions } = scoreIntent(logged, now);
      const consent = currentConsent(consents.get(collegeId), now);
      const first = interactions.at(-1);
      return {
        collegeId,
        collegeName,
        score,
        isHigh,
        closedScore: scoreClosedWeekIntent(logged, now).score,
        consent,
        countedSince: isCounted && !wasNameShared(consent, now) && first ? lastWeekClose(first.at) : null,
        namedSince:
          isCounted && consent.level === 'named' && consent.grantedAt ? lastWeekClose(consent.grantedAt) : null,
        interactions,
      };
    });
    return shown.sort((one, other) => other.score - one.score || one.collegeName.localeCompare(other.collegeName));
  }
}

/** Whether the college could read the student's name on a day that is part of the closed figures. */
function wasNameShared({ namedUntil }: CurrentConsent, now: Date): boolean {
  return namedUntil !== null && namedUntil > scoringStart(lastWeekClose(now));
}
