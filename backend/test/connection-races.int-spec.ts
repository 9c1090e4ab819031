import { InMemoryPeople } from '../src/contexts/mentorship/application/profiles/testing/in-memory-people';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { NOON } from '../src/contexts/mentorship/application/connections/testing/sample-connection';
import {
  FIRST_STUDENT_ID,
  connectionUseCases,
} from '../src/contexts/mentorship/application/connections/testing/connection-use-cases';
import {
  SqlBlocks,
  TypeormConnections,
  SqlConnectionCounts,
  SqlWaitList,
} from '../src/contexts/mentorship/infrastructure/connections/typeorm-connections';
import { SqlRelations } from '../src/contexts/mentorship/infrastructure/connections/sql-connection-reader';
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
import * as connectionEvents from '../src/contexts/mentorship/integration-events/connection-events';

/** The connection use cases of two server processes that share a database. */
let processes: [Process, Process];
let db: DataSource;
type Process = ReturnType<typeof connectionUseCases>;
beforeAll(async () => {
  const settings = testSettings(await freshDatabaseUrl());
  const open = async (): Promise<[DataSource, Process]> => {
    const source = await createPatientPool(settings);
    closeBeforeDropping(() => source.destroy());
    const session = unitOfWorkOn(source, Object.values(connectionEvents));
    const process = connectionUseCases({
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
beforeEach(async () => {
  await emptyTables(db, 'mentorship.connections', 'mentorship.blocks', 'mentorship.wait_list', 'platform.outbox');
});

const { ConnectionAccepted, ConnectionAnswered, ConnectionDeclined, ConnectionQuestioned, ConnectionRequested } =
  connectionEvents;
const rounds = (count: number) => Array.from({ length: count }, (_, round) => round);

const made = { student: FIRST_STUDENT_ID, alumni: 1 };
/**
 * Creates users who can be asked.
 * @returns their IDs
 */
async function people(role: 'student' | 'alumni', count: number, places = 3): Promise<number[]> {
  const ids = rounds(count).map(() => made[role]++);
  if (role === 'alumni') {
    await db.query(
      `INSERT INTO mentorship.alumni_profiles (user_id, is_willing_to_mentor, max_mentees, availability_status,
         is_profile_visible, visibility_chosen_at, allow_student_connections)
       SELECT id, true, $2, 'available', true, now(), true FROM unnest($1::int[]) AS id`,
      [ids, places],
    );
  }
  return ids;
}

/**
 * Inserts pending requests of all `from` to all `to`; they take places of `mentorId`.
 * @returns their IDs
 */
async function waiting(from: number[], to: number[], mentorId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }[]>(
    `INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at, updated_at,
                                         expires_at)
     SELECT sender, recipient, $3, 'pending', 'Hello', $4, $4, $4::timestamptz + interval '10 days'
     FROM unnest($1::int[]) AS sender, unnest($2::int[]) AS recipient ORDER BY sender, recipient RETURNING id`,
    [from, to, mentorId, NOON],
  );
  return rows.map(({ id }) => id);
}

/** The use cases of one of the two processes, alternating with `n`. */
const at = (n: number) => {
  const { request, answer, undo, askForMore, end, block } = processes[n % 2]!;
  return {
    ask: (fromUserId: number, toUserId: number) => request.execute({ fromUserId, toUserId, message: 'Hello' }),
    answer: (by: number, connectionId: number, said: 'connected' | 'declined' | 'replied') =>
      answer.execute({ by, connectionId, answer: said }),
    undo: (by: number, connectionId: number) => undo.execute({ by, connectionId }),
    question: (by: number, connectionId: number) => askForMore.execute({ by, connectionId, question: 'Why?' }),
    end: (by: number, connectionId: number) => end.execute({ by, connectionId }),
    block: (by: number, userId: number) => block.execute({ by, userId }),
  };
};

/** Resolves to `done` or the code of the refusal; rejects with any other error. */
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof DomainError) return error.code;
      throw error;
    },
  );

const inState = async (status: string): Promise<number> =>
  (await db.query<object[]>('SELECT FROM mentorship.connections WHERE status = $1', [status])).length;

describe('ten concurrent acceptances', () => {
  it('by a mentor with one free place: exactly one succeeds, in each of eight rounds', async () => {
    for (let round = 0; round < 8; round++) {
      const [mentor] = await people('alumni', 1, 1);
      const students = await people('student', 10);
      const ids = await waiting(students, [mentor!], mentor!);

      const outcomes = await Promise.all(ids.map((id, n) => outcome(at(n).answer(mentor!, id, 'connected'))));

      expect(outcomes.sort()).toEqual(['done', ...Array<string>(9).fill('mentorship.no-place-left')]);
      expect(await inState('connected')).toBe(1);
      await emptyTables(db, 'mentorship.connections');
    }
  });

  it('by students who were asked by a mentor with one free place: one succeeds', async () => {
    const [mentor] = await people('alumni', 1, 1);
    const students = await people('student', 10);
    const ids = await waiting([mentor!], students, mentor!);

    await Promise.all(ids.map((id, n) => outcome(at(n).answer(students[n]!, id, 'connected'))));
    expect(await inState('connected')).toBe(1);
  });
});

describe('two users who ask each other at the same time', () => {
  it('have one connection, in each of eight rounds', async () => {
    for (const round of rounds(8)) {
      const [one, other] = await people('alumni', 2);
      const asks = rounds(6).map((n) => (n % 2 ? at(n + round).ask(one!, other!) : at(n).ask(other!, one!)));
      const answers = await Promise.all(asks);
      expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    }
    expect(await inState('pending')).toBe(8);
  });
});

describe('a student who asks ten mentors at the same time', () => {
  it('has sent five requests, in each of five rounds', async () => {
    for (let round = 0; round < 5; round++) {
      const [student] = await people('student', 1);
      const mentors = await people('alumni', 10);
      const outcomes = await Promise.all(mentors.map((mentor, n) => outcome(at(n).ask(student!, mentor))));
      expect(outcomes.filter((one) => one === 'done')).toHaveLength(5);
    }
  });
});

describe('undoing an answer', () => {
  it('happens once with concurrent calls, and settles nothing afterwards', async () => {
    const [student] = await people('student', 1);
    const [mentor] = await people('alumni', 1);
    const { id } = await at(0).ask(student!, mentor!);
    await at(0).answer(mentor!, id, 'connected');
    const undoUntil = new Date(NOON.getTime() + 10_000);

    const outcomes = await Promise.all(rounds(6).map((n) => outcome(at(n).undo(mentor!, id))));

    expect(outcomes).toEqual(Array<string>(6).fill('done'));
    await Promise.all(processes.map(({ settle }) => settle.execute({ connectionId: id, undoUntil })));
    const events = await db.query<{ name: string }[]>('SELECT name FROM platform.outbox ORDER BY id');
    expect(events.map(({ name }) => name)).toEqual([
      'mentorship.connection-requested',
      'mentorship.connection-accepted',
      'mentorship.connection-answer-undone',
    ]);
  });

  it('and settling it at the same time: exactly one succeeds, in each of eight rounds', async () => {
    for (const round of rounds(8)) {
      const [student] = await people('student', 1);
      const [mentor] = await people('alumni', 1, 1);
      const { id } = await at(0).ask(student!, mentor!);
      await at(0).answer(mentor!, id, 'connected');
      const undoUntil = new Date(NOON.getTime() + 10_000);

      const [undone] = await Promise.all([
        outcome(at(round).undo(mentor!, id)),
        processes[(round + 1) % 2]!.settle.execute({ connectionId: id, undoUntil }),
      ]);

      const settledEvents = await db.query<object[]>(
        `SELECT FROM platform.outbox WHERE name = 'mentorship.connection-answer-settled'`,
      );
      expect([undone, settledEvents.length]).toEqual(
        settledEvents.length ? ['mentorship.too-late-to-undo', 1] : ['done', 0],
      );
      await emptyTables(db, 'platform.outbox');
    }
  });

  it('and ending the connection from the other side at the same time leaves it closed, in any order', async () => {
    for (const round of rounds(8)) {
      const [student] = await people('student', 1);
      const [mentor] = await people('alumni', 1);
      const { id } = await at(0).ask(student!, mentor!);
      await at(0).answer(mentor!, id, 'connected');
      await Promise.all([outcome(at(round).undo(mentor!, id)), outcome(at(round + 1).end(student!, id))]);
      const [kept] = await db.query<[{ status: string }]>('SELECT status FROM mentorship.connections WHERE id = $1', [
        id,
      ]);
      expect(kept.status).toBe('closed');
    }
  });
});

describe('concurrent actions of two users', () => {
  const STATE_AFTER: Record<string, string> = {
    [ConnectionRequested.eventName]: 'pending',
    [ConnectionAccepted.eventName]: 'connected',
    [ConnectionDeclined.eventName]: 'declined',
    [ConnectionQuestioned.eventName]: 'questioned',
    [ConnectionAnswered.eventName]: 'answered',
  };
  /**
   * Events that change no state: others learn of the answer only when it is settled, and a block changes what people
   * see.
   */
  const WITHOUT_CHANGE = ['mentorship.connection-answer-settled', connectionEvents.ConnectionBlockChanged.eventName];
  const steps = new Set(
    readFileSync(join(__dirname, '../../docs/connection-states.md'), 'utf8')
      .split('## Times')[0]!
      .split('\n')
      .filter((line) => /^\| (?!from)\w/.test(line))
      .map((row) =>
        row
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      )
      .map(([from, , , becomes]) => `${from} > ${becomes}`),
  );

  it('make only documented transitions, one after the other, in each of eight rounds', async () => {
    for (const round of rounds(8)) {
      const [student] = await people('student', 1);
      const [mentor] = await people('alumni', 1);
      const { id } = await at(0).ask(student!, mentor!);
      const actions = [
        ...rounds(6).map((n) => at(n).answer(mentor!, id, 'connected')),
        ...rounds(4).map((n) => at(n).answer(mentor!, id, 'declined')),
        ...rounds(3).map((n) => at(n).question(mentor!, id)),
        ...rounds(2).map((n) => at(n).answer(mentor!, id, 'replied')),
        ...rounds(4).map((n) => at(n).undo(mentor!, id)),
        ...rounds(2).map((n) => at(n).end(student!, id)),
        ...rounds(2).map((n) => at(n).ask(student!, mentor!)),
        ...(round % 2 ? [at(round).block(mentor!, student!)] : [at(round).end(mentor!, id)]),
      ];
      await Promise.all(actions.map(outcome));

      const events = await db.query<{ name: string; closedBy: string | null }[]>(
        `SELECT name, payload->>'closedBy' AS "closedBy" FROM platform.outbox
         WHERE (payload->>'connectionId')::int = $1 AND name <> ALL($2) ORDER BY id`,
        [id, WITHOUT_CHANGE],
      );
      const states = ['none'];
      let waiting = 'pending';
      for (const { name, closedBy } of events) {
        // Undoing an answer returns the request to the state before the answer.
        if (name === 'mentorship.connection-requested') waiting = 'pending';
        if (name === 'mentorship.connection-questioned') waiting = 'questioned';
        states.push(name === 'mentorship.connection-answer-undone' ? waiting : (closedBy ?? STATE_AFTER[name]!));
      }
      const taken = states.slice(1).map((state, n) => `${states[n]} > ${state}`);
      expect(taken.filter((step) => !steps.has(step))).toEqual([]);

      const [kept] = await db.query<[{ state: string }]>(
        `SELECT coalesce(closed_how, CASE WHEN status <> 'pending' THEN status WHEN question IS NULL THEN 'pending'
           ELSE 'questioned' END) AS state FROM mentorship.connections WHERE id = $1`,
        [id],
      );
      expect(kept.state).toBe(states.at(-1));
      const blocks = await db.query<object[]>('SELECT FROM mentorship.blocks');
      if (blocks.length > 0) expect(['connected', 'pending', 'questioned']).not.toContain(kept.state);
      await emptyTables(db, 'mentorship.blocks');
    }
  });
});
