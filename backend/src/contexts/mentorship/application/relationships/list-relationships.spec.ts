import { type ConnectionStatus, daysAfter } from '../../domain/connections/connection-state';
import type { RelationshipRow } from './ports/relationship-reader';
import { GetRelation } from '../connections/get-relation';
import { ListRelationships } from './list-relationships';
import { InMemoryRelationshipReader } from './testing/in-memory-relationship-reader';
import { NOON } from '../connections/testing/sample-connection';
import { ALUMNA, meetingsFixture, KIM, MENTOR, STUDENT } from '../meetings/testing/meetings-fixture';
import { InMemoryConnectionReader } from '../connections/testing/in-memory-connection-reader';

const row = (
  otherId: number,
  status: ConnectionStatus | null,
  isAlumniHidden = false,
  isRecipient = false,
): RelationshipRow => ({
  otherId,
  isAlumniHidden,
  isStudentPrivate: false,
  isBlocked: false,
  connection: status && { id: otherId, status, isRecipient, updatedAt: NOON },
});

function somePeople() {
  const calendar = meetingsFixture();
  const reader = new InMemoryRelationshipReader();
  const relation = new GetRelation(
    calendar.relationship,
    new InMemoryConnectionReader(calendar.connections),
    calendar.waitList,
    calendar.clock,
  );
  return { ...calendar, reader, show: new ListRelationships(reader, calendar.people, relation, calendar.clock) };
}

describe('relationships with many people', () => {
  it('contain the connection, the block and the name of each person', async () => {
    const { show, reader, people } = somePeople();
    people.details.set(MENTOR, { displayName: 'Alex Fielding', avatarUrl: '/pictures/1' });
    reader.rows.push(row(MENTOR, 'connected'), row(ALUMNA, null));
    const found = await show.execute(STUDENT, [MENTOR, ALUMNA, -3]);

    expect(found.get(MENTOR)).toEqual({
      connection: { id: MENTOR, status: 'connected', isRecipient: false, isAcceptedByReply: false },
      isBlocked: false,
      person: { id: MENTOR, displayName: 'Alex Fielding', avatarUrl: '/pictures/1', role: 'alumni', isSample: false },
    });
    expect(found.get(ALUMNA)).toMatchObject({ connection: null, person: { id: ALUMNA } });
    expect(found.get(-3)).toEqual({ connection: null, isBlocked: false, person: null });
  });

  it('say whether a message accepts the request: not after 30 days, and not toward a minor who was declined', async () => {
    const { show, reader, people, clock } = somePeople();
    people.details.set(KIM, { isMinor: true });
    clock.at = NOON;
    const listAcceptedByReply = async (...rows: RelationshipRow[]) => {
      reader.rows.splice(0, Infinity, ...rows);
      const found = await show.execute(
        MENTOR,
        rows.map(({ otherId }) => otherId),
      );
      return [...found.values()].map(({ connection }) => connection?.isAcceptedByReply);
    };
    const declined = [row(STUDENT, 'declined', false, true), row(KIM, 'declined', false, true)];
    const pending = [row(STUDENT, 'pending', false, true), row(KIM, 'pending', false, true), row(ALUMNA, 'pending')];
    expect(await listAcceptedByReply(...pending)).toEqual([true, true, false]);
    expect(await listAcceptedByReply(...declined)).toEqual([true, false]);
    clock.at = daysAfter(NOON, 30);
    expect(await listAcceptedByReply(...declined)).toEqual([true, false]);
    clock.at = daysAfter(NOON, 31);
    expect(await listAcceptedByReply(...declined)).toEqual([false, false]);
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
    expect(await show.findRefusalReason(STUDENT, MENTOR)).toBeNull();
  });

  it('is the same for minors, other roles, hidden profiles and missing accounts', async () => {
    const { show, people, hide } = somePeople();
    await hide(ALUMNA);
    people.details.set(KIM, { isMinor: true });
    people.gone.add(99_999);
    const why = [KIM, ALUMNA, 99_999].map((id) => show.findRefusalReason(MENTOR, id));

    expect(await Promise.all(why)).toEqual(['not-accepting', 'not-accepting', 'not-accepting']);
  });
});
