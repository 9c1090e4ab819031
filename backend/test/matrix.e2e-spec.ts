import { startApp, type TestApp } from './support/app';
import { createConnection, connected } from './support/connections';
import { asStrangers, said } from './support/correspondence';
import {
  ACTORS,
  type Actors,
  actors,
  type Answers,
  bare,
  granted,
  type Row,
  expectNoSecrets,
  tryRow,
  row,
  sending,
} from './support/matrix';
import { answer, generateRecommendations } from './support/recommendations';
import { rowsIn } from './support/rows';
import { emptyTables } from './support/empty-tables';

type World = Record<
  | 'stu'
  | 'stu2'
  | 'alu'
  | 'alu2'
  | 'minor'
  | 'connection'
  | 'request'
  | 'message'
  | 'recommendation'
  | 'match'
  | 'noOne',
  number
>;

let app: TestApp;
let everyone: Actors;
let world: World;
beforeAll(async () => {
  app = await startApp();
  everyone = await actors(app);
});

/**
 * Arranges: `stu` and `alu` are connected and write to each other; `alu` is also recommended to `stu`; `stu2` has asked
 * `alu`.
 */
async function arrange(): Promise<void> {
  const { stu, stu2, alu, alu2, minor } = everyone;
  await asStrangers(app);
  await emptyTables(app.db, 'mentorship.recommendations', 'mentorship.matches', 'mentorship.wait_list');
  const [recommendation] = await generateRecommendations(stu);
  const connection = await connected(stu, alu);
  const { id: message } = await said(alu, stu);
  const request = await createConnection(stu2, alu);
  const [match] = await app.db.query<{ id: number }[]>('SELECT id FROM mentorship.matches');
  world = {
    stu: stu.id,
    stu2: stu2.id,
    alu: alu.id,
    alu2: alu2.id,
    minor: minor.id,
    noOne: 2147483647,
    connection,
    request,
    message,
    recommendation: recommendation!.id,
    match: match!.id,
  };
}

type Holds = Row<World>['holds'];

const idOf = (name: keyof Actors): number => everyone[name]?.id ?? 0;

/** Checks that everyone sees only rows in which they are one of the two people. */
const expectOnlyParticipants = (one: string, other: string): Holds => {
  return (answers) => {
    for (const [name, rows] of granted<Record<string, unknown>[]>(answers)) {
      expect(rows.length).toBeLessThanOrEqual(1_000);
      for (const kept of rows) expect([kept[one], kept[other]]).toContain(idOf(name));
    }
  };
};
/** Checks that every 404 is the same as for an unknown ID. */
const asIfNobody = (noOne: string): Holds => {
  return async (answers) => {
    for (const name of ACTORS.filter((one) => answers[one].status === 404)) {
      const browser = everyone[name]?.browser ?? app.browser();
      expect(bare(answers[name])).toBe(bare(await browser.get(noOne)));
    }
  };
};

function expectFindablePeople(answers: Answers): void {
  const FIELDS = [
    'alumniProfile',
    'avatarUrl',
    'connectionStatus',
    'email',
    'fullName',
    'id',
    'isSample',
    'role',
    'studentProfile',
  ];
  for (const [name, people] of granted<{ id: number; email: string | null }[]>(answers)) {
    for (const person of people) {
      expect(Object.keys(person).sort()).toEqual(FIELDS);
      expect(person.email === null).toBe(person.id !== idOf(name));
    }
    const found = name.startsWith('alu') ? [world.stu, world.alu] : [world.alu];
    expect(people.map(({ id }) => id)).toEqual([...new Set([...found, idOf(name)])].sort((a, b) => a - b));
  }
}

function expectFindableAlumni(answers: Answers): void {
  expectNoSecrets(answers);
  for (const [name, cards] of granted<{ id: number }[]>(answers)) {
    expect(cards.map(({ id }) => id)).toEqual([world.alu].filter((id) => id !== idOf(name)));
  }
}

function countOnly(answers: Answers): void {
  for (const [name, stats] of granted(answers)) {
    const counted = name === 'alu' ? [] : [{ name: 'Amherst College', count: 1 }];
    expect(stats).toMatchObject({ total: counted.length, byCollege: counted, employers: [] });
  }
}

function expectOnlyOwnRequests(answers: Answers): void {
  for (const [name, requests] of granted<{ connectionId: number }[]>(answers)) {
    expect(requests.map(({ connectionId }) => connectionId)).toEqual(name === 'alu' ? [world.request] : []);
  }
}

