import { ConnectionNotFound } from '../../domain/connections/connection-state';
import { CannotChooseYourself } from '../../domain/connections/request-rules';
import { AlumniProfile, StudentProfile } from '../../domain/profiles/profiles';
import { PersonNotFound } from '../../domain/profiles/person';
import { MeetingNotFound } from '../../domain/meetings/meeting-state';
import { ListBlocks } from '../blocks/blocks';
import { ListConnections } from './list-connections';
import { ListMyPeople } from '../relationships/list-my-people';
import { GetRelation } from './get-relation';
import { ALUMNA, meetingsFixture, KIM, MENTOR, STUDENT } from '../meetings/testing/meetings-fixture';
import { hoursAfter, NOON } from '../meetings/testing/sample-meeting';
import { InMemoryConnectionReader } from './testing/in-memory-connection-reader';

const LEE = 1_003;
const PAGE = { limit: 9, offset: 0 };

function createPeopleFixture() {
  const fixture = meetingsFixture();
  const { connections, people, blocks, relationship, waitList, clock, students, hide } = fixture;
  const reader = new InMemoryConnectionReader(connections);
  people.details.set(MENTOR, { displayName: 'Alex Fielding', avatarUrl: '/pictures/1' });
  people.details.set(STUDENT, { displayName: 'Kim Example', avatarUrl: '/pictures/1001' });
  const hideStudent = async (userId: number): Promise<void> => {
    const profile = StudentProfile.create(userId, true);
    await students.save(profile);
  };
  const hideMentor = async (userId: number): Promise<void> => {
    await hide(userId);
    reader.hidden.add(userId);
  };
  return {
    ...fixture,
    reader,
    hideStudent,
    hideMentor,
    show: new ListConnections(reader, people),
    mine: new ListMyPeople(reader, blocks, people),
    blocked: new ListBlocks(blocks, people),
    relation: new GetRelation(relationship, reader, waitList, clock),
    /** Sets the clock to this many hours after the start. */
    later: (hours: number) => (clock.at = hoursAfter(NOON, hours)),
  };
}

describe('own connections', () => {
  it('are listed newest first with the other person, without deleted accounts', async () => {
    const { ask, show, later, people } = createPeopleFixture();
    await ask(STUDENT, MENTOR);
    later(1);
    await ask(STUDENT, ALUMNA);
    expect((await show.execute({ by: STUDENT, ...PAGE })).items.map(({ other }) => other.id)).toEqual([ALUMNA, MENTOR]);
    people.gone.add(ALUMNA);
    const { items, total } = await show.execute({ by: STUDENT, ...PAGE });
    expect([items.map(({ other }) => other.id), total]).toEqual([[MENTOR], 1]);
    expect((await show.listPendingTo(MENTOR)).map(({ other }) => other.id)).toEqual([STUDENT]);
  });

  it('can be filtered by people and status', async () => {
    const { ask, connect, show } = createPeopleFixture();
    await connect(STUDENT, MENTOR);
    await ask(STUDENT, ALUMNA);
    const listOtherIds = async (status: 'connected' | 'pending', ids: number[]) =>
      (await show.listByOthers(STUDENT, status, ids)).map(({ other }) => other.id);
    expect(await listOtherIds('connected', [MENTOR, ALUMNA])).toEqual([MENTOR]);
    expect(await listOtherIds('pending', [MENTOR, ALUMNA])).toEqual([ALUMNA]);
    expect(await listOtherIds('connected', [])).toEqual([]);
  });

  it('include requests to the user from the given people', async () => {
    const { ask, show } = createPeopleFixture();
    await ask(STUDENT, MENTOR);
    await ask(KIM, MENTOR);
    await ask(MENTOR, LEE);
    const senders = async (by: number, ids: number[]) =>
      (await show.listPendingFrom(by, ids)).map(({ other }) => other.id);
    expect(await senders(MENTOR, [STUDENT, LEE, ALUMNA])).toEqual([STUDENT]);
    expect(await senders(STUDENT, [MENTOR])).toEqual([]);
  });

  it('can be read only by their two people', async () => {
    const { ask, show, people } = createPeopleFixture();
    const id = await ask(STUDENT, MENTOR);
    expect(await show.getByOtherId(STUDENT, MENTOR)).toMatchObject({ id, status: 'pending', other: { id: MENTOR } });
    expect(await show.getById(MENTOR, id)).toMatchObject({ id, other: { id: STUDENT } });
    await expect(show.getById(KIM, id)).rejects.toThrow(ConnectionNotFound);
    await expect(show.getByOtherId(STUDENT, ALUMNA)).rejects.toThrow(ConnectionNotFound);
    people.gone.add(MENTOR);
    await expect(show.getById(STUDENT, id)).rejects.toThrow(ConnectionNotFound);
  });

  it('state when the viewer may send another request', async () => {
    const { ask, reply, show } = createPeopleFixture();
    const connectionId = await ask(STUDENT, MENTOR);
    await reply.execute({ by: MENTOR, connectionId, answer: 'declined' });
    expect((await show.getById(STUDENT, connectionId)).canRequestAgainAt).toEqual(hoursAfter(NOON, 30 * 24));
    expect((await show.getById(MENTOR, connectionId)).canRequestAgainAt).toBeNull();
  });
});

