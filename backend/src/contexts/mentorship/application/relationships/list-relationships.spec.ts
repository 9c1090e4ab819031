import type { ConnectionStatus } from '../../domain/connections/connection-state';
import { RelationshipReader, type RelationshipRow } from './ports/relationship-reader';
import { GetRelation } from '../connections/get-relation';
import { ListRelationships } from './list-relationships';
import { ALUMNA, meetingsFixture, KIM, MENTOR, STUDENT } from '../meetings/testing/meetings-fixture';
import { InMemoryConnectionReader } from '../connections/testing/in-memory-connection-reader';

class RelationshipReaderStub extends RelationshipReader {
  readonly rows: RelationshipRow[] = [];

  async listByIds(): Promise<readonly RelationshipRow[]> {
    return this.rows;
  }

  async listBlocksAfter(): Promise<readonly (readonly [number, number])[]> {
    return [];
  }

  async listBlockedWith(): Promise<readonly number[]> {
    return [];
  }

  async findSimilarMentors(): Promise<readonly number[]> {
    return [];
  }

  async findMentors(): Promise<[]> {
    return [];
  }
}

const row = (otherId: number, status: ConnectionStatus | null, isAlumniHidden = false): RelationshipRow => ({
  otherId,
  isAlumniHidden,
  isStudentPrivate: false,
  isBlocked: false,
  connection: status && { id: otherId, status, isRecipient: false },
});

function somePeople() {
  const calendar = meetingsFixture();
  const reader = new RelationshipReaderStub();
  const relation = new GetRelation(
    calendar.relationship,
    new InMemoryConnectionReader(calendar.connections),
    calendar.waitList,
    calendar.clock,
  );
  return { ...calendar, reader, show: new ListRelationships(reader, calendar.people, relation) };
}

describe('relationships with many people', () => {
  it('contain the connection, the block and the name of each person', async () => {
    const { show, reader, people } = somePeople();
    people.details.set(MENTOR, { displayName: 'Alex Fielding', avatarUrl: '/pictures/1' });
    reader.rows.push(row(MENTOR, 'connected'), row(ALUMNA, null));
    const found = await show.execute(STUDENT, [MENTOR, ALUMNA, -3]);

    expect(found.get(MENTOR)).toEqual({
      connection: { id: MENTOR, status: 'connected', isRecipient: false },
      isBlocked: false,
      person: { id: MENTOR, displayName: 'Alex Fielding', avatarUrl: '/pictures/1', role: 'alumni' },
    });
    expect(found.get(ALUMNA)).toMatchObject({ connection: null, person: { id: ALUMNA } });
    expect(found.get(-3)).toEqual({ connection: null, isBlocked: false, person: null });
  });

  it('show no picture of hidden alumni, and no details of inactive accounts', async () => {
    const { show, reader, people } = somePeople();
    for (const id of [MENTOR, ALUMNA])
      people.details.set(id, { displayName: 'Alex Fielding', avatarUrl: '/pictures/1' });
    reader.rows.push(row(MENTOR, 'connected', true), row(ALUMNA, 'connected'));
    people.gone.add(ALUMNA);
    const found = await show.execute(STUDENT, [MENTOR, ALUMNA]);

    expect(found.get(MENTOR)?.person).toMatchObject({ displayName: 'Alex Fielding', avatarUrl: null });
    expect(found.get(ALUMNA)).toMatchObject({ connection: { status: 'connected' }, person: null });
  });
});

describe('the reason why no request is possible', () => {
  it('is null if a request is possible', async () => {
    const { show } = somePeople();
    expect(await show.whyNoRequest(STUDENT, MENTOR)).toBeNull();
  });

  it('is the same for minors, other roles, hidden profiles and missing accounts', async () => {
    const { show, people, hide } = somePeople();
    await hide(ALUMNA);
    people.details.set(KIM, { isMinor: true });
    people.gone.add(99_999);
    const why = [KIM, ALUMNA, 99_999].map((id) => show.whyNoRequest(MENTOR, id));

    expect(await Promise.all(why)).toEqual(['not-accepting', 'not-accepting', 'not-accepting']);
  });
});