function areOwnFigures(answers: Answers): void {
  for (const [name, figures] of granted<Record<string, unknown>>(answers)) {
    const isOneOfTheTwo = name === 'stu' || name === 'alu';
    expect(figures).toMatchObject({ connectedCount: isOneOfTheTwo ? 1 : 0 });
  }
}

function expectNoBlocks(answers: Answers): void {
  for (const [, blocked] of granted(answers)) expect(blocked).toEqual([]);
}

/**
 * Checks that each response is about a connection of the caller, and that there are `many` connections, however often a
 * pair asks.
 */
const expectOneRequestEach = (count: number): Holds => {
  return async (answers) => {
    for (const [name, { fromUserId, toUserId }] of granted<{ fromUserId: number; toUserId: number }>(answers)) {
      expect([fromUserId, toUserId]).toContain(idOf(name));
    }
    expect(await rowsIn(app, 'mentorship.connections')).toBe(count);
  };
};

async function expectAnswerFinal(): Promise<void> {
  await answer(everyone.stu, world.recommendation, 'declined').expect(409);
}

async function expectMessageRead(): Promise<void> {
  expect(await app.db.query('SELECT read FROM messaging.messages WHERE id = $1', [world.message])).toEqual([
    { read: true },
  ]);
}

async function expectDeletedForBoth(): Promise<void> {
  const [one] = await app.db.query<{ content: string }[]>('SELECT content FROM messaging.messages WHERE id = $1', [
    world.message,
  ]);
  expect(one).toEqual({ content: '' });
}

/** The people each actor has a conversation with: `stu` and `alu` write to each other, `stu2` has asked `alu`. */
const OTHERS: Partial<Record<keyof Actors, (keyof World)[]>> = { stu: ['alu'], stu2: ['alu'], alu: ['stu', 'stu2'] };
function areOwnConversations(answers: Answers): void {
  expectNoSecrets(answers);
  for (const [name, conversations] of granted<{ other: { id: number } }[]>(answers)) {
    // The reply that follows an accepted request some seconds later moves its conversation up.
    const ids = conversations.map(({ other }) => other.id).sort((one, other) => one - other);
    expect(ids).toEqual((OTHERS[name] ?? []).map((other) => world[other]));
  }
}

/**
 * Checks that a search finds only messages of the viewer's conversations and people the viewer can find, never hidden
 * people or minors.
 */
function isOwnToFind(answers: Answers): void {
  expectNoSecrets(answers);
  type Found = { messages: { conversationWith: { id: number } }[]; people: { id: number }[] };
  for (const [name, { messages, people }] of granted<Found>(answers)) {
    const others = (OTHERS[name] ?? []).map((other) => world[other]);
    for (const { conversationWith } of messages) expect(others).toContain(conversationWith.id);
    const findable = name.startsWith('alu') ? [world.stu, world.alu] : [world.alu, ...others];
    for (const { id } of people) expect(findable.filter((one) => one !== idOf(name))).toContain(id);
  }
}

function countOwnUnread(answers: Answers): void {
  const counts = Object.fromEntries(granted<{ count: number }>(answers).map(([name, { count }]) => [name, count]));
  // The messages of `alu`, with or without the reply that follows an accepted request some seconds later.
  expect([1, 2]).toContain(counts.stu);
  expect(counts).toMatchObject({ stu2: 0, minor: 0, alu: 1, alu2: 0, adm1: 0, adm2: 0 });
}

/** Checks that only `alu` is notified of requests; everyone else is at most notified of answers. */
function areOwnNotifications(answers: Answers): void {
  expectNoSecrets(answers);
  for (const [name, listed] of granted<{ kind: string }[]>(answers)) {
    if (name !== 'alu') expect(listed.filter(({ kind }) => kind === 'request')).toEqual([]);
  }
}

function expectNoFeedbackFromOther(answers: Answers): void {
  for (const [name, match] of granted<object>(answers)) {
    expect(match).toMatchObject({ rating: 5, feedback: null, other: { id: name === 'stu' ? world.alu : world.stu } });
  }
}