describe('the other person of a connection', () => {
  it('if a hidden alum, shows no picture, and a profile only after both are connected', async () => {
    const { ask, reply, show, hideMentor } = createPeopleFixture();
    const connectionId = await ask(STUDENT, MENTOR);
    const other = async () => (await show.getById(STUDENT, connectionId)).other;
    expect(await other()).toEqual({
      id: MENTOR,
      displayName: 'Alex Fielding',
      avatarUrl: '/pictures/1',
      isSample: false,
      role: 'alumni',
      hasProfile: true,
    });
    await hideMentor(MENTOR);
    expect(await other()).toMatchObject({ avatarUrl: null, hasProfile: false });
    await reply.execute({ by: MENTOR, connectionId, answer: 'connected' });
    expect(await other()).toMatchObject({ avatarUrl: null, hasProfile: true });
  });

  it('has no message while a moderator hides it', async () => {
    const { ask, show, connections } = createPeopleFixture();
    const id = await ask(STUDENT, MENTOR);
    const connection = (await connections.find(id))!;
    expect((await show.getById(MENTOR, id)).message).not.toBe('');
    connection.setMessageHidden(STUDENT, true);
    await connections.save(connection);
    for (const by of [MENTOR, STUDENT]) {
      expect((await show.getById(by, id)).message).toBe('');
      const [listed] = (await show.execute({ by, limit: 9, offset: 0 })).items;
      expect(listed!.message).toBe('');
    }
  });

  it('if a student, shows a page to the alum they asked, without a private picture, until the request ends', async () => {
    const { ask, end, show, reader } = createPeopleFixture();
    const connectionId = await ask(STUDENT, MENTOR);
    reader.hidden.add(STUDENT);
    expect((await show.getById(MENTOR, connectionId)).other).toMatchObject({ avatarUrl: null, hasProfile: true });
    const asked = await ask(MENTOR, KIM);
    expect((await show.getById(MENTOR, asked)).other.hasProfile).toBe(false);
    await end.execute({ by: STUDENT, connectionId });
    expect((await show.getById(MENTOR, connectionId)).other.hasProfile).toBe(false);
  });
});

