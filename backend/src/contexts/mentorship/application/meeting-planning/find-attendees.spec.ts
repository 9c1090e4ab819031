import { NO_HOURS } from '../../domain/availability/availability';
import { RoleNotAllowed } from '../../domain/profiles/person';
import { FindAttendees } from './find-attendees';
import { ListConnections } from '../connections/list-connections';
import { ALUMNA, meetingsFixture, KIM, MENTOR, STUDENT } from '../meetings/testing/meetings-fixture';
import { StubRelations } from '../recommendations/testing/recommendations-fixture';
import { InMemoryConnectionReader } from '../connections/testing/in-memory-connection-reader';
import { type DirectoryMember, InMemoryPeopleDirectory } from '../people-directory/testing/in-memory-people-directory';

/** Students from this ID on send requests, more than are checked in one batch. */
const [FIRST_OF_MANY, MANY] = [2_001, 120];
const named = (id: number, displayName: string): DirectoryMember => ({
  person: { id, role: id < 1_000 ? 'alumni' : 'student', displayName, adultFrom: null, takesPart: true },
  alumni: null,
  student: null,
});

function attendeesFixture() {
  const calendar = meetingsFixture();
  const { connections, people, relationship, timeZones, availabilities } = calendar;
  const attendeeIds = Array.from({ length: MANY }, (_, n) => FIRST_OF_MANY + n);
  const members = [
    named(MENTOR, 'Alex Able'),
    named(ALUMNA, 'Mia Moon'),
    named(STUDENT, 'Robin Rest'),
    named(KIM, 'Kim Clay'),
    ...attendeeIds.map((id) => named(id, `Student ${id}`)),
  ];
  for (const { person } of members) people.details.set(person.id, { displayName: person.displayName });
  const relations = new StubRelations();
  const find = new FindAttendees(
    relations,
    new InMemoryPeopleDirectory(members),
    new ListConnections(new InMemoryConnectionReader(connections), people),
    relationship,
    timeZones,
    availabilities,
  );
  const ids = async (by: number, q?: string, limit = 9) => (await find.execute(by, q, limit)).map(({ id }) => id);
  return { ...calendar, relations, many: attendeeIds, find, ids };
}

describe('people the viewer may ask to meet', () => {
  it('are connections by name, then people who may be invited, with time zone and hours', async () => {
    const { connect, ask, relations, find, timeZones, availabilities } = attendeesFixture();
    await connect(STUDENT, MENTOR);
    await connect(KIM, MENTOR);
    await ask(ALUMNA, MENTOR);
    relations.connected = [STUDENT, KIM];
    relations.pending = [ALUMNA];
    await timeZones.save(KIM, '+9');
    await availabilities.save(STUDENT, { ...NO_HOURS, rules: [{ day: 1, from: '09:00', to: '10:00' }] }, '+9');
    expect(await find.execute(MENTOR, undefined, 9)).toMatchObject([
      { id: KIM, displayName: 'Kim Clay', isConnected: true, timeZone: '+9', hasHours: false },
      { id: STUDENT, displayName: 'Robin Rest', isConnected: true, timeZone: null, hasHours: true },
      { id: ALUMNA, displayName: 'Mia Moon', isConnected: false, timeZone: null, hasHours: false },
    ]);
  });

  it('are found by a part of the name', async () => {
    const { connect, ask, relations, ids } = attendeesFixture();
    await connect(STUDENT, MENTOR);
    await ask(ALUMNA, MENTOR);
    relations.connected = [STUDENT];
    relations.pending = [ALUMNA];
    expect(await ids(MENTOR, 'moon')).toEqual([ALUMNA]);
    expect(await ids(MENTOR, 'robin')).toEqual([STUDENT]);
  });

  it('never include people on either side of a block', async () => {
    const { connect, ask, relations, ids } = attendeesFixture();
    await connect(STUDENT, MENTOR);
    await ask(ALUMNA, MENTOR);
    relations.connected = [STUDENT];
    relations.pending = [ALUMNA];
    relations.blocked = [STUDENT, ALUMNA];
    expect(await ids(MENTOR)).toEqual([]);
  });

  it('exclude minors with a pending request, and hidden alumni with a request from the viewer', async () => {
    const { ask, relations, ids, people, hide } = attendeesFixture();
    await ask(STUDENT, MENTOR);
    await ask(KIM, MENTOR);
    people.details.set(KIM, { isMinor: true });
    relations.pending = [STUDENT, KIM];
    expect(await ids(MENTOR)).toEqual([STUDENT]);
    relations.pending = [MENTOR];
    expect(await ids(STUDENT)).toEqual([MENTOR]);
    await hide(MENTOR);
    expect(await ids(STUDENT)).toEqual([]);
  });

  it('are limited, connections first', async () => {
    const { connect, ask, relations, ids } = attendeesFixture();
    await connect(STUDENT, MENTOR);
    await ask(ALUMNA, MENTOR);
    await ask(KIM, MENTOR);
    relations.connected = [STUDENT];
    relations.pending = [ALUMNA, KIM];
    expect(await ids(MENTOR, undefined, 1)).toEqual([STUDENT]);
    expect(await ids(MENTOR, undefined, 2)).toEqual([STUDENT, KIM]);
    expect(await ids(MENTOR, undefined, 3)).toEqual([STUDENT, KIM, ALUMNA]);
  });

  it("are searched beyond the first fifty who can't be invited", async () => {
    const { relations, ids, many, people, ask } = attendeesFixture();
    for (const id of many) await ask(id, MENTOR);
    relations.pending = many;
    for (const id of many.slice(0, -1)) people.details.set(id, { isMinor: true });
    expect(await ids(MENTOR)).toEqual([many.at(-1)]);
    for (const id of many) people.details.delete(id);
    expect(await ids(MENTOR, undefined, MANY + 1)).toEqual(many);
  });

  it('fails for viewers who may not meet anyone', async () => {
    const { relations, find, people, ask } = attendeesFixture();
    await ask(STUDENT, MENTOR);
    relations.pending = [STUDENT];
    people.details.set(MENTOR, { role: 'college_admin' });
    await expect(find.execute(MENTOR, undefined, 9)).rejects.toThrow(RoleNotAllowed);
  });
});