// who-may-write.e2e-spec.ts tests who can write to whom. A pending administrator sees the same information about people
// as a visitor.
// prettier-ignore
const READS: Row<World>[] = [
  //                                         anon stu stu2 minor alu alu2 admP adm1 adm2
  row('GET /api/users',                       '401 200 200 200 200 200 403 200 200', expectFindablePeople),
  row('GET /api/messages',                    '401 200 200 200 200 200 403 200 200', expectOnlyParticipants('senderId', 'recipientId')),
  row('GET /api/connections',                 '401 200 200 200 200 200 403 403 403', expectOnlyParticipants('fromUserId', 'toUserId')),
  row('GET /api/connections/with/{alu}',      '401 200 200 200 400 200 403 200 200', expectNoSecrets),
  row('GET /api/connections/with/{alu2}',     '401 404 404 404 404 400 403 404 404', asIfNobody('/api/connections/with/2147483647')),
  row('GET /api/connections/with/{minor}',    '401 404 404 400 404 404 403 404 404', asIfNobody('/api/connections/with/2147483647')),
  row('GET /api/connections/with/{stu}',      '401 400 404 404 200 200 403 404 404', asIfNobody('/api/connections/with/2147483647')),
  row('GET /api/my-people',                   '401 200 200 200 200 200 403 403 403', expectOnlyParticipants('fromUserId', 'toUserId')),
  row('GET /api/my-people?list=waiting',      '401 200 200 200 200 200 403 403 403', expectOnlyParticipants('fromUserId', 'toUserId')),
  row('GET /api/my-people/counts',            '401 200 200 200 200 200 403 403 403'),
  row('GET /api/students/{stu}',              '401 200 404 404 200 200 403 404 404', asIfNobody('/api/students/2147483647')),
  row('GET /api/students/{minor}',            '401 404 404 200 404 404 403 404 404', asIfNobody('/api/students/2147483647')),
  row('GET /api/students/{alu}',              '401 404 404 404 404 404 403 404 404', asIfNobody('/api/students/2147483647')),
  row('GET /api/connection-requests',         '401 200 200 200 200 200 403 403 403', expectOnlyOwnRequests),
  row('GET /api/alumni/search?college=Coll',  '200 200 200 200 200 200 200 200 200', expectFindableAlumni),
  row('GET /api/alumni/stats',                '200 200 200 200 200 200 200 200 200', countOnly),
  row('GET /api/alumni/{alu}',                '200 200 200 200 200 200 200 200 200', expectNoSecrets),
  row('GET /api/alumni/{alu2}',               '404 404 404 404 404 200 404 404 404', asIfNobody('/api/alumni/2147483647')),
  row('GET /api/alumni/{stu}',                '404 404 404 404 404 404 404 404 404', asIfNobody('/api/alumni/2147483647')),
  row('GET /api/alumni/{noOne}',              '404 404 404 404 404 404 404 404 404'),
  row('GET /api/recommendations',             '401 200 200 200 403 403 403 403 403', expectOnlyParticipants('studentId', 'studentId')),
  row('GET /api/recommendations/dials',       '401 200 200 200 403 403 403 403 403'),
  row('GET /api/matches',                     '401 200 200 200 200 200 403 403 403', expectOnlyParticipants('studentId', 'mentorId')),
  row('GET /api/blocks',                      '401 200 200 200 200 200 403 200 200', expectNoBlocks),
  row('GET /api/conversations',               '401 200 200 200 200 200 403 200 200', areOwnConversations),
  row('GET /api/conversations/unread-count',  '401 200 200 200 200 200 403 200 200', countOwnUnread),
  row('GET /api/conversations/{alu}',         '401 200 200 200 400 200 403 200 200', expectOnlyParticipants('senderId', 'recipientId')),
  row('GET /api/conversations/{stu}',         '401 400 404 404 200 200 403 404 404', asIfNobody('/api/conversations/2147483647')),
  row('GET /api/conversations/{minor}',       '401 404 404 400 404 404 403 404 404', asIfNobody('/api/conversations/2147483647')),
  row('GET /api/conversations/{alu}/summary', '401 200 200 200 400 200 403 200 200', expectNoSecrets),
  row('GET /api/conversations/{minor}/summary', '401 404 404 400 404 404 403 404 404', asIfNobody('/api/conversations/2147483647/summary')),
  row('GET /api/search?q=he',                 '401 200 200 200 200 200 403 200 200', isOwnToFind),
  row('GET /api/search?q=al',                 '401 200 200 200 200 200 403 200 200', isOwnToFind),
  row('GET /api/notifications',               '401 200 200 200 200 200 403 200 200', areOwnNotifications),
  row('GET /api/notifications/count',         '401 200 200 200 200 200 403 200 200'),
  row('GET /api/notifications/settings',      '401 200 200 200 200 200 403 200 200', expectNoSecrets),
  row('GET /api/dashboard/stats',             '401 200 200 200 200 200 200 200 200', areOwnFigures),
];

