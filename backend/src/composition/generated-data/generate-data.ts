import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminAnalyticsGeneratorFacade } from '../../contexts/admin-analytics';
import { CollegeGeneratorFacade } from '../../contexts/colleges';
import { ForumGeneratorFacade } from '../../contexts/forum';
import { AccountGeneratorFacade } from '../../contexts/identity';
import {
  MentorshipDemoFacade,
  MentorshipGeneratorFacade,
  type GeneratedRecommendation,
} from '../../contexts/mentorship';
import { MessagingGeneratorFacade } from '../../contexts/messaging';
import { Clock } from '../../shared/application/clock';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { countRows, type RowCounts } from '../../shared/infrastructure/typeorm/bulk-insert';
import { maintenanceOptions } from '../../shared/infrastructure/typeorm/data-source';
import { UnitOfWork } from '../../shared/infrastructure/typeorm/unit-of-work';
import { mapping } from '../database';
import { Discussions } from './discussions';
import { Engagement } from './engagement';
import { GENERATED_PREFIX, Population } from './population';
import { Relationships } from './relationships';

interface GenerateInput {
  readonly people: number;
  /** At least as many as connections. */
  readonly messages: number;
  readonly connections: number;
  readonly discussions: number;
  readonly interactions: number;
  readonly seed: number;
  /** Null for a password that no one knows. */
  readonly password: string | null;
  /** Weeks for which the statistics of colleges are closed; 4 by default. */
  readonly closedWeeks?: number;
  /** Called after each step, with the number of rows by table. */
  readonly onStep?: (step: string, seconds: number, rows: RowCounts) => void;
}

export interface GenerateResult {
  /** By table. */
  readonly rows: RowCounts;
  readonly seconds: number;
  /** Size of the database before and after, in bytes. */
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

const CLOSED_WEEKS = 4;
const DAY_MS = 24 * 3_600_000;
/** One person in seven was active within the last day; older sessions have ended. */
const SHARE_WITH_SESSION = 1 / 7;

/** Fills the tables of all contexts with invented people and what they do: for benchmarks and load tests. */
@Injectable()
export class GenerateData {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly accounts: AccountGeneratorFacade,
    private readonly colleges: CollegeGeneratorFacade,
    private readonly mentorship: MentorshipGeneratorFacade,
    private readonly mentorshipCounts: MentorshipDemoFacade,
    private readonly messaging: MessagingGeneratorFacade,
    private readonly forum: ForumGeneratorFacade,
    private readonly adminAnalytics: AdminAnalyticsGeneratorFacade,
  ) {}

  /** Returns the number of accounts that aren't demo accounts, including generated ones. */
  countOtherPeople(): Promise<number> {
    return this.accounts.countOthers(GENERATED_PREFIX);
  }

  /** Adds everything in one transaction, and then counts what jobs count. The same input gives the same data. */
  async execute(input: GenerateInput): Promise<GenerateResult> {
    const start = performance.now();
    const rows: Record<string, number> = {};
    const step = async (name: string, work: () => Promise<RowCounts | void>): Promise<void> => {
      const stepStart = performance.now();
      const added = (await work()) ?? {};
      for (const [table, count] of Object.entries(added)) rows[table] = (rows[table] ?? 0) + count;
      input.onStep?.(name, (performance.now() - stepStart) / 1_000, added);
    };

    const db = await new DataSource(maintenanceOptions(this.settings, mapping)).initialize();
    try {
      const colleges = await this.colleges.listColleges();
      const bytesBefore = await getDatabaseSize(db);
      await this.unitOfWork.runOn(db, async () => {
        const { people, seed } = input;
        const firstId = await this.accounts.reserveIds(people);
        const population = new Population({ seed, people, firstId, now: this.clock.now(), colleges });
        await this.#addPeople(population, input.password, step);
        await this.#addRelationships(population, input, step);
        await this.#addContent(population, input, step);
      });
      // The planner has no statistics of the new rows yet.
      await step('planner statistics', async () => void (await db.query('VACUUM ANALYZE')));
      await step('counts', async () => {
        await this.messaging.hideBlocked();
        await this.mentorshipCounts.countAlumniOfColleges();
        return this.adminAnalytics.countInterest(input.closedWeeks ?? CLOSED_WEEKS, this.clock.now());
      });
      const bytesAfter = await getDatabaseSize(db);
      return { rows, seconds: (performance.now() - start) / 1_000, bytesBefore, bytesAfter };
    } finally {
      await db.destroy();
    }
  }

