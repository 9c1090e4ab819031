import { Injectable } from '@nestjs/common';
import { AccountGeneratorFacade, PeopleFacade } from '../identity';
import {
  bulkInsert,
  countRows,
  entityTarget,
  reserveIds,
  type RowCounts,
  tableTarget,
} from '../../shared/infrastructure/typeorm/bulk-insert';
import { UnitOfWork } from '../../shared/infrastructure/typeorm/unit-of-work';
import { FinderCounts } from './application/finder/ports/finder';
import { toAlumniProfileSummary, toStudentProfileSummary } from './domain/profiles/profile-visibility';
import { availabilitySchema } from './infrastructure/availability/availability.schema';
import { connectionSchema } from './infrastructure/connections/connections.schema';
import {
  type GeneratedAlumniProfile,
  type GeneratedConnection,
  type GeneratedMeeting,
  type GeneratedRecommendation,
  type GeneratedStudentProfile,
  toAlumniProfile,
  toAvailability,
  toConnection,
  toFinishedOnboarding,
  toMatch,
  toMeeting,
  toParticipants,
  toRecommendation,
  toStudentProfile,
} from './infrastructure/generated-data/generated-rows';
import { backfillAnswererKeys } from './infrastructure/matching/answerer-index';
import { backfillScoreKeys } from './infrastructure/matching/match-index';
import { meetingSchema } from './infrastructure/meetings/meeting.schema';
import { onboardingSchema } from './infrastructure/onboarding/onboarding.schema';
import { writeDirectoryEntries } from './infrastructure/people-directory/sql-people-directory';
import { alumniProfileSchema, studentProfileSchema } from './infrastructure/profiles/profiles.schema';
import { matchSchema, recommendationSchema } from './infrastructure/recommendations/recommendations.schema';
import { addMissingEntries } from './infrastructure/search-index/finder-entries';

export type {
  GeneratedAlumniProfile,
  GeneratedConnection,
  GeneratedMeeting,
  GeneratedRecommendation,
  GeneratedStudentProfile,
} from './infrastructure/generated-data/generated-rows';

interface GeneratedBlock {
  readonly blockerId: number;
  readonly blockedId: number;
  readonly blockedAt: Date;
}

const BATCH_SIZE = 2_000;
const BLOCKS = tableTarget<GeneratedBlock>('mentorship.blocks', {
  blocker_id: 'blockerId',
  blocked_id: 'blockedId',
  blocked_at: 'blockedAt',
});
const PARTICIPANTS = tableTarget<ReturnType<typeof toParticipants>[number]>('mentorship.meeting_participants', {
  meeting_id: 'meetingId',
  user_id: 'userId',
  starts_at: 'startsAt',
  ends_at: 'endsAt',
});
const TIME_ZONES = tableTarget<{ userId: number; timeZone: string; toldAt: Date }>('mentorship.time_zones', {
  user_id: 'userId',
  time_zone: 'timeZone',
  told_at: 'toldAt',
});