const RECOMMENDATION = '/api/recommendations/{recommendation}';
// prettier-ignore
const WRITES: Row<World>[] = [
  //                                         anon stu stu2 minor alu alu2 admP adm1 adm2
  row('PATCH /api/messages/{message}/read',   '401 200 404 404 403 404 403 404 404', expectMessageRead),
  row('DELETE /api/messages/{message}',       '401 403 404 404 204 404 403 404 404', expectDeletedForBoth),
  row('POST /api/conversations/{alu}/read',   '401 204 204 204 400 204 403 204 204', expectMessageRead),
  row('POST /api/conversations/{alu}/unread', '401 204 204 204 400 204 403 204 204'),
  row('POST /api/conversations/{minor}/read', '401 404 404 400 404 404 403 404 404'),
  row('POST /api/notifications/read',         '401 200 200 200 200 200 403 200 200', () => undefined, () => ({ upTo: 2_147_483_647 })),
  row('PATCH /api/notifications/settings',    '401 200 200 200 200 200 403 200 200', () => undefined, () => ({ dailyDigest: true })),
  row('POST /api/connections',                '401 200 200 201 400 201 403 403 403', expectOneRequestEach(4), () => ({ toUserId: world.alu })),
  row('POST /api/connections/request',        '401 200 200 201 400 201 403 403 403', expectOneRequestEach(4), () => ({ recipientId: world.alu })),
  row('POST /api/connections',                '401 404 404 400 404 404 403 403 403', expectOneRequestEach(2), () => ({ toUserId: world.minor })),
  row('POST /api/connections',                '401 400 404 404 200 201 403 403 403', expectOneRequestEach(3), () => ({ toUserId: world.stu })),
  row('PATCH /api/connections/{request}',     '401 404 403 404 200 404 403 403 403', ...sending(() => ({ status: 'connected' }))),
  row('PATCH /api/connections/{request}',     '401 404 403 404 200 404 403 403 403', ...sending(() => ({ status: 'declined' }))),
  row('PATCH /api/connections/{request}',     '401 404 403 404 200 404 403 403 403', ...sending(() => ({ status: 'pending' }))),
  row('PATCH /api/connections/{request}',     '401 404 403 404 200 404 403 403 403', ...sending(() => ({ question: 'Why?' }))),
  row('PATCH /api/connections/{request}',     '401 404 409 404 403 404 403 403 403', ...sending(() => ({ answer: 'So.' }))),
  row('DELETE /api/connections/{connection}', '401 204 404 404 204 404 403 403 403'),
  row('DELETE /api/connections/{request}',    '401 404 204 404 409 404 403 403 403'),
  row('POST /api/blocks',                     '401 204 204 204 400 204 403 204 204', ...sending(() => ({ userId: world.alu }))),
  row('POST /api/blocks',                     '401 404 404 400 404 404 403 404 404', ...sending(() => ({ userId: world.minor }))),
  row('DELETE /api/blocks/{alu}',             '401 204 204 204 204 204 403 204 204'),
  row('PUT /api/alumni/{alu}/wait-list',      '401 409 409 409 403 403 403 403 403'),
  row('PUT /api/alumni/{alu2}/wait-list',     '401 404 404 404 403 403 403 403 403'),
  row('DELETE /api/alumni/{alu}/wait-list',   '401 204 204 204 403 403 403 403 403'),
  row('POST /api/recommendations/generate',   '401 200 200 200 403 403 403 403 403'),
  row(`PATCH ${RECOMMENDATION}/status`,       '401 200 404 404 403 403 403 403 403', expectAnswerFinal, () => ({ status: 'accepted' })),
  row(`POST ${RECOMMENDATION}/viewed`,        '401 204 404 404 403 403 403 403 403'),
  row(`POST ${RECOMMENDATION}/undo`,          '401 200 404 404 403 403 403 403 403'),
  row('POST /api/matches/{match}/close',      '401 200 404 404 200 404 403 403 403', expectNoFeedbackFromOther, () => ({ rating: 5 })),
];

describe('the same reads by nine actors', () => {
  beforeAll(arrange);

  it.each(READS)('$call', (asking) => tryRow(app, everyone, world, asking));
});

describe('the same writes by nine actors', () => {
  beforeEach(arrange);

  it.each(WRITES)('$call', (asking) => tryRow(app, everyone, world, asking));
});
