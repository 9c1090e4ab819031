import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { type AlumniChoices, AlumniProfile } from '../../domain/profiles/profiles';
import { CannotChooseYourself } from '../../domain/connections/request-rules';
import { DraftNotNeeded, TooManyDrafts } from '../../domain/connections/request-draft';
import { REQUEST_RULES } from '../../domain/connections/connection-state';
import { NOON } from '../connections/testing/sample-connection';
import {
  InMemoryBlocks,
  InMemoryConnectionCounts,
  InMemoryConnections,
  InMemoryWaitList,
} from '../connections/testing/in-memory-connections';
import { InMemoryAlumniProfiles, InMemoryStudentProfiles } from '../profiles/testing/in-memory-profiles';
import { connectionUseCases } from '../connections/testing/connection-use-cases';

const [MENTOR, ALUMNA, STUDENT] = [1, 2, 1_001];

/** A student whose address isn't confirmed yet. */
function unconfirmedStudent() {
  const connections = new InMemoryConnections();
  const alumni = new InMemoryAlumniProfiles();
  const place = connectionUseCases({
    connections,
    counts: new InMemoryConnectionCounts(connections),
    blocks: new InMemoryBlocks(),
    waitList: new InMemoryWaitList(),
    alumni,
    students: new InMemoryStudentProfiles(),
    transactions: new NoTransactions(),
  });
  place.people.gone.add(STUDENT);
  return {
    ...place,
    connections,
    write: (toUserId: number, message: string | null = 'Hello') =>
      place.saveDraft.execute({ fromUserId: STUDENT, toUserId, message }),
    listDrafts: async () =>
      (await place.drafts.listBySender(STUDENT)).map(({ toUserId, refusal }) => [toUserId, refusal]),
    confirm: () => place.people.gone.delete(STUDENT),
    send: () => place.sendDrafts.execute(STUDENT),
    choose: async (choices: AlumniChoices) => {
      const profile = AlumniProfile.create(MENTOR, null);
      profile.applyChoices(choices, false, NOON);
      await alumni.save(profile);
    },
  };
}

describe('saving a request draft', () => {
  it('keeps one draft per recipient, with the latest message', async () => {
    const { write, drafts, connections } = unconfirmedStudent();
    await write(MENTOR, 'First');
    await write(MENTOR, ' Second ');
    await write(ALUMNA, ' ');

    expect((await drafts.listBySender(STUDENT)).map(({ toUserId, message }) => [toUserId, message])).toEqual([
      [MENTOR, 'Second'],
      [ALUMNA, null],
    ]);
    expect(connections.eventNames).toEqual([]);
  });

  it('allows three drafts; existing ones can still be changed', async () => {
    const { write } = unconfirmedStudent();
    for (const toUserId of [1, 2, 3]) await write(toUserId);

    await expect(write(4)).rejects.toThrow(TooManyDrafts);
    await expect(write(3, 'Changed')).resolves.toBeUndefined();
  });

  it('accepts a deleted recipient like any other, and refuses oneself', async () => {
    const { write, people } = unconfirmedStudent();
    people.gone.add(777);

    await expect(write(777)).resolves.toBeUndefined();
    await expect(write(STUDENT)).rejects.toThrow(CannotChooseYourself);
  });

  it('is refused if the sender can already send requests', async () => {
    const { write, confirm, listDrafts } = unconfirmedStudent();
    confirm();

    await expect(write(MENTOR)).rejects.toThrow(DraftNotNeeded);
    expect(await listDrafts()).toEqual([]);
  });
});

describe('sending request drafts', () => {
  it('sends each request once, however often it runs', async () => {
    const { write, confirm, send, listDrafts, connections } = unconfirmedStudent();
    await write(MENTOR, 'Hi 🌱');
    await write(ALUMNA, null);
    confirm();
    await send();
    await send();

    expect(connections.eventNames).toEqual(['ConnectionRequested', 'ConnectionRequested']);
    expect([...connections.states.values()].map(({ toUserId, message }) => [toUserId, message])).toEqual([
      [MENTOR, 'Hi 🌱'],
      [ALUMNA, "Hi, I'd like to connect with you for mentorship!"],
    ]);
    expect(await listDrafts()).toEqual([]);
  });

  it('does nothing until the address is confirmed', async () => {
    const { write, send, listDrafts, connections } = unconfirmedStudent();
    await write(MENTOR);
    await send();

    expect([await listDrafts(), connections.eventNames]).toEqual([[[MENTOR, null]], []]);
  });

  it.each<[string, AlumniChoices, string]>([
    ['hidden', { isProfileVisible: false }, 'unreachable'],
    ['closed to students', { allowStudentConnections: false }, 'not-accepting'],
  ])('keeps a draft to a mentor who is %s, with the reason, and does not retry', async (_, choices, refusal) => {
    const { write, confirm, choose, send, listDrafts, connections } = unconfirmedStudent();
    await choose({ isProfileVisible: true, ...choices });
    await write(MENTOR);
    confirm();
    await send();
    expect(await listDrafts()).toEqual([[MENTOR, refusal]]);

    await choose({ isProfileVisible: true, allowStudentConnections: true });
    await send();
    expect([await listDrafts(), connections.eventNames]).toEqual([[[MENTOR, refusal]], []]);
  });

  it('stores the same reason for a missing account and a person who blocks the sender', async () => {
    const { write, confirm, people, block, send, listDrafts } = unconfirmedStudent();
    await write(MENTOR);
    await write(ALUMNA);
    confirm();
    await block.execute({ by: MENTOR, userId: STUDENT });
    people.gone.add(ALUMNA);
    await send();

    expect(await listDrafts()).toEqual([
      [MENTOR, 'unreachable'],
      [ALUMNA, 'unreachable'],
    ]);
  });

  it('sends the others when one is refused', async () => {
    const { write, confirm, people, send, listDrafts, connections } = unconfirmedStudent();
    await write(777);
    await write(MENTOR);
    people.gone.add(777);
    confirm();
    await send();

    expect(await listDrafts()).toEqual([[777, 'unreachable']]);
    expect(connections.eventNames).toEqual(['ConnectionRequested']);
  });

  it('applies the limit of open requests', async () => {
    const { write, confirm, request, send, listDrafts } = unconfirmedStudent();
    await write(99);
    confirm();
    for (let toUserId = 1; toUserId <= REQUEST_RULES.openPerStudent; toUserId++) {
      await request.execute({ fromUserId: STUDENT, toUserId, message: null });
    }
    await send();

    expect(await listDrafts()).toEqual([[99, 'too-many']]);
  });

  it('is not needed after a request to the same person, which deletes the draft', async () => {
    const { write, confirm, request, listDrafts } = unconfirmedStudent();
    await write(MENTOR);
    confirm();
    await request.execute({ fromUserId: STUDENT, toUserId: MENTOR, message: null });

    expect(await listDrafts()).toEqual([]);
  });
});