describe('my people', () => {
  it('are paged and report whether there are more', async () => {
    const { ask, mine, later } = createPeopleFixture();
    await ask(KIM, MENTOR);
    later(1);
    await ask(STUDENT, MENTOR);
    const page = (limit: number) => mine.execute({ by: MENTOR, list: 'waiting', limit, before: null });
    expect(await page(1)).toMatchObject({ items: [{ other: { id: STUDENT } }], total: 2, hasMore: true });
    expect(await page(2)).toMatchObject({ items: [{}, {}], hasMore: false });
    const rest = { by: MENTOR, list: 'waiting', limit: 1, before: { at: hoursAfter(NOON, 1), id: 2 } } as const;
    expect(await mine.execute(rest)).toMatchObject({ items: [{ other: { id: KIM } }], hasMore: false });
  });

  it('are counted per list, without deleted accounts', async () => {
    const { ask, connect, block, mine, people } = createPeopleFixture();
    await connect(STUDENT, MENTOR);
    await connect(KIM, MENTOR);
    await ask(LEE, MENTOR);
    await block.execute({ by: MENTOR, userId: ALUMNA });
    const counts = { connected: 2, asked: 0, waiting: 1, past: 0, questions: 0, blocked: 1 };
    expect(await mine.getCounts(MENTOR)).toEqual(counts);
    people.gone.add(KIM).add(ALUMNA);
    expect(await mine.getCounts(MENTOR)).toEqual({ ...counts, connected: 1, blocked: 0 });
  });
});

describe('blocked people', () => {
  it('are listed latest first in pages, without deleted accounts', async () => {
    const { blocks, blocked, people } = createPeopleFixture();
    await blocks.save(MENTOR, KIM, NOON);
    await blocks.save(MENTOR, LEE, NOON);
    await blocks.save(MENTOR, STUDENT, hoursAfter(NOON, 1));
    await blocks.save(MENTOR, ALUMNA, hoursAfter(NOON, 2));
    people.gone.add(ALUMNA);
    const page = async (limit: number, before: { at: Date; id: number } | null = null) => {
      const { items, total, hasMore } = await blocked.execute({ by: MENTOR, limit, before });
      return [items.map(({ userId }) => userId), total, hasMore];
    };
    expect(await page(1)).toEqual([[STUDENT], 3, true]);
    expect(await page(3)).toEqual([[STUDENT, LEE, KIM], 3, false]);
    expect(await page(3, { at: hoursAfter(NOON, 1), id: STUDENT })).toEqual([[LEE, KIM], 3, false]);
    expect(await page(3, { at: NOON, id: LEE })).toEqual([[KIM], 3, false]);
    expect(await page(3, { at: NOON, id: KIM })).toEqual([[], 3, false]);
  });
});

