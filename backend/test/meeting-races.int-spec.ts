import { InMemoryPeople } from '../src/contexts/mentorship/application/profiles/testing/in-memory-people';
import type { DataSource } from 'typeorm';
import { ATTENDEE, hoursAfter, NOON } from '../src/contexts/mentorship/application/meetings/testing/sample-meeting';
import { meetingUseCases } from '../src/contexts/mentorship/application/meetings/testing/meeting-use-cases';
import {
  SqlBlocks,
  TypeormConnections,
  SqlConnectionCounts,
  SqlWaitList,
} from '../src/contexts/mentorship/infrastructure/connections/typeorm-connections';
import { SqlRelations } from '../src/contexts/mentorship/infrastructure/connections/sql-connection-reader';
import { SqlMeetingReader, TypeormMeetings } from '../src/contexts/mentorship/infrastructure/meetings/typeorm-meetings';
import {
  TypeormAlumniProfiles,
  TypeormStudentProfiles,
} from '../src/contexts/mentorship/infrastructure/profiles/typeorm-profiles';
import { DomainError } from '../src/shared/domain/domain-error';
import {
  closeBeforeDropping,
  freshDatabaseUrl,
  createPatientPool,
  unitOfWorkOn,
  testSettings,
} from './support/database';
import { emptyTables } from './support/empty-tables';

/** The meeting use cases of two server processes that share a database. */
let processes: ReturnType<typeof meetingUseCases>[];
let db: DataSource;
beforeAll(async () => {
  const settings = testSettings(await freshDatabaseUrl());
  const open = async (): Promise<[DataSource, ReturnType<typeof meetingUseCases>]> => {
    const source = await createPatientPool(settings);
    closeBeforeDropping(() => source.destroy());
    const session = unitOfWorkOn(source);
    const process = meetingUseCases({
      meetings: new TypeormMeetings(session),
      reader: new SqlMeetingReader(session, session),
      connections: new TypeormConnections(session),
      counts: new SqlConnectionCounts(session),
      blocks: new SqlBlocks(session),
      relations: new SqlRelations(session),
      waitList: new SqlWaitList(session),
      alumni: new TypeormAlumniProfiles(session, new InMemoryPeople()),
      students: new TypeormStudentProfiles(session, new InMemoryPeople()),
      transactions: session,
    });
    return [source, process];
  };
  const [[first, one], [, other]] = [await open(), await open()];
  db = first;
  processes = [one, other];
});
beforeEach(() => emptyTables(db, 'mentorship.meetings', 'mentorship.connections', 'mentorship.blocks'));

/** The use cases of one of the two processes, alternating with `n`. */
const at = (n: number) => processes[n % 2]!;
const rounds = (count: number) => Array.from({ length: count }, (_, round) => round);

/** Resolves to `done` or the code of the refusal; rejects with any other error. */
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof DomainError) return error.code;
      throw error;
    },
  );

/** Connects all of these users with each other. */
async function connected(...ids: number[]): Promise<void> {
  await db.query(
    `INSERT INTO mentorship.connections (from_user_id, to_user_id, status, message, created_at, updated_at)
     SELECT one, other, 'connected', 'Hello', $2, $2
     FROM unnest($1::int[]) AS one, unnest($1::int[]) AS other WHERE one < other`,
    [ids, NOON],
  );
}

const plan = (hostId: number, attendeeId: number, startsAfter: number) => ({
  hostId,
  attendeeId,
  title: 'A talk',
  description: null,
  meetingUrl: null,
  startTime: hoursAfter(NOON, startsAfter),
  endTime: hoursAfter(NOON, startsAfter + 1),
});

/** Finds pairs of confirmed meetings that overlap and share a person. */
const findDoubleBookings = async (): Promise<object[]> =>
  db.query<object[]>(
    `SELECT FROM mentorship.meetings one JOIN mentorship.meetings other ON one.id < other.id
       AND tstzrange(one.start_time, one.end_time) && tstzrange(other.start_time, other.end_time)
       AND ARRAY[one.host_id, one.attendee_id] && ARRAY[other.host_id, other.attendee_id]
     WHERE one.status = 'confirmed' AND other.status = 'confirmed'`,
  );

const counted = async (): Promise<number> => (await db.query<object[]>('SELECT FROM mentorship.meetings')).length;

