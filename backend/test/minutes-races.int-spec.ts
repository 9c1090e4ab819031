import type { DataSource } from 'typeorm';
import {
  connectionUseCases,
  FIRST_STUDENT_ID,
} from '../src/contexts/mentorship/application/connections/testing/connection-use-cases';
import { SqlRelations } from '../src/contexts/mentorship/infrastructure/connections/sql-connection-reader';
import {
  SqlBlocks,
  SqlConnectionCounts,
  SqlWaitList,
  TypeormConnections,
} from '../src/contexts/mentorship/infrastructure/connections/typeorm-connections';
import { InMemoryPeople } from '../src/contexts/mentorship/application/profiles/testing/in-memory-people';
import { SqlGivenMinutes, SqlMinutesCharges } from '../src/contexts/mentorship/infrastructure/minutes/sql-minutes';
import {
  TypeormAlumniProfiles,
  TypeormStudentProfiles,
} from '../src/contexts/mentorship/infrastructure/profiles/typeorm-profiles';
import * as connectionEvents from '../src/contexts/mentorship/integration-events/connection-events';
import { NoMinutesLeft } from '../src/contexts/mentorship/domain/minutes/minutes';
import {
  closeBeforeDropping,
  createPatientPool,
  freshDatabaseUrl,
  testSettings,
  unitOfWorkOn,
} from './support/database';

type Process = ReturnType<typeof connectionUseCases>;

/** The use cases of two server processes that share a database. */
let one: Process;
let other: Process;
beforeAll(async () => {
  const settings = testSettings(await freshDatabaseUrl());
  const open = async (): Promise<Process> => {
    const source: DataSource = await createPatientPool(settings);
    closeBeforeDropping(() => source.destroy());
    const unitOfWork = unitOfWorkOn(source, Object.values(connectionEvents));
    return connectionUseCases({
      connections: new TypeormConnections(unitOfWork),
      counts: new SqlConnectionCounts(unitOfWork),
      blocks: new SqlBlocks(unitOfWork),
      relations: new SqlRelations(unitOfWork),
      waitList: new SqlWaitList(unitOfWork),
      alumni: new TypeormAlumniProfiles(unitOfWork, new InMemoryPeople()),
      students: new TypeormStudentProfiles(unitOfWork, new InMemoryPeople()),
      given: new SqlGivenMinutes(unitOfWork),
      charges: new SqlMinutesCharges(unitOfWork),
      transactions: unitOfWork,
    });
  };
  [one, other] = [await open(), await open()];
});

const ROUNDS = 50;
const MONTH = '2026-03';

/** Resolves to whether the minutes were charged; rejects with any other error than that too few are left. */
const isCharged = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof NoMinutesLeft) return false;
      throw error;
    },
  );

describe('two charges at the same time, of which only one fits', () => {
  it('never exceed what the alum gives, in 50 rounds on two processes', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const alumId = round + 1;
      const fromUserId = FIRST_STUDENT_ID + round;
      const { id } = await one.request.execute({ fromUserId, toUserId: alumId, message: null });
      await one.minutes.set.execute(alumId, 9);
      const source = { kind: 'open-question', id: round } as const;
      const work = [
        isCharged(one.answer.execute({ by: alumId, connectionId: id, answer: 'connected' })),
        isCharged(other.minutes.charge.execute({ alumId, source, minutes: 5, isOwn: true })),
      ];

      expect((await Promise.all(work)).filter(Boolean)).toHaveLength(1);
      expect(await one.minutes.charges.sum(alumId, MONTH)).toBe(5);
      expect(await other.minutes.given.findByUserId(alumId)).toMatchObject({ isPaused: true });
    }
  });
});