describe('the relation between two people', () => {
  const states = async (relation: GetRelation, one: number, other: number) => [
    (await relation.execute({ by: one, otherId: other })).state,
    (await relation.execute({ by: other, otherId: one })).state,
  ];

  it('goes from none to pending, then to connected', async () => {
    const { ask, reply, relation } = createPeopleFixture();
    expect(await relation.execute({ by: STUDENT, otherId: MENTOR })).toEqual({
      state: 'none',
      connection: null,
      mayRequest: true,
      why: null,
      isOnWaitList: false,
      suggestedMessage: "Hi, I'd like to connect with you for mentorship!",
    });
    const connectionId = await ask(STUDENT, MENTOR);
    expect(await states(relation, STUDENT, MENTOR)).toEqual(['pending_sent', 'pending_received']);
    const pending = await relation.execute({ by: STUDENT, otherId: MENTOR });
    expect(pending).toMatchObject({ mayRequest: false, why: null, connection: { id: connectionId } });
    await reply.execute({ by: MENTOR, connectionId, answer: 'connected' });
    expect(await states(relation, STUDENT, MENTOR)).toEqual(['connected', 'connected']);
    expect(await relation.execute({ by: STUDENT, otherId: MENTOR })).toMatchObject({ mayRequest: false, why: null });
  });

  it('after a declined request lets the sender ask again later, and the recipient immediately', async () => {
    const { ask, reply, relation, later } = createPeopleFixture();
    const connectionId = await ask(STUDENT, MENTOR);
    await reply.execute({ by: MENTOR, connectionId, answer: 'declined' });
    const relationFor = (by: number, otherId: number) => relation.execute({ by, otherId });
    expect(await relationFor(STUDENT, MENTOR)).toMatchObject({ state: 'declined', mayRequest: false, why: 'too-soon' });
    expect(await relationFor(MENTOR, STUDENT)).toMatchObject({ state: 'declined', mayRequest: true, why: null });
    later(30 * 24);
    expect(await relationFor(STUDENT, MENTOR)).toMatchObject({ mayRequest: true, why: null });
  });

  it('is none after a connection has ended', async () => {
    const { connect, end, relation } = createPeopleFixture();
    await connect(STUDENT, MENTOR);
    await end.execute({ by: STUDENT, connectionId: 1 });
    expect(await relation.execute({ by: STUDENT, otherId: MENTOR })).toMatchObject({ state: 'none', mayRequest: true });
  });

  it('is blocked for the person who blocks, and not found for the other', async () => {
    const { block, relation } = createPeopleFixture();
    await block.execute({ by: MENTOR, userId: STUDENT });
    expect(await relation.execute({ by: MENTOR, otherId: STUDENT })).toMatchObject({
      state: 'blocked',
      mayRequest: false,
      why: null,
    });
    await expect(relation.execute({ by: STUDENT, otherId: MENTOR })).rejects.toThrow(PersonNotFound);
  });

  it('is not found for deleted accounts and people hidden from the viewer, and refused for oneself', async () => {
    const { relation, people, hide, hideStudent, ask } = createPeopleFixture();
    await expect(relation.execute({ by: STUDENT, otherId: STUDENT })).rejects.toThrow(CannotChooseYourself);
    await hide(MENTOR);
    await expect(relation.execute({ by: STUDENT, otherId: MENTOR })).rejects.toThrow(PersonNotFound);
    await ask(MENTOR, STUDENT);
    expect(await relation.execute({ by: STUDENT, otherId: MENTOR })).toMatchObject({ state: 'pending_received' });
    await hideStudent(KIM);
    await expect(relation.execute({ by: MENTOR, otherId: KIM })).rejects.toThrow(PersonNotFound);
    people.gone.add(ALUMNA);
    await expect(relation.execute({ by: STUDENT, otherId: ALUMNA })).rejects.toThrow(PersonNotFound);
  });

  it('states whether a student is on the wait list of a full mentor', async () => {
    const { relation, alumni, connect, join } = createPeopleFixture();
    const studies = { college: 'Reed College', collegeId: 3, major: 'Physics', graduationYear: 2019 };
    const profile = AlumniProfile.create(MENTOR, { ...studies, currentPosition: null, company: null });
    profile.update({ maxMentees: 1 }, NOON);
    await alumni.save(profile);
    await connect(KIM, MENTOR);
    expect(await relation.execute({ by: STUDENT, otherId: MENTOR })).toMatchObject({
      mayRequest: false,
      why: 'full',
      isOnWaitList: false,
    });
    await join.execute({ by: STUDENT, mentorId: MENTOR });
    expect(await relation.execute({ by: STUDENT, otherId: MENTOR })).toMatchObject({ isOnWaitList: true });
  });
});

describe('own meetings', () => {
  it('can be read only by the two participants', async () => {
    const { connect, meet, show } = meetingsFixture();
    await connect(STUDENT, MENTOR);
    const id = await meet(MENTOR, STUDENT);
    expect(await show.getById(STUDENT, id)).toMatchObject({ id, otherUser: { id: MENTOR } });
    await expect(show.getById(KIM, id)).rejects.toThrow(MeetingNotFound);
    expect(await show.execute({ by: MENTOR, limit: 9, offset: 0 })).toMatchObject({ items: [{ id }], total: 1 });
  });
});
