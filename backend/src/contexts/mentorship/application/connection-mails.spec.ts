import { Jobs } from '../../../shared/application/jobs';
import type { MailedAtOnce } from '../../../shared/application/mail-preferences';
import { type Mail, Mailbox } from '../../../shared/application/mailbox';
import { RateLimits, TooManyRequests } from '../../../shared/application/rate-limits';
import type { Limit } from '../../../shared/domain/limits';
import { PlaceOffered } from '../domain/events';
import { CONNECTION_NOTICES, type ConnectionNotice } from './connection-notices';
import { ConnectionPages } from './ports/connection-pages';
import { SimilarMentors } from './ports/similar-mentors';
import { SEND_CONNECTION_MAIL, SendConnectionMail } from './send-connection-mail';
import { TellWhoWaits } from './tell-who-waits';
import {
  InMemoryBlocks,
  InMemoryConnectionCounts,
  InMemoryConnections,
  InMemoryWaitList,
} from './testing/in-memory-connections';
import { InMemoryAlumniProfiles, InMemoryStudentProfiles } from './testing/in-memory-profiles';
import { RecordedAnnouncements } from './testing/recorded-announcements';
import { MailSwitches } from './testing/recorded-mail';
import { NoTransactions, someConnections } from './testing/some-connections';

const [MENTOR, STUDENT, KIM, LOU] = [1, 1_001, 1_002, 1_003];
const NOON = new Date('2026-03-01T12:00:00Z');

class ShortPages extends ConnectionPages {
  ownRequests(): string {
    return '/my-people?tab=asked';
  }

  readonly productName = 'Example';
  requests = (): string => '/';
  newMeetingWith = (userId: number): string => `/events?new=1&with=${userId}`;
  alumni = (userId: number): string => `/alumni/${userId}`;
  finder = (): string => '/find-alumni';
}

class Similar extends SimilarMentors {
  ids: readonly number[] = [];

  async to(_: number, __: number, most: number): Promise<readonly number[]> {
    return this.ids.slice(0, most);
  }
}

/** Counts for ever: a window never passes. */
class CountedLimits extends RateLimits {
  readonly #used = new Map<string, number>();

  async consume(limit: Limit, key: string): Promise<void> {
    const used = (this.#used.get(key) ?? 0) + 1;
    this.#used.set(key, used);
    if (used > limit.points) throw new TooManyRequests(limit.seconds);
  }

  async check(): Promise<void> {}

  async forget(): Promise<void> {}
}

class RecordedJobs extends Jobs {
  readonly waiting: [string, object][] = [];

  work(): void {}

  schedule(): void {}

  async send(queue: string, data: object): Promise<void> {
    this.waiting.push([queue, data]);
  }
}

function aPostOffice() {
  const connections = new InMemoryConnections();
  const [counts, waitList] = [new InMemoryConnectionCounts(connections), new InMemoryWaitList()];
  const [alumni, students] = [new InMemoryAlumniProfiles(), new InMemoryStudentProfiles()];
  const transactions = new NoTransactions();
  const parts = { connections, counts, waitList, blocks: new InMemoryBlocks(), alumni, students, transactions };
  const { people, countPlaces, request, answer } = someConnections(parts);
  const [similar, jobs, sent] = [new Similar(), new RecordedJobs(), [] as Mail[]];
  class Box extends Mailbox {
    async send(mail: Mail): Promise<void> {
      sent.push(mail);
    }
  }
  const preferences = new MailSwitches();
  const mail = new SendConnectionMail(people, similar, preferences, new CountedLimits(), new Box(), new ShortPages());
  const announcements = new RecordedAnnouncements();
  const clock = { now: () => NOON };
  const tell = new TellWhoWaits(waitList, countPlaces, people, jobs, announcements, transactions, clock);
  return { people, similar, preferences, sent, jobs, announcements, waitList, request, answer, mail, tell };
}

describe('a mail about a connection', () => {
  it.each<[ConnectionNotice, string]>([
    ['requested', '/'],
    ['reminded', '/'],
    ['answered', '/'],
    ['questioned', '/my-people?tab=asked'],
    ['place-free', '/alumni/1'],
    ['connected', '/events?new=1&with=1'],
    ['expired', '/find-alumni'],
    ['role-changed', '/'],
    ['request-ended', '/'],
  ])('of the kind “%s” leads to %s', async (notice, link) => {
    const { mail, sent } = aPostOffice();
    await mail.execute({ notice, userId: STUDENT, aboutId: MENTOR });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'person1001@example.org' });
    expect(sent[0]!.subject).toBe(CONNECTION_NOTICES[notice].subject('Example'));
    expect(sent[0]!.text.split('\n\n')).toContain(link);
  });

  it('names the other one where the two were connected, and nowhere else', async () => {
    const { mail, people, sent } = aPostOffice();
    people.told.set(MENTOR, { displayName: 'Alex Fielding' });
    await mail.execute({ notice: 'role-changed', userId: STUDENT, aboutId: MENTOR });
    await mail.execute({ notice: 'request-ended', userId: STUDENT, aboutId: MENTOR });
    expect(sent[0]!.text).toContain('Alex Fielding has changed their role, and your connection has ended with it.');
    expect(sent[1]!.text).not.toContain('Alex');
  });

