import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { type AlumniChoices, AlumniProfile, StudentProfile } from '../../domain/profiles/profiles';
import {
  ConnectionNotFound,
  OnlyOtherPersonAllowed,
  REQUEST_RULES,
  daysAfter,
} from '../../domain/connections/connection-state';
import {
  NotAcceptingRequests,
  CannotJoinWaitList,
  TooManyOpenRequests,
  CannotChooseYourself,
} from '../../domain/connections/request-rules';
import { PersonNotFound, RoleNotAllowed, PersonGone } from '../../domain/profiles/person';
import { SETTLE_ANSWER_QUEUE } from './answer-request';
import { NOON } from './testing/sample-connection';
import {
  InMemoryBlocks,
  InMemoryConnectionCounts,
  InMemoryConnections,
  InMemoryWaitList,
} from './testing/in-memory-connections';
import { InMemoryAlumniProfiles, InMemoryStudentProfiles } from '../profiles/testing/in-memory-profiles';
import { connectionUseCases } from './testing/connection-use-cases';

const [MENTOR, ALUMNA, STUDENT, KIM] = [1, 2, 1_001, 1_002];

function createConnectionFixture() {
  const connections = new InMemoryConnections();
  const [alumni, students] = [new InMemoryAlumniProfiles(), new InMemoryStudentProfiles()];
  const [blocks, waitList] = [new InMemoryBlocks(), new InMemoryWaitList()];
  const counts = new InMemoryConnectionCounts(connections);
  const parts = { connections, counts, blocks, waitList, alumni, students, transactions: new NoTransactions() };
  const useCases = connectionUseCases(parts);

  const choose = async (userId: number, choices: AlumniChoices): Promise<void> => {
    const profile = AlumniProfile.create(userId, null);
    profile.applyChoices(choices, false, NOON);
    await alumni.save(profile);
  };
  const ask = async (fromUserId: number, toUserId: number, message: string | null = 'Hello'): Promise<number> =>
    (await useCases.request.execute({ fromUserId, toUserId, message })).id;
  const answer = (by: number, connectionId: number, response: 'connected' | 'declined' | 'replied' = 'connected') =>
    useCases.answer.execute({ by, connectionId, answer: response });
  const connectPeople = async (fromUserId: number, toUserId: number): Promise<number> => {
    const id = await ask(fromUserId, toUserId);
    await answer(toUserId, id);
    return id;
  };
  return { ...useCases, ...parts, choose, ask, respond: answer, connect: connectPeople };
}