describe('four overlapping meetings scheduled at the same time', () => {
  const OFFSETS = [24, 24.25, 24.5, 24.75];

  it('by one host: exactly one is created, in each of eight rounds', async () => {
    await connected(1, 2, 3, 4, 5);
    for (const round of rounds(8)) {
      const asked = OFFSETS.map((offset, n) => outcome(at(n + round).schedule.execute(plan(1, 2 + n, offset))));
      expect((await Promise.all(asked)).sort()).toEqual(['done', ...Array<string>(3).fill('mentorship.time-taken')]);
      expect(await counted()).toBe(1);
      await db.query('DELETE FROM mentorship.meetings');
    }
  });

  it('with one person as host of some and attendee of others: exactly one is created, in each of eight rounds', async () => {
    await connected(1, 2, 3, 4, 5);
    for (const round of rounds(8)) {
      const asked = OFFSETS.map((offset, n) => {
        const [host, attendee] = n % 2 ? [1, 2 + n] : [2 + n, 1];
        return outcome(at(n + round).schedule.execute(plan(host, attendee, offset)));
      });
      expect((await Promise.all(asked)).filter((one) => one === 'done')).toHaveLength(1);
      expect(await counted()).toBe(1);
      await db.query('DELETE FROM mentorship.meetings');
    }
  });

  it('among four people who all meet each other: no one is in two meetings at once', async () => {
    await connected(1, 2, 3, 4);
    for (const round of rounds(6)) {
      const pairs = [1, 2, 3, 4].flatMap((one) =>
        [1, 2, 3, 4].filter((other) => other !== one).map((other) => [one, other]),
      );
      const asked = pairs.map(([host, attendee], n) =>
        outcome(at(n + round).schedule.execute(plan(host!, attendee!, OFFSETS[n % 4]!))),
      );
      expect((await Promise.all(asked)).filter((one) => one === 'done').length).toBeGreaterThan(0);
      expect(await findDoubleBookings()).toEqual([]);
      await db.query('DELETE FROM mentorship.meetings');
    }
  });
});

describe('accepting four overlapping invitations at the same time', () => {
  it('succeeds for one of them, in each of eight rounds', async () => {
    await db.query(
      `INSERT INTO mentorship.connections (from_user_id, to_user_id, status, message, created_at, updated_at, expires_at)
       SELECT ${ATTENDEE}, host, 'pending', 'Hello', $1, $1, $1::timestamptz + interval '10 days'
       FROM generate_series(3, 6) AS host`,
      [NOON],
    );
    for (const round of rounds(8)) {
      const ids = await Promise.all([3, 4, 5, 6].map((host) => at(host).schedule.execute(plan(host, ATTENDEE, 24))));
      const answers = ids.map((meetingId, n) =>
        outcome(at(n + round).answer.execute({ by: ATTENDEE, meetingId, answer: 'accepted', reason: null })),
      );
      expect((await Promise.all(answers)).sort()).toEqual(['done', ...Array<string>(3).fill('mentorship.time-taken')]);
      await db.query('DELETE FROM mentorship.meetings');
    }
  });
});

describe('concurrent actions of two people on one meeting', () => {
  it('leave it declined or canceled and free the time of both, in each of eight rounds', async () => {
    await connected(1, 2, 3);
    for (const round of rounds(8)) {
      const id = await at(0).schedule.execute(plan(1, 2, 24));
      const move = (by: number, after: number, n: number) => {
        const { startTime, endTime } = plan(1, 2, after);
        return at(n).change.execute({ by, meetingId: id, change: { startTime, endTime }, note: null });
      };
      const answer = (by: number, said: 'accepted' | 'declined', n: number) =>
        at(n).answer.execute({ by, meetingId: id, answer: said, reason: null });
      const deeds = [
        ...rounds(3).map((n) => move(1, 26 + n, n)),
        ...rounds(3).map((n) => move(2, 30 + n, n)),
        ...rounds(3).map((n) => answer(1, n % 2 ? 'declined' : 'accepted', n)),
        ...rounds(2).map((n) => answer(2, 'accepted', n)),
        ...(round % 2 ? [at(round).cancel.execute(1, id, null)] : [answer(2, 'declined', round)]),
        at(round + 1).cancelUpcoming.execute(round % 4 < 2 ? 3 : 1),
      ];
      await Promise.all(deeds.map(outcome));

      const state = (await at(0).meetings.find(id))!.snapshot();
      expect(['declined', 'cancelled']).toContain(state.status);
      const held = 'SELECT FROM mentorship.meeting_participants WHERE meeting_id = $1';
      expect(await db.query(held, [id])).toEqual([]);
      await db.query('DELETE FROM mentorship.meetings');
    }
  });
});