  it('does not go to those who do not take part', async () => {
    const { mail, people, sent } = aPostOffice();
    people.gone.add(STUDENT);
    await mail.execute({ notice: 'requested', userId: STUDENT, aboutId: MENTOR });
    expect(sent).toEqual([]);
  });

  it.each<[MailedAtOnce, readonly ConnectionNotice[]]>([
    ['request', ['requested', 'reminded', 'answered']],
    ['answer', ['connected', 'questioned', 'expired', 'role-changed', 'request-ended', 'place-free']],
  ])('of the kind “%s” does not go to those who switched it off', async (kind, notices) => {
    const { mail, preferences, sent } = aPostOffice();
    preferences.switchOff(STUDENT, kind);
    const all = Object.keys(CONNECTION_NOTICES) as ConnectionNotice[];
    for (const notice of all) await mail.execute({ notice, userId: STUDENT, aboutId: MENTOR });
    const wanted = all.filter((notice) => !notices.includes(notice));
    expect(sent.map(({ subject }) => subject)).toEqual(
      wanted.map((notice) => CONNECTION_NOTICES[notice].subject('Example')),
    );
    await mail.execute({ notice: notices[0]!, userId: KIM, aboutId: MENTOR });
    expect(sent.at(-1)).toMatchObject({ to: 'person1002@example.org' });
  });

  it('that is not wanted does not count towards the limit', async () => {
    const { mail, preferences, sent } = aPostOffice();
    const limited = { notice: 'requested', userId: MENTOR, aboutId: STUDENT } as const;
    preferences.switchOff(MENTOR, 'request');
    for (let times = 0; times < 5; times++) await mail.execute(limited);
    expect(sent).toEqual([]);
    preferences.switchOn(MENTOR, 'request');
    for (let times = 0; times < 5; times++) await mail.execute(limited);
    expect(sent).toHaveLength(3);
  });

  it('is not sent while the preferences cannot be read', async () => {
    const { mail, preferences, sent } = aPostOffice();
    jest.spyOn(preferences, 'wantsMail').mockRejectedValue(new Error('no database'));
    await expect(mail.execute({ notice: 'requested', userId: STUDENT, aboutId: MENTOR })).rejects.toThrow(
      'no database',
    );
    expect(sent).toEqual([]);
  });

  it('tells of three requests of one person to another in a day, no more', async () => {
    const { mail, sent } = aPostOffice();
    for (let times = 0; times < 5; times++)
      await mail.execute({ notice: 'requested', userId: MENTOR, aboutId: STUDENT });
    await mail.execute({ notice: 'requested', userId: MENTOR, aboutId: KIM });
    await mail.execute({ notice: 'reminded', userId: MENTOR, aboutId: STUDENT });
    expect(sent).toHaveLength(5);
  });

  it('about a request without an answer names three similar mentors who are there', async () => {
    const { mail, similar, people, sent } = aPostOffice();
    similar.ids = [11, 12, 13, 14, 15];
    people.gone.add(12);
    await mail.execute({ notice: 'expired', userId: STUDENT, aboutId: MENTOR });
    expect(sent[0]!.text.match(/\/alumni\/\d+/g)).toEqual(['/alumni/11', '/alumni/13', '/alumni/14']);
  });
});

describe('a place that is free', () => {
  it('is told to whoever has waited longest and can be reached, once', async () => {
    const { tell, waitList, jobs, announcements, people } = aPostOffice();
    for (const id of [STUDENT, KIM, LOU]) await waitList.join(MENTOR, id);
    people.gone.add(STUDENT);
    await tell.execute(MENTOR);
    await tell.forEveryMentor();
    const mail = (userId: number) => [SEND_CONNECTION_MAIL, { notice: 'place-free', userId, aboutId: MENTOR }];
    expect(jobs.waiting).toEqual([mail(KIM), mail(LOU)]);
    expect(announcements.events).toEqual([new PlaceOffered(KIM, MENTOR, NOON), new PlaceOffered(LOU, MENTOR, NOON)]);
    expect(await waitList.of(MENTOR)).toEqual([STUDENT]);
  });

  it('is one while the mentor has one place left', async () => {
    const { tell, waitList, jobs, request, answer } = aPostOffice();
    for (const from of [1_011, 1_012]) {
      const { id } = await request.execute({ fromUserId: from, toUserId: MENTOR, message: null });
      await answer.execute({ by: MENTOR, connectionId: id, answer: 'connected' });
    }
    await waitList.join(MENTOR, KIM);
    await tell.execute(MENTOR);
    expect(jobs.waiting).toEqual([[SEND_CONNECTION_MAIL, { notice: 'place-free', userId: KIM, aboutId: MENTOR }]]);
  });

  it('is none while the mentor has no room, or is gone', async () => {
    const { tell, waitList, jobs, people, request, answer } = aPostOffice();
    for (const from of [1_011, 1_012, 1_013]) {
      const { id } = await request.execute({ fromUserId: from, toUserId: MENTOR, message: null });
      await answer.execute({ by: MENTOR, connectionId: id, answer: 'connected' });
    }
    await waitList.join(MENTOR, KIM);
    await waitList.join(2, KIM);
    people.gone.add(2);
    await tell.forEveryMentor();
    expect(jobs.waiting).toEqual([]);
  });
});