describe('requesting a connection', () => {
  it('saves one request and records one event, even if it is sent twice', async () => {
    const { request, connections } = createConnectionFixture();
    const input = { fromUserId: STUDENT, toUserId: MENTOR, message: null };
    expect(await request.execute(input)).toEqual({ id: 1, isNew: true });
    expect(await request.execute(input)).toEqual({ id: 1, isNew: false });
    expect(connections.eventNames).toEqual(['ConnectionRequested']);
    expect(connections.states.get(1)).toMatchObject({
      mentorId: MENTOR,
      message: "Hi, I'd like to connect with you for mentorship!",
    });
  });

  it.each([
    [ALUMNA, "Hi Robin, I'm a fellow alum and would like to connect with you in the alumni network."],
    [
      STUDENT,
      "Hi Robin, I'm part of the alumni network and would like to connect with you. I'm happy to answer your questions.",
    ],
  ])('of an alum has a default message that is true for %i', async (toUserId, message) => {
    const { request, connections } = createConnectionFixture();
    await request.execute({ fromUserId: MENTOR, toUserId, message: null });
    expect(connections.states.get(1)!.message).toBe(message);
  });

  it('takes a place of the alum, but none between alumni', async () => {
    const { ask, connections } = createConnectionFixture();
    await ask(ALUMNA, MENTOR);
    await ask(MENTOR, STUDENT);
    expect([...connections.states.values()].map(({ mentorId }) => mentorId)).toEqual([null, MENTOR]);
  });

  it('is refused to oneself, by administrators and by people who do not take part', async () => {
    const { ask, people } = createConnectionFixture();
    await expect(ask(STUDENT, STUDENT)).rejects.toThrow(CannotChooseYourself);
    people.gone.add(STUDENT);
    await expect(ask(STUDENT, MENTOR)).rejects.toThrow(PersonGone);
    people.gone.delete(STUDENT);
    people.details.set(STUDENT, { role: 'college_admin' });
    for (const to of [MENTOR, KIM, 99]) await expect(ask(STUDENT, to)).rejects.toThrow(RoleNotAllowed);
  });

  it('does not find deleted, hidden, private, minor, blocked or administrator accounts', async () => {
    const { ask, people, choose, blocks, students } = createConnectionFixture();
    people.gone.add(11);
    await choose(12, { isProfileVisible: false });
    await blocks.save(13, STUDENT, NOON);
    await blocks.save(STUDENT, 14, NOON);
    people.details.set(15, { role: 'college_admin' });
    for (const to of [11, 12, 13, 14, 15, KIM]) await expect(ask(STUDENT, to)).rejects.toThrow(PersonNotFound);

    people.details.set(KIM, { isMinor: true });
    const privateStudent = StudentProfile.create(1_003, false);
    privateStudent.chooseVisibility('private', false, NOON);
    await students.save(privateStudent);
    for (const to of [KIM, 1_003]) await expect(ask(MENTOR, to)).rejects.toThrow(PersonNotFound);
    await expect(ask(KIM, MENTOR)).resolves.toBe(1);
  });

  it('does not count refused requests, and is limited to twenty people a day', async () => {
    const { ask, choose, clock } = createConnectionFixture();
    await choose(100, { isProfileVisible: false });
    for (let to = 11; to <= 30; to++) {
      await ask(ALUMNA, to);
      await expect(ask(ALUMNA, 100)).rejects.toThrow(PersonNotFound);
      await ask(ALUMNA, to);
    }
    clock.at = new Date(NOON.getTime() + 3_600_000);
    await expect(ask(ALUMNA, 31)).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 23 * 3_600 });
    await ask(ALUMNA, 30);
    clock.at = daysAfter(NOON, 1);
    await ask(ALUMNA, 31);
  });

  it('is refused to students if the recipient takes none', async () => {
    const { ask, choose } = createConnectionFixture();
    await choose(30, { allowStudentConnections: false });
    await expect(ask(STUDENT, 30)).rejects.toThrow(NotAcceptingRequests);
    await ask(ALUMNA, 30);
  });

  it('is limited to five pending requests for students', async () => {
    const { ask } = createConnectionFixture();
    for (const to of [11, 12, 13, 14, 15]) await ask(STUDENT, to);
    await expect(ask(STUDENT, 16)).rejects.toThrow(TooManyOpenRequests);
    for (const to of [11, 12, 13, 14, 15, 16]) await ask(MENTOR, to);
  });
});

describe('answering a request', () => {
  it('connects no more students than there are places; alumni need no place', async () => {
    const { ask, respond, connect, connections, end } = createConnectionFixture();
    const pendingId = await ask(1_100, MENTOR);
    const ids = [await connect(1_101, MENTOR), await connect(1_102, MENTOR), await connect(1_103, MENTOR)];
    await expect(respond(MENTOR, pendingId)).rejects.toThrow('You have no room for more students right now.');
    await expect(ask(1_104, MENTOR)).rejects.toThrow('This mentor has no room for more students right now.');
    expect(connections.states.get(pendingId)!.status).toBe('pending');
    await connect(ALUMNA, MENTOR);

    await respond(MENTOR, ids[0]!);
    await end.execute({ by: 1_102, connectionId: ids[1]! });
    await respond(MENTOR, pendingId);
    expect(connections.states.get(pendingId)!.status).toBe('connected');
  });

  it('is allowed only for the recipient, and is not found after a deletion or a block', async () => {
    const { ask, respond, people, block, askForMore } = createConnectionFixture();
    const id = await ask(STUDENT, MENTOR);
    await expect(respond(STUDENT, id)).rejects.toThrow(OnlyOtherPersonAllowed);
    await expect(respond(ALUMNA, id)).rejects.toThrow(ConnectionNotFound);
    await expect(respond(MENTOR, 99)).rejects.toThrow(ConnectionNotFound);
    people.gone.add(STUDENT);
    await expect(respond(MENTOR, id)).rejects.toThrow(ConnectionNotFound);
    people.gone.delete(STUDENT);
    await block.execute({ by: STUDENT, userId: MENTOR });
    for (const by of [STUDENT, MENTOR]) {
      await expect(askForMore.execute({ by, connectionId: id, question: 'Why?' })).rejects.toThrow(ConnectionNotFound);
    }
  });
});

describe('blocking a person', () => {
  it('ends the connection, frees the place and removes wait list entries, once', async () => {
    const { connect, block, blocks, connections, waitList } = createConnectionFixture();
    await waitList.join(MENTOR, STUDENT);
    await connect(STUDENT, MENTOR);
    await waitList.join(MENTOR, STUDENT);
    for (let times = 0; times < 2; times++) await block.execute({ by: MENTOR, userId: STUDENT });
    expect(connections.states.get(1)).toMatchObject({ status: 'closed', closedBy: 'disconnected' });
    expect(connections.eventNames.filter((name) => name === 'ConnectionClosed')).toHaveLength(1);
    expect([await waitList.listByMentor(MENTOR), await blocks.listByBlocker(MENTOR)]).toMatchObject([
      [],
      [{ userId: STUDENT }],
    ]);
    await expect(block.execute({ by: STUDENT, userId: MENTOR })).rejects.toThrow(PersonNotFound);
  });
});

