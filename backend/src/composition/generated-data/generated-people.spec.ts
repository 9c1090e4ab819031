import type { GeneratedMessage } from '../../contexts/messaging';
import { Discussions } from './discussions';
import { Engagement } from './engagement';
import { Population } from './population';
import { Relationships } from './relationships';

const NOW = new Date('2026-11-30T12:00:00Z');
const [PEOPLE, CONNECTIONS, MESSAGES] = [1_000, 2_000, 8_000];
const DAY_MS = 24 * 3_600_000;
const COLLEGES = Array.from({ length: 50 }, (_, n) => ({ id: n + 1, name: `College ${n + 1}` }));
const populationOf = (seed = 1, people = PEOPLE) =>
  new Population({ seed, people, firstId: 101, now: NOW, colleges: COLLEGES });
const relationshipsOf = (population: Population) =>
  Relationships.create(population, { connections: CONNECTIONS, messages: MESSAGES, firstConnectionId: 1 });

const population = populationOf();
let relationships: Relationships;
let connections: ReturnType<Relationships['connections']> extends Iterable<infer One> ? One[] : never;
let messages: GeneratedMessage[];
let conversations: Map<string | number, GeneratedMessage[]>;

beforeAll(async () => {
  relationships = await relationshipsOf(population);
  connections = [...relationships.connections()];
  messages = [...relationships.messages()];
  conversations = groupBy(messages, ({ senderId, recipientId }) => pairKey(senderId, recipientId));
});

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string | number): Map<string | number, Row[]> {
  const groups = new Map<string | number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

const pairKey = (one: number, other: number): string => `${Math.min(one, other)}-${Math.max(one, other)}`;

describe('generated data', () => {
  it('is the same for the same seed, and different for another one', async () => {
    const describe = async (seed: number) => {
      const people = populationOf(seed, 200);
      const known = await Relationships.create(people, { connections: 300, messages: 900, firstConnectionId: 1 });
      return JSON.stringify([
        [...people.numbers()].map((n) => people.account(n)),
        [...people.students].map((n) => people.student(n)),
        [...people.alumni].map((n) => people.alum(n)),
        [...known.connectionsWithMessages()],
        [...known.messages()],
        [...known.meetings(1)],
        [...new Discussions(people, 20).all()],
        [...new Engagement(people, 500).interactions()],
      ]);
    };

    const first = await describe(1);
    expect(await describe(1)).toBe(first);
    expect(await describe(2)).not.toBe(first);
  });
});

describe('generated people', () => {
  const accounts = [...population.numbers()].map((n) => population.account(n));

  it('have unique usernames that mark them, and addresses that reach no one', () => {
    expect(new Set(accounts.map(({ username }) => username)).size).toBe(PEOPLE);
    expect(accounts.every(({ username }) => /^generated\.\d+$/.test(username))).toBe(true);
    expect(accounts.every(({ email }) => email.endsWith('@example.org'))).toBe(true);
  });

  it('are students, alumni and a few administrators of different colleges', () => {
    const count = (role: string) => accounts.filter((account) => account.role === role).length;

    expect(count('college_admin')).toBe(5);
    expect(count('student') / PEOPLE).toBeCloseTo(0.64, 1);
    const colleges = accounts.flatMap(({ representedCollegeId }) => representedCollegeId ?? []);
    expect(new Set(colleges).size).toBe(5);
  });

  it('were at least 13 at registration; alumni and administrators are adults', () => {
    const yearsBetween = (from: string, to: Date) => (to.getTime() - Date.parse(from)) / (365.25 * DAY_MS);
    for (const { birthDate, registeredAt, role } of accounts) {
      expect(yearsBetween(birthDate!, registeredAt)).toBeGreaterThan(13);
      if (role !== 'student') expect(yearsBetween(birthDate!, NOW)).toBeGreaterThan(18);
    }
    const minors = [...population.students].filter((n) => population.isMinor(n));
    expect(minors.length / population.students.length).toBeCloseTo(0.4, 1);
    for (const n of minors) expect(yearsBetween(population.account(n).birthDate!, NOW)).toBeLessThan(18);
  });

  it('registered one after another, until now', () => {
    const times = accounts.map(({ registeredAt }) => registeredAt.getTime());
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(NOW.getTime());
  });

  it('have a public profile only if they are adults', () => {
    const profiles = [...population.students].map((n) => ({
      isMinor: population.isMinor(n),
      ...population.student(n),
    }));
    expect(profiles.filter(({ isMinor, isPublic }) => isMinor && isPublic)).toEqual([]);
    expect(profiles.some(({ isPublic }) => isPublic)).toBe(true);
  });
});

describe('generated connections', () => {
  it('are as many as wanted, between different pairs', () => {
    expect(connections.length / CONNECTIONS).toBeCloseTo(1, 1);
    expect(relationships.connectionCount).toBe(connections.length);
    expect(new Set(connections.map(({ fromUserId, toUserId }) => pairKey(fromUserId, toUserId))).size).toBe(
      connections.length,
    );
  });

  it('are never requested by an adult from a minor, and never between two students', () => {
    const numbers = connections.map(({ fromUserId, toUserId }) => [fromUserId - 101, toUserId - 101] as const);
    expect(numbers.filter(([, to]) => population.isMinor(to))).toEqual([]);
    expect(numbers.filter((pair) => pair.every((n) => population.roleOf(n) === 'student'))).toEqual([]);
  });

  it('take no more places than a mentor has', () => {
    const mentees = new Map<number, number>();
    for (const { mentorId, status } of connections) {
      if (mentorId !== null && status === 'connected') mentees.set(mentorId, (mentees.get(mentorId) ?? 0) + 1);
    }
    for (const [mentorId, count] of mentees) {
      expect(count).toBeLessThanOrEqual(population.contactable(mentorId - 101).maxMentees);
    }
  });

  it('are pending for ten days at most, at most five from one student', () => {
    const pending = connections.filter(({ status }) => status === 'pending');
    expect(pending.length).toBeGreaterThan(0);
    for (const { createdAt } of pending) expect(NOW.getTime() - createdAt.getTime()).toBeLessThan(10 * DAY_MS);
    const bySender = groupBy(pending, ({ fromUserId }) => fromUserId);
    expect(Math.max(...[...bySender].map(([, sent]) => sent.length))).toBeLessThanOrEqual(5);
  });

  it('include requests with every outcome, and popular mentors', () => {
    const outcomes = new Set(connections.map(({ status, closedBy }) => `${status} ${closedBy}`));
    expect([...outcomes].sort()).toEqual([
      'closed disconnected',
      'closed expired',
      'closed withdrawn',
      'connected null',
      'declined null',
      'pending null',
    ]);
    const received = [...groupBy(connections, ({ toUserId }) => toUserId).values()].map(({ length }) => length);
    expect(Math.max(...received)).toBeGreaterThan(20 * (connections.length / population.alumni.length / 2));
  });
});

describe('generated messages', () => {
  it('are exactly as many as wanted', () => {
    expect(messages).toHaveLength(MESSAGES);
  });

  it('begin with the request, and continue only after it was accepted', () => {
    for (const { fromUserId, toUserId, acceptedAt, createdAt } of connections) {
      const [request, ...others] = conversations.get(pairKey(fromUserId, toUserId))!;
      expect(request).toMatchObject({ isRequest: true, senderId: fromUserId, sentAt: createdAt });
      if (acceptedAt === null) expect(others).toEqual([]);
      const times = others.map(({ sentAt }) => sentAt.getTime());
      expect(times).toEqual([...times].sort((one, other) => one - other));
      if (times.length > 0) expect(times[0]).toBeGreaterThanOrEqual(acceptedAt!.getTime());
    }
  });

  it('were sent before the block, if there is one', () => {
    const blocks = [...relationships.blocks()];
    expect(blocks.length).toBeGreaterThan(0);
    for (const { blockerId, blockedId, blockedAt } of blocks) {
      for (const { sentAt } of conversations.get(pairKey(blockerId, blockedId))!)
        expect(sentAt.getTime()).toBeLessThan(blockedAt.getTime());
    }
  });

  it('have a heavy tail: the longest conversation has many times the median', () => {
    const lengths = [...conversations.values()].map(({ length }) => length).sort((one, other) => one - other);
    expect(lengths.at(-1)! / lengths[Math.floor(lengths.length / 2)]!).toBeGreaterThan(20);
  });

  it('are unread only at the end of a conversation', () => {
    expect(messages.some(({ readAt }) => readAt === null)).toBe(true);
    for (const conversation of conversations.values()) {
      const firstUnread = conversation.findIndex(({ readAt }) => readAt === null);
      if (firstUnread >= 0) expect(conversation.slice(firstUnread).every(({ readAt }) => readAt === null)).toBe(true);
    }
  });
});

describe('generated meetings', () => {
  it('never overlap for one person, and follow the connection', () => {
    const meetings = [...relationships.meetings(1)];
    const accepted = new Map(
      connections.map(({ fromUserId, toUserId, acceptedAt }) => [pairKey(fromUserId, toUserId), acceptedAt]),
    );
    const byPerson = new Map<number, [number, number][]>();
    for (const { hostId, attendeeId, startTime, endTime } of meetings) {
      expect(startTime.getTime()).toBeGreaterThan(accepted.get(pairKey(hostId, attendeeId))!.getTime());
      for (const id of [hostId, attendeeId]) {
        byPerson.set(id, [...(byPerson.get(id) ?? []), [startTime.getTime(), endTime.getTime()]]);
      }
    }
    expect(meetings.length).toBeGreaterThan(50);
    for (const times of byPerson.values()) {
      const sorted = times.sort(([one], [other]) => one - other);
      sorted.slice(1).forEach(([start], at) => expect(start).toBeGreaterThanOrEqual(sorted[at]![1]));
    }
  });
});

describe('generated interactions', () => {
  const interactions = [...new Engagement(population, 10_000).interactions()];

  it('are recent, and have no minors', () => {
    expect(interactions.length / 10_000).toBeCloseTo(1, 0.5);
    const isRecent = ({ occurredAt }: (typeof interactions)[number]) =>
      NOW.getTime() - occurredAt.getTime() < 90 * DAY_MS;
    expect(interactions.filter((one) => !isRecent(one))).toEqual([]);
    expect(interactions.filter(({ userId }) => userId !== null && population.isMinor(userId - 101))).toEqual([]);
  });

  it('count a person’s views of a college three times a day at most', () => {
    const views = interactions.filter(({ type, userId }) => type === 'view' && userId !== null);
    const byDay = groupBy(
      views,
      ({ userId, collegeId, occurredAt }) => `${userId} ${collegeId} ${occurredAt.toISOString().slice(0, 10)}`,
    );
    expect(Math.max(...[...byDay.values()].map(({ length }) => length))).toBeLessThanOrEqual(3);
  });

  it('are mostly about a few colleges', () => {
    const counts = [...groupBy(interactions, ({ collegeId }) => collegeId).values()]
      .map(({ length }) => length)
      .sort((one, other) => other - one);
    expect(counts.slice(0, 5).reduce((sum, one) => sum + one, 0) / interactions.length).toBeGreaterThan(0.4);
  });
});

describe('generated discussions', () => {
  it('are in the order of their times, with replies after them', () => {
    const discussions = [...new Discussions(population, 300).all()];
    const times = discussions.map(({ createdAt }) => createdAt.getTime());

    expect(times).toEqual([...times].sort((one, other) => one - other));
    for (const { createdAt, replies, authorId } of discussions) {
      expect(population.registeredAt(authorId - 101)).toBeLessThanOrEqual(createdAt.getTime());
      for (const reply of replies) expect(reply.createdAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
    }
    expect(Math.max(...discussions.map(({ replies }) => replies.length))).toBeGreaterThan(20);
  });
});
