import { Injectable } from '@nestjs/common';
import { CollegeInterestFacade } from '../colleges';
import { AccountGeneratorFacade } from '../identity';
import {
  bulkInsert,
  bulkInsertSorted,
  entityTarget,
  type RowCounts,
  tableTarget,
} from '../../shared/infrastructure/typeorm/bulk-insert';
import { UnitOfWork } from '../../shared/infrastructure/typeorm/unit-of-work';
import { CountPopularity } from './application/interactions/count-popularity';
import { CloseWeek } from './application/statistics/close-week';
import { Consent, type ConsentLevel, type ConsentState } from './domain/activity/consent';
import type { Interaction } from './domain/interactions/college-interaction';
import { Membership, type MembershipState } from './domain/memberships/membership';
import { consentSchema } from './infrastructure/activity/consent.schema';
import { membershipSchema } from './infrastructure/memberships/membership.schema';

export type { Interaction as GeneratedInteraction } from './domain/interactions/college-interaction';

export interface GeneratedConsent {
  /** An adult. */
  readonly studentId: number;
  readonly collegeId: number;
  readonly level: Exclude<ConsentLevel, 'none'>;
  readonly grantedAt: Date;
}

/** The main administrator of a college. */
interface GeneratedAdministrator {
  readonly userId: number;
  readonly collegeId: number;
  readonly verifiedAt: Date;
}

const DAY_MS = 24 * 3_600_000;
const INTERACTIONS = tableTarget<Interaction>('admin_analytics.college_interactions', {
  event_id: 'eventId',
  college_id: 'collegeId',
  user_id: 'userId',
  type: 'type',
  source: 'source',
  seconds: 'seconds',
  occurred_at: 'occurredAt',
});

/** Administrators and statistics of generated people. Numbers of rows are by table. */
@Injectable()
export class AdminAnalyticsGeneratorFacade {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountGeneratorFacade,
    private readonly colleges: CollegeInterestFacade,
    private readonly countPopularity: CountPopularity,
    private readonly closeWeek: CloseWeek,
  ) {}

  /**
   * Adds verified administrators of different colleges, in the unit of work in progress. Each is the main one, unless the
   * college has one.
   */
  async addAdministrators(administrators: () => Iterable<GeneratedAdministrator>): Promise<RowCounts> {
    const rows = await this.unitOfWork.query<{ collegeId: number }>(
      'SELECT college_id AS "collegeId" FROM admin_analytics.college_administrators WHERE is_main',
    );
    const taken = new Set(rows.map(({ collegeId }) => collegeId));
    return {
      ...(await bulkInsert(this.unitOfWork, entityTarget(membershipSchema), toMemberships(administrators(), taken))),
      ...(await this.accounts.addAffiliations(toAffiliations(administrators(), taken))),
    };
  }

  /** Adds interactions in the order of their times, in the unit of work in progress. */
  addInteractions(interactions: Iterable<Interaction>): Promise<RowCounts> {
    return bulkInsertSorted(this.unitOfWork, INTERACTIONS, 'occurredAt', interactions);
  }

  /** Adds what students allow colleges, in the unit of work in progress. */
  addConsents(consents: Iterable<GeneratedConsent>): Promise<RowCounts> {
    return bulkInsert(this.unitOfWork, entityTarget(consentSchema), toConsents(consents));
  }

  /**
   * Counts what jobs count at night and after each week, from the stored interactions.
   * @param weeks to close, until the last one before `now`
   */
  async countInterest(weeks: number, now: Date): Promise<RowCounts> {
    await this.colleges.recordPopularity((ids) => this.countPopularity.execute(ids));
    let statistics = 0;
    for (let ago = weeks - 1; ago >= 0; ago--) {
      const { colleges } = await this.closeWeek.execute(new Date(now.getTime() - ago * 7 * DAY_MS));
      statistics += colleges;
    }
    return { 'admin_analytics.analytics_snapshots': statistics };
  }
}

/** Goes through the steps of a request, so that the states are those of the product. */
function toMembership(
  { userId, collegeId, verifiedAt }: GeneratedAdministrator,
  collegesWithMain: ReadonlySet<number>,
): Membership {
  const membership = Membership.request(userId, collegeId, verifiedAt);
  membership.updateDuties({ department: 'Admissions', position: 'Counselor' });
  membership.verifyAddress(verifiedAt);
  membership.verify(collegesWithMain.has(collegeId), verifiedAt);
  return membership;
}

function* toMemberships(
  administrators: Iterable<GeneratedAdministrator>,
  collegesWithMain: ReadonlySet<number>,
): Generator<MembershipState> {
  for (const administrator of administrators) yield toMembership(administrator, collegesWithMain).snapshot();
}

function* toAffiliations(administrators: Iterable<GeneratedAdministrator>, collegesWithMain: ReadonlySet<number>) {
  for (const administrator of administrators) {
    const { userId, collegeId, mainSince, verifiedUntil } = toMembership(administrator, collegesWithMain);
    const since = administrator.verifiedAt;
    yield { userId, collegeId, kind: 'represents' as const, since, until: verifiedUntil, mainSince };
  }
}

function* toConsents(consents: Iterable<GeneratedConsent>): Generator<ConsentState> {
  for (const { studentId, collegeId, level, grantedAt } of consents) {
    const consent = Consent.createUndecided(studentId, collegeId);
    consent.choose({ level, expiresAt: null }, { isAdult: true }, grantedAt);
    yield consent.snapshot();
  }
}