describe('unblocking a person', () => {
  it('records one event, even without an open connection, and does not restore what the block ended', async () => {
    const { connect, block, unblock, blocks, connections } = createConnectionFixture();
    const id = await connect(STUDENT, MENTOR);
    await block.execute({ by: MENTOR, userId: STUDENT });
    await unblock.execute({ by: STUDENT, userId: MENTOR });
    expect(await blocks.listByBlocker(MENTOR)).toHaveLength(1);
    for (let times = 0; times < 2; times++) await unblock.execute({ by: MENTOR, userId: STUDENT });

    expect(await blocks.listByBlocker(MENTOR)).toEqual([]);
    expect(connections.eventNames.filter((name) => name === 'ConnectionBlockChanged')).toHaveLength(2);
    expect(connections.states.get(id)).toMatchObject({ status: 'closed' });
  });

  it("does nothing for oneself or a person who isn't blocked", async () => {
    const { unblock, connections } = createConnectionFixture();
    for (const userId of [MENTOR, STUDENT]) await unblock.execute({ by: MENTOR, userId });

    expect(connections.eventNames).toEqual([]);
  });
});

describe('blocking without a connection', () => {
  it('is allowed for people the viewer can find, and after a request from a hidden person', async () => {
    const { block, blocks, choose, ask } = createConnectionFixture();
    await block.execute({ by: STUDENT, userId: MENTOR });
    expect(await blocks.listByBlocker(STUDENT)).toMatchObject([{ userId: MENTOR }]);
    await choose(ALUMNA, { isProfileVisible: false });
    await expect(block.execute({ by: KIM, userId: ALUMNA })).rejects.toThrow(PersonNotFound);
    await ask(ALUMNA, KIM);
    await block.execute({ by: KIM, userId: ALUMNA });
    expect(await blocks.listByBlocker(KIM)).toMatchObject([{ userId: ALUMNA }]);
  });

  it('fails with not found for a deleted account', async () => {
    const { block, people } = createConnectionFixture();
    people.gone.add(MENTOR);
    await expect(block.execute({ by: STUDENT, userId: MENTOR })).rejects.toThrow(PersonNotFound);
  });

  it('removes both from the wait list of the other', async () => {
    const { block, waitList } = createConnectionFixture();
    await waitList.join(MENTOR, ALUMNA);
    await waitList.join(ALUMNA, MENTOR);
    await block.execute({ by: ALUMNA, userId: MENTOR });
    expect([await waitList.listByMentor(MENTOR), await waitList.listByMentor(ALUMNA)]).toEqual([[], []]);
  });
});

describe('joining a wait list', () => {
  it('is allowed only for students who are refused for no other reason', async () => {
    const { connect, join, choose, waitList } = createConnectionFixture();
    await expect(join.execute({ by: STUDENT, mentorId: MENTOR })).rejects.toThrow(CannotJoinWaitList);
    for (const id of [1_101, 1_102, 1_103]) await connect(id, MENTOR);
    await join.execute({ by: STUDENT, mentorId: MENTOR });
    await expect(join.execute({ by: 1_101, mentorId: MENTOR })).rejects.toThrow(CannotJoinWaitList);
    expect(await waitList.listByMentor(MENTOR)).toEqual([STUDENT]);
    await choose(MENTOR, { allowStudentConnections: false });
    await expect(join.execute({ by: KIM, mentorId: MENTOR })).rejects.toThrow(NotAcceptingRequests);
  });
});

describe('requesting a connection from a wait list', () => {
  it('removes the student from that wait list only', async () => {
    const { ask, waitList } = createConnectionFixture();
    await waitList.join(MENTOR, STUDENT);
    await waitList.join(MENTOR, KIM);
    await waitList.join(ALUMNA, STUDENT);
    await ask(STUDENT, MENTOR);
    expect([await waitList.listByMentor(MENTOR), await waitList.listByMentor(ALUMNA)]).toEqual([[KIM], [STUDENT]]);
  });
});

