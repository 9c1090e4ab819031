import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { PlaceOffered } from '../../integration-events/connection-events';
import { FindSimilarMentors } from '../relationships/list-relationships';
import { InMemoryRelationshipReader } from '../relationships/testing/in-memory-relationship-reader';
import { NotifyWaitList } from './wait-list';
import {
  InMemoryBlocks,
  InMemoryConnectionCounts,
  InMemoryConnections,
  InMemoryWaitList,
} from '../connections/testing/in-memory-connections';
import { InMemoryAlumniProfiles, InMemoryStudentProfiles } from '../profiles/testing/in-memory-profiles';
import { connectionUseCases } from '../connections/testing/connection-use-cases';

const [MENTOR, STUDENT, KIM, LOU] = [1, 1_001, 1_002, 1_003];
const NOON = new Date('2026-03-01T12:00:00Z');

function fixture() {
  const connections = new InMemoryConnections();
  const [counts, waitList] = [new InMemoryConnectionCounts(connections), new InMemoryWaitList()];
  const [alumni, students] = [new InMemoryAlumniProfiles(), new InMemoryStudentProfiles()];
  const transactions = new NoTransactions();
  const parts = { connections, counts, waitList, blocks: new InMemoryBlocks(), alumni, students, transactions };
  const { people, countPlaces, minutes, request, answer } = connectionUseCases(parts);
  const similar = new InMemoryRelationshipReader();
  const clock = { now: () => NOON };
  const notifyWaitList = new NotifyWaitList(waitList, countPlaces, minutes.load, people, transactions, clock);
  const findSimilar = new FindSimilarMentors(similar, people);
  const accepted = async (from: number): Promise<void> => {
    const { id } = await request.execute({ fromUserId: from, toUserId: MENTOR, message: null });
    await answer.execute({ by: MENTOR, connectionId: id, answer: 'connected' });
  };
  return {
    people,
    minutes,
    announcements: transactions.published,
    waitList,
    notifyWaitList,
    similar,
    findSimilar,
    accepted,
  };
}

describe('an open place', () => {
  it('is offered once, to the person who has waited longest and has an active account', async () => {
    const { notifyWaitList, waitList, announcements, people } = fixture();
    for (const id of [STUDENT, KIM, LOU]) await waitList.join(MENTOR, id);
    people.gone.add(STUDENT);
    await notifyWaitList.execute(MENTOR);
    await notifyWaitList.notifyForAllMentors();
    expect(announcements).toEqual([new PlaceOffered(KIM, MENTOR, NOON), new PlaceOffered(LOU, MENTOR, NOON)]);
    expect(await waitList.listByMentor(MENTOR)).toEqual([STUDENT]);
  });

  it('is offered while the mentor has one place left', async () => {
    const { notifyWaitList, waitList, announcements, accepted } = fixture();
    for (const from of [1_011, 1_012]) await accepted(from);
    await waitList.join(MENTOR, KIM);
    await notifyWaitList.execute(MENTOR);
    expect(announcements).toEqual([new PlaceOffered(KIM, MENTOR, NOON)]);
  });

  it('is not offered while the mentor has no place left, or is deleted', async () => {
    const { notifyWaitList, waitList, announcements, people, accepted } = fixture();
    for (const from of [1_011, 1_012, 1_013]) await accepted(from);
    await waitList.join(MENTOR, KIM);
    await waitList.join(2, KIM);
    people.gone.add(2);
    await notifyWaitList.notifyForAllMentors();
    expect(announcements).toEqual([]);
  });

  it('is not offered while the mentor is paused', async () => {
    const { notifyWaitList, waitList, announcements, minutes, accepted } = fixture();
    await accepted(1_011);
    await minutes.set.execute(MENTOR, 5);
    await waitList.join(MENTOR, KIM);
    await notifyWaitList.execute(MENTOR);
    expect(announcements).toEqual([]);
    await minutes.set.execute(MENTOR, 10);
    await notifyWaitList.execute(MENTOR);
    expect(announcements).toEqual([new PlaceOffered(KIM, MENTOR, NOON)]);
  });
});

describe('FindSimilarMentors', () => {
  it('returns the three most similar mentors with an active account', async () => {
    const { similar, findSimilar, people } = fixture();
    similar.similarMentorIds = [11, 12, 13, 14, 15];
    people.gone.add(12);
    expect(await findSimilar.execute(MENTOR, STUDENT)).toEqual([11, 13, 14]);
  });
});