/** Profiles and relationships of generated people. All of it runs in a unit of work. */
@Injectable()
export class MentorshipGeneratorFacade {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountGeneratorFacade,
    private readonly people: PeopleFacade,
    private readonly finderCounts: FinderCounts,
  ) {}

  /** Adds the profiles of people who have accounts, and what identity and the onboarding store of them. */
  async addProfiles(
    students: () => Iterable<GeneratedStudentProfile>,
    alumni: () => Iterable<GeneratedAlumniProfile>,
  ): Promise<RowCounts> {
    const { unitOfWork } = this;
    return {
      ...(await bulkInsert(unitOfWork, entityTarget(studentProfileSchema), mapRows(students(), toStudentProfile))),
      ...(await bulkInsert(unitOfWork, entityTarget(alumniProfileSchema), mapRows(alumni(), toAlumniProfile))),
      ...(await this.accounts.addProfileSummaries(
        concatRows(
          mapRows(students(), (one) => toStudentProfileSummary(toStudentProfile(one))),
          mapRows(alumni(), (one) => toAlumniProfileSummary(toAlumniProfile(one))),
        ),
      )),
      ...(await bulkInsert(
        unitOfWork,
        entityTarget(onboardingSchema),
        concatRows(finishedOnboarding(students(), 'student'), finishedOnboarding(alumni(), 'alumni')),
      )),
      ...(await bulkInsert(unitOfWork, entityTarget(availabilitySchema), mapRows(alumni(), toAvailability))),
      ...(await bulkInsert(
        unitOfWork,
        TIME_ZONES,
        mapRows(alumni(), ({ userId, timeZone, lastEditedAt }) =>
          lastEditedAt ? { userId, timeZone, toldAt: lastEditedAt } : null,
        ),
      )),
    };
  }

  /** Adds what people are found by. @param ids of everyone who was added */
  async addSearchEntries(ids: Iterable<number>): Promise<RowCounts> {
    let directoryEntries = 0;
    for (const batch of batches(ids)) {
      const people = await this.people.listDirectoryPeople(batch);
      await writeDirectoryEntries(this.unitOfWork, people);
      directoryEntries += people.length;
    }
    return {
      'mentorship.people_directory': directoryEntries,
      'mentorship.finder_entries': await this.#backfill(addMissingEntries),
      'mentorship.score_keys': await this.#backfill(backfillScoreKeys),
      'mentorship.answerers': await this.#backfill(backfillAnswererKeys),
    };
  }

  /** Returns the first of consecutive IDs for new connections. */
  reserveConnectionIds(count: number): Promise<number> {
    return reserveIds(this.unitOfWork, 'mentorship.connections', count);
  }

  /** Adds connections with their matches; pairs are different. */
  async addConnections(
    connections: Iterable<GeneratedConnection>,
    sameConnections: Iterable<Omit<GeneratedConnection, 'message'>>,
  ): Promise<RowCounts> {
    const { unitOfWork } = this;
    return {
      ...(await bulkInsert(unitOfWork, entityTarget(connectionSchema), mapRows(connections, toConnection))),
      ...(await bulkInsert(unitOfWork, entityTarget(matchSchema, ['id']), mapRows(sameConnections, toMatch))),
    };
  }

  addBlocks(blocks: Iterable<GeneratedBlock>): Promise<RowCounts> {
    return bulkInsert(this.unitOfWork, BLOCKS, blocks);
  }

  /** Adds meetings of connected people; no one is in two of them at the same time. */
  async addMeetings(meetings: () => Iterable<GeneratedMeeting>): Promise<RowCounts> {
    return {
      ...(await bulkInsert(this.unitOfWork, entityTarget(meetingSchema), mapRows(meetings(), toMeeting))),
      ...(await bulkInsert(this.unitOfWork, PARTICIPANTS, flatMapRows(meetings(), toParticipants))),
    };
  }

  /** Returns the first of consecutive IDs for new meetings. */
  reserveMeetingIds(count: number): Promise<number> {
    return reserveIds(this.unitOfWork, 'mentorship.meetings', count);
  }

  /** Adds recommendations that were accepted; leaves out mentors without a reason to recommend them. */
  async addRecommendations(recommendations: () => Iterable<GeneratedRecommendation>): Promise<RowCounts> {
    const first = await reserveIds(this.unitOfWork, 'mentorship.recommendations', await countRows(recommendations()));
    let id = first;
    const states = mapRows(recommendations(), (one) => toRecommendation(id++, one));
    return bulkInsert(this.unitOfWork, entityTarget(recommendationSchema), states);
  }

  /** Updates the figures of alumni that depend on their connections. @param alumniIds IDs of users */
  async updateFinderCounts(alumniIds: Iterable<number>): Promise<void> {
    for (const batch of batches(alumniIds)) await this.finderCounts.updateConnectionCounts(batch);
  }

  async #backfill(addMissing: (unitOfWork: UnitOfWork, limit: number) => Promise<number>): Promise<number> {
    let total = 0;
    for (let added = BATCH_SIZE; added === BATCH_SIZE; total += added) {
      added = await addMissing(this.unitOfWork, BATCH_SIZE);
    }
    return total;
  }
}

/** Leaves out rows for which `map` returns null. */
function* mapRows<From, To>(rows: Iterable<From>, map: (row: From) => To | null): Generator<To> {
  for (const row of rows) {
    const mapped = map(row);
    if (mapped !== null) yield mapped;
  }
}

function* concatRows<Row>(...parts: readonly Iterable<Row>[]): Generator<Row> {
  for (const rows of parts) yield* rows;
}

function* flatMapRows<From, To>(rows: Iterable<From>, map: (row: From) => Iterable<To>): Generator<To> {
  for (const row of rows) yield* map(row);
}

/** People who filled in their profile have seen all screens. */
const finishedOnboarding = (
  profiles: Iterable<GeneratedStudentProfile | GeneratedAlumniProfile>,
  role: 'student' | 'alumni',
) =>
  mapRows(profiles, (profile) =>
    profile.lastEditedAt ? toFinishedOnboarding(profile, role, profile.lastEditedAt) : null,
  );

function* batches<T>(rows: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
