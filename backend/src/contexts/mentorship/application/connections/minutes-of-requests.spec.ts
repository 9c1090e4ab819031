import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { NoMinutesLeft } from '../../domain/minutes/minutes';
import { InMemoryAlumniProfiles, InMemoryStudentProfiles } from '../profiles/testing/in-memory-profiles';
import { connectionUseCases } from './testing/connection-use-cases';
import {
  InMemoryBlocks,
  InMemoryConnectionCounts,
  InMemoryConnections,
  InMemoryWaitList,
} from './testing/in-memory-connections';

const [MENTOR, ALUMNA, STUDENT, KIM] = [1, 2, 1_001, 1_002];
const MONTH = '2026-03';

function fixture() {
  const connections = new InMemoryConnections();
  const useCases = connectionUseCases({
    connections,
    counts: new InMemoryConnectionCounts(connections),
    blocks: new InMemoryBlocks(),
    waitList: new InMemoryWaitList(),
    alumni: new InMemoryAlumniProfiles(),
    students: new InMemoryStudentProfiles(),
    transactions: new NoTransactions(),
  });
  const { minutes, request, answer } = useCases;
  const ask = async (fromUserId: number, toUserId: number): Promise<number> =>
    (await request.execute({ fromUserId, toUserId, message: null })).id;
  const respond = (by: number, connectionId: number, kind: 'connected' | 'declined' | 'replied' = 'connected') =>
    answer.execute({ by, connectionId, answer: kind });
  const used = (userId = MENTOR) => minutes.charges.sum(userId, MONTH);
  const statusOf = (id: number) => connections.states.get(id)?.status;
  return { ...useCases, ask, respond, used, statusOf };
}

describe('the request of a student', () => {
  it('costs the alum five minutes when it is accepted, by a reply too, and once', async () => {
    const { ask, respond, used } = fixture();
    const [first, second] = [await ask(STUDENT, MENTOR), await ask(KIM, MENTOR)];
    expect(await used()).toBe(0);
    await respond(MENTOR, first);
    await respond(MENTOR, first);
    expect(await used()).toBe(5);
    await respond(MENTOR, second, 'replied');
    expect(await used()).toBe(10);
  });

  it('costs nothing when it is declined', async () => {
    const { ask, respond, used } = fixture();
    await respond(MENTOR, await ask(STUDENT, MENTOR), 'declined');
    expect(await used()).toBe(0);
  });

  it('is not accepted without enough minutes', async () => {
    const { ask, respond, used, minutes, statusOf } = fixture();
    const [first, second] = [await ask(STUDENT, MENTOR), await ask(KIM, MENTOR)];
    await minutes.set.execute(MENTOR, 9);
    await respond(MENTOR, first);
    await expect(respond(MENTOR, second)).rejects.toThrow(NoMinutesLeft);
    expect([await used(), statusOf(second)]).toEqual([5, 'pending']);
  });

  it('is refused while the alum is paused, and the student can join the wait list', async () => {
    const { ask, minutes, join, respond } = fixture();
    await minutes.set.execute(MENTOR, 5);
    await respond(MENTOR, await ask(STUDENT, MENTOR));
    await expect(ask(KIM, MENTOR)).rejects.toThrow(/^This mentor doesn’t have enough minutes left in March/);
    await join.execute({ by: KIM, mentorId: MENTOR });
    await minutes.set.execute(MENTOR, null);
    await ask(KIM, MENTOR);
  });
});

describe('a request of an alum', () => {
  it('costs no one minutes, and reaches a paused alum', async () => {
    const { ask, respond, used, minutes } = fixture();
    await respond(STUDENT, await ask(MENTOR, STUDENT));
    await respond(MENTOR, await ask(ALUMNA, MENTOR));
    await minutes.set.execute(ALUMNA, 5);
    await minutes.charge.execute({ alumId: ALUMNA, source: { kind: 'meeting', id: 1 }, minutes: 5, isOwn: true });
    await respond(KIM, await ask(ALUMNA, KIM));
    expect([await used(), await used(ALUMNA)]).toEqual([0, 5]);
  });
});