describe('reminding and expiring requests', () => {
  it('reminds once after three days and expires after ten, however often it runs', async () => {
    const { ask, respond, remindAndExpire, clock, connections } = createConnectionFixture();
    const [pendingId, answered] = [await ask(STUDENT, MENTOR), await ask(KIM, MENTOR)];
    await respond(MENTOR, answered, 'declined');
    for (const day of [2, 3, 4, 9, 10, 11]) {
      clock.at = daysAfter(NOON, day);
      await remindAndExpire.execute();
    }
    expect(connections.states.get(pendingId)).toMatchObject({ status: 'closed', closedBy: 'expired' });
    expect(connections.states.get(answered)).toMatchObject({ status: 'declined' });
    expect(connections.eventNames.slice(3)).toEqual(['ConnectionReminded', 'ConnectionClosed']);
  });

  it('continues after a failure, and throws at the end', async () => {
    const { ask, remindAndExpire, clock, connections } = createConnectionFixture();
    const [broken, fine] = [await ask(STUDENT, MENTOR), await ask(KIM, MENTOR)];
    const save = connections.save.bind(connections);
    connections.save = async (connection) => {
      if (connection.id === broken) throw new Error('out of order');
      await save(connection);
    };
    clock.at = daysAfter(NOON, 10);
    await expect(remindAndExpire.execute()).rejects.toThrow('out of order');
    expect(connections.states.get(fine)).toMatchObject({ closedBy: 'expired' });
  });
});

describe('whether a person may know that an account exists', () => {
  it('is true for themselves, people they can find and people they had contact with, however it ended', async () => {
    const { canSeePerson, ask, respond, choose, block } = createConnectionFixture();
    await choose(ALUMNA, { isProfileVisible: false });
    expect(await canSeePerson.execute(STUDENT, STUDENT)).toBe(true);
    expect(await canSeePerson.execute(STUDENT, MENTOR)).toBe(true);
    expect(await canSeePerson.execute(STUDENT, ALUMNA)).toBe(false);

    await respond(MENTOR, await ask(STUDENT, MENTOR), 'declined');
    await block.execute({ by: MENTOR, userId: STUDENT });
    expect(await canSeePerson.execute(STUDENT, MENTOR)).toBe(true);
  });

  it('is false for people who blocked them before any contact, and for deleted accounts', async () => {
    const { canSeePerson, people, block } = createConnectionFixture();
    await block.execute({ by: MENTOR, userId: STUDENT });
    people.gone.add(ALUMNA);
    expect(await canSeePerson.execute(STUDENT, MENTOR)).toBe(false);
    expect(await canSeePerson.execute(MENTOR, STUDENT)).toBe(true);
    expect(await canSeePerson.execute(STUDENT, ALUMNA)).toBe(false);
  });
});

describe('undoing an answer', () => {
  it('ends with a job that settles the answer; repeating an answer or writing back adds none', async () => {
    const { ask, respond, jobs } = createConnectionFixture();
    const [accepted, declined] = [await ask(STUDENT, MENTOR), await ask(KIM, MENTOR)];
    await respond(MENTOR, accepted);
    await respond(MENTOR, accepted);
    await respond(MENTOR, declined, 'declined');
    await respond(MENTOR, await ask(ALUMNA, MENTOR), 'replied');

    const undoUntil = new Date(NOON.getTime() + REQUEST_RULES.undoWithinMs);
    expect(jobs.queued).toEqual(
      [accepted, declined].map((connectionId) => [SETTLE_ANSWER_QUEUE, { connectionId, undoUntil }]),
    );
    expect(jobs.startTimes).toEqual([undoUntil, undoUntil]);
  });

  it('makes the request pending again, only for the recipient', async () => {
    const { ask, respond, undo, connections } = createConnectionFixture();
    const connectionId = await ask(STUDENT, MENTOR);
    await respond(MENTOR, connectionId, 'declined');
    await expect(undo.execute({ by: STUDENT, connectionId })).rejects.toThrow(OnlyOtherPersonAllowed);
    await undo.execute({ by: MENTOR, connectionId });
    expect(connections.states.get(connectionId)).toMatchObject({ status: 'pending', undoUntil: null });
  });

  it('is no longer possible once the answer is settled', async () => {
    const { ask, respond, settle, connections } = createConnectionFixture();
    const connectionId = await ask(STUDENT, MENTOR);
    await respond(MENTOR, connectionId);
    const { undoUntil } = connections.states.get(connectionId)!;
    await settle.execute({ connectionId, undoUntil: undoUntil!.toISOString() });
    await settle.execute({ connectionId: 99, undoUntil: undoUntil! });
    expect(connections.states.get(connectionId)).toMatchObject({ status: 'connected', undoUntil: null });
    expect(connections.eventNames.filter((name) => name === 'ConnectionAnswerSettled')).toHaveLength(1);
  });
});