  async #addPeople(population: Population, password: string | null, step: Step): Promise<void> {
    const { students, alumni } = population;
    await step('accounts', () =>
      this.accounts.addPeople(() => map(population.numbers(), (n) => population.account(n)), password),
    );
    await step('sessions', () => this.accounts.addSessions(sessionsOf(population)));
    await step('administrators', () => this.adminAnalytics.addAdministrators(() => administratorsOf(population)));
    await step('profiles', () =>
      this.mentorship.addProfiles(
        () => map(students, (n) => population.student(n)),
        () => map(alumni, (n) => population.alum(n)),
      ),
    );
    await step('search entries', () =>
      this.mentorship.addSearchEntries(map(population.numbers(), (n) => population.idOf(n))),
    );
  }

  async #addRelationships(population: Population, { connections, messages }: GenerateInput, step: Step): Promise<void> {
    const firstConnectionId = await this.mentorship.reserveConnectionIds(connections);
    const relationships = await Relationships.create(population, { connections, messages, firstConnectionId });
    await step('connections', async () => ({
      ...(await this.mentorship.addConnections(relationships.connectionsWithMessages(), relationships.connections())),
      ...(await this.mentorship.addBlocks(relationships.blocks())),
      ...(await this.mentorship.addRecommendations(() => recommendationsOf(population, relationships))),
    }));
    const firstMeetingId = await this.mentorship.reserveMeetingIds(await countRows(relationships.meetings(0)));
    await step('meetings', () => this.mentorship.addMeetings(() => relationships.meetings(firstMeetingId)));
    await step('finder figures', () =>
      this.mentorship.updateFinderCounts(map(population.alumni, (n) => population.idOf(n))),
    );
    await step('messages', () => this.messaging.addMessages(relationships.messages()));
    await step('notifications', () =>
      this.messaging.addNotifications(
        map(relationships.connections(), (one) => ({ ...one, isBlocked: one.blockedBy !== null })),
        relationships.meetings(firstMeetingId),
        population.now,
      ),
    );
  }

  async #addContent(population: Population, { discussions, interactions }: GenerateInput, step: Step): Promise<void> {
    const engagement = new Engagement(population, interactions);
    await step('colleges', async () => ({
      ...(await this.colleges.addSavedColleges(engagement.savedColleges())),
      ...(await this.colleges.addInquiries(engagement.inquiries())),
      ...(await this.colleges.addReviews(() => engagement.reviews())),
      ...(await this.colleges.addCampusEvents(() => engagement.campusEvents())),
    }));
    await step('discussions', () => this.forum.addDiscussions(() => new Discussions(population, discussions).all()));
    await step('interactions', async () => ({
      ...(await this.adminAnalytics.addInteractions(engagement.interactions())),
      ...(await this.adminAnalytics.addConsents(engagement.consents())),
    }));
  }
}

type Step = (name: string, work: () => Promise<RowCounts | void>) => Promise<void>;

async function getDatabaseSize(db: DataSource): Promise<number> {
  const [row] = await db.query<{ bytes: number }[]>('SELECT pg_database_size(current_database())::float8 AS bytes');
  return row!.bytes;
}

function* map<From, To>(rows: Iterable<From>, convert: (row: From) => To): Generator<To> {
  for (const row of rows) yield convert(row);
}

function* sessionsOf(population: Population) {
  const now = population.now.getTime();
  for (const n of population.numbers()) {
    const [random, role] = [population.random('session', n), population.roleOf(n)];
    if (role === 'college_admin' || !random.chance(SHARE_WITH_SESSION)) continue;
    const registeredAt = population.registeredAt(n);
    const lastSeenAt = Math.max(registeredAt, now - random.next() * DAY_MS);
    const openedAt = Math.max(registeredAt, lastSeenAt - random.next() * 10 * DAY_MS);
    yield { userId: population.idOf(n), role, openedAt: new Date(openedAt), lastSeenAt: new Date(lastSeenAt) };
  }
}

function* administratorsOf(population: Population) {
  const { size, administratorCount } = population;
  for (let n = size - administratorCount; n < size; n++) {
    const verifiedAt = new Date(population.registeredAt(n));
    yield { userId: population.idOf(n), collegeId: population.representedCollege(n).id, verifiedAt };
  }
}

/** Three in ten requests of students to mentors began with a recommendation. */
function* recommendationsOf(population: Population, relationships: Relationships): Generator<GeneratedRecommendation> {
  for (const { n, owner, mentorId, fromUserId, createdAt } of relationships.connections()) {
    const random = population.random('recommendation', n);
    if (mentorId === null || mentorId === fromUserId || !random.chance(0.3)) continue;
    const recommendedAt = new Date(createdAt.getTime() - random.integer(1, 20) * DAY_MS);
    yield {
      student: population.student(owner),
      mentor: population.alum(mentorId - population.idOf(0)),
      createdAt: recommendedAt,
      respondedAt: createdAt,
    };
  }
}
