import type { DataSource } from 'typeorm';
import { startApp, type TestApp } from '../../../test/support/app';
import { GenerateData, type GenerateResult } from './generate-data';

const PEOPLE = 300;
const PASSWORD = 'a password for load tests';

type Browser = ReturnType<TestApp['browser']>;

let app: TestApp;
let db: DataSource;
let result: GenerateResult;

beforeAll(async () => {
  app = await startApp();
  ({ db } = app);
  result = await app.app.get(GenerateData, { strict: false }).execute({
    people: PEOPLE,
    messages: 3_000,
    connections: 600,
    discussions: 60,
    interactions: 2_000,
    seed: 7,
    password: PASSWORD,
    closedWeeks: 1,
  });
}, 60_000);

/** Returns the rows that break a rule. */
const list = (sql: string): Promise<object[]> => db.query(sql);
const one = async <Row>(sql: string, values: unknown[] = []): Promise<Row> => {
  const [row] = await db.query<Row[]>(sql, values);
  return row!;
};
const count = async (sql: string): Promise<number> =>
  (await one<{ count: number }>(`SELECT count(*)::integer AS count FROM ${sql}`)).count;

describe('generated data', () => {
  it('fills the tables of all contexts, as reported', async () => {
    const empty: string[] = [];
    for (const [table, reported] of Object.entries(result.rows)) {
      const where = table === 'identity.affiliations' ? ` WHERE kind = 'represents'` : '';
      const found = await count(table + where);
      if (found === 0) empty.push(table);
      // Counted from the interactions of all people.
      if (!table.endsWith('analytics_snapshots')) expect([table, found]).toEqual([table, reported]);
    }
    expect(empty).toEqual([]);
    expect(result.rows).toMatchObject({ 'identity.users': PEOPLE, 'messaging.messages': 3_000 });
    expect(new Set(Object.keys(result.rows).map((table) => table.split('.')[0])).size).toBe(6);
    expect(result.bytesAfter).toBeGreaterThan(result.bytesBefore);
  });

  it('marks all people and reviews as samples', async () => {
    expect(await list(`SELECT id FROM identity.users WHERE NOT is_sample OR username !~ '^generated[.]'`)).toEqual([]);
    expect(await list('SELECT id FROM colleges.reviews WHERE NOT is_sample')).toEqual([]);
  });

  it('adds later accounts after the generated ones', async () => {
    const { next, last } = await one<{ next: number; last: number }>(
      `SELECT nextval(pg_get_serial_sequence('identity.users', 'id'))::integer AS next, max(id) AS last FROM identity.users`,
    );
    expect(next).toBeGreaterThan(last);
  });
});

describe('generated profiles', () => {
  it('are complete: one of the role, and its summary in identity', async () => {
    expect(
      await list(`
        SELECT u.id FROM identity.users u
        LEFT JOIN mentorship.student_profiles s ON s.user_id = u.id
        LEFT JOIN mentorship.alumni_profiles a ON a.user_id = u.id
        LEFT JOIN identity.profile_summaries p ON p.user_id = u.id AND p.role = u.role
        WHERE (u.role = 'student') <> (s.user_id IS NOT NULL) OR (u.role = 'alumni') <> (a.user_id IS NOT NULL)
          OR (u.role <> 'college_admin') <> (p.user_id IS NOT NULL)`),
    ).toEqual([]);
    expect(
      await list(`
        SELECT p.user_id FROM identity.profile_summaries p JOIN mentorship.alumni_profiles a USING (user_id)
        WHERE p.hidden_from <> CASE WHEN a.visibility_chosen_at IS NULL THEN 'visitors'
                                    WHEN a.is_profile_visible THEN 'nobody' ELSE 'everyone' END
          OR p.college_id IS DISTINCT FROM a.college_id`),
    ).toEqual([]);
  });

  it('of minors are private', async () => {
    const minors = `identity.users u JOIN mentorship.student_profiles s ON s.user_id = u.id
      WHERE u.birth_date > now() - interval '18 years'`;
    expect(await count(minors)).toBeGreaterThan(0);
    expect(await count(`${minors} AND s.profile_visibility = 'public'`)).toBe(0);
  });

  it('can be found: everyone is in the directory, alumni in the finder, mentors in the match index', async () => {
    expect(
      await list('SELECT id FROM identity.users u WHERE id NOT IN (SELECT user_id FROM mentorship.people_directory)'),
    ).toEqual([]);
    expect(
      await list(`
        SELECT a.user_id FROM mentorship.alumni_profiles a LEFT JOIN mentorship.finder_entries f USING (user_id)
        LEFT JOIN mentorship.people_directory d USING (user_id)
        WHERE f.user_id IS NULL OR f.is_away OR f.is_visible <> a.is_profile_visible
          OR d.is_listed_alumni <> (a.is_profile_visible OR a.visibility_chosen_at IS NULL)`),
    ).toEqual([]);
    expect(
      await list(`
        SELECT a.user_id FROM mentorship.alumni_profiles a LEFT JOIN mentorship.score_keys k ON k.mentor_id = a.user_id
        WHERE (k.mentor_id IS NOT NULL) <> (a.is_profile_visible AND a.is_willing_to_mentor
          AND a.allow_student_connections AND a.availability_status <> 'busy')`),
    ).toEqual([]);
    expect(
      await list(`
        SELECT k.mentor_id FROM mentorship.score_keys k
        FULL JOIN (SELECT DISTINCT user_id FROM mentorship.answerer_keys) a ON a.user_id = k.mentor_id
        WHERE a.user_id IS NULL OR k.mentor_id IS NULL`),
    ).toEqual([]);
    expect(await count('mentorship.people_directory WHERE adult_from IS NOT NULL')).toBeGreaterThan(0);
  });
});

describe('generated relationships', () => {
  it('connect each pair once, and no adult has written to a minor first', async () => {
    expect(
      await list(`
        SELECT least(from_user_id, to_user_id) FROM mentorship.connections
        GROUP BY 1, greatest(from_user_id, to_user_id) HAVING count(*) > 1`),
    ).toEqual([]);
    expect(
      await list(`
        SELECT c.id FROM mentorship.connections c JOIN identity.users u ON u.id = c.to_user_id
        WHERE u.birth_date > now() - interval '18 years'`),
    ).toEqual([]);
  });

  it('take no more places than mentors have, which the finder shows', async () => {
    const places = `
      SELECT f.user_id FROM mentorship.finder_entries f
      JOIN (SELECT mentor_id, count(*) AS mentees FROM mentorship.connections WHERE status = 'connected' GROUP BY 1) c
        ON c.mentor_id = f.user_id`;
    expect((await list(places)).length).toBeGreaterThan(0);
    expect(await list(`${places} WHERE c.mentees <> f.mentees OR c.mentees > f.max_mentees`)).toEqual([]);
  });

  it('have an active match for each connected student and mentor', async () => {
    expect(
      await list(`
        SELECT c.id FROM mentorship.connections c WHERE c.status = 'connected' AND c.mentor_id IS NOT NULL
          AND NOT EXISTS (SELECT FROM mentorship.matches m WHERE m.status = 'active' AND m.mentor_id = c.mentor_id
                          AND m.student_id IN (c.from_user_id, c.to_user_id))`),
    ).toEqual([]);
  });

  it('have recommendations whose reasons add up to the score', async () => {
    expect(
      await list(`
        SELECT id FROM mentorship.recommendations
        WHERE match_score <> (SELECT sum((reason ->> 'score')::integer) FROM jsonb_array_elements(match_reasons) reason)`),
    ).toEqual([]);
  });
});

describe('generated conversations', () => {
  it('have both sides, with the last message and the number of unread ones', async () => {
    expect(
      await list(`
        SELECT c.owner_id, c.other_id FROM messaging.conversations c
        CROSS JOIN LATERAL (
          SELECT max(m.id) AS last, count(*) FILTER (WHERE m.recipient_id = c.owner_id AND NOT m.read) AS unread
          FROM messaging.messages m
          WHERE least(m.sender_id, m.recipient_id) = least(c.owner_id, c.other_id)
            AND greatest(m.sender_id, m.recipient_id) = greatest(c.owner_id, c.other_id)) counted
        JOIN messaging.messages m ON m.id = counted.last
        WHERE c.last_message_id <> counted.last OR c.unread_count <> counted.unread OR c.last_sent_at <> m.sent_at
          OR c.last_is_own <> (m.sender_id = c.owner_id)`),
    ).toEqual([]);
    expect(
      await list(`
        SELECT m.id FROM messaging.messages m WHERE NOT EXISTS (
          SELECT FROM messaging.conversations c WHERE c.owner_id = m.sender_id AND c.other_id = m.recipient_id)
        OR NOT EXISTS (
          SELECT FROM messaging.conversations c WHERE c.owner_id = m.recipient_id AND c.other_id = m.sender_id)`),
    ).toEqual([]);
    expect(await count('messaging.conversations WHERE unread_count > 0')).toBeGreaterThan(0);
  });

  it('are in the order of their times', async () => {
    expect(
      await list(`
        SELECT id FROM (SELECT id, sent_at, lag(sent_at) OVER (ORDER BY id) AS before FROM messaging.messages) m
        WHERE sent_at < before`),
    ).toEqual([]);
  });

  it('are hidden from people who block each other, and have no message after the block', async () => {
    const hidden = `messaging.conversations c WHERE c.is_hidden`;
    const blocked = `EXISTS (SELECT FROM mentorship.blocks b
      WHERE (b.blocker_id, b.blocked_id) IN ((c.owner_id, c.other_id), (c.other_id, c.owner_id)))`;
    expect(await count(`${hidden} AND ${blocked}`)).toBeGreaterThan(0);
    expect(await list(`SELECT owner_id FROM messaging.conversations c WHERE c.is_hidden <> ${blocked}`)).toEqual([]);
    expect(
      await list(`
        SELECT m.id FROM messaging.messages m JOIN mentorship.blocks b
          ON (m.sender_id, m.recipient_id) IN ((b.blocker_id, b.blocked_id), (b.blocked_id, b.blocker_id))
        WHERE m.sent_at >= b.blocked_at`),
    ).toEqual([]);
  });
});

describe('generated discussions', () => {
  it('count their replies, know the last one, and can be searched', async () => {
    expect(
      await list(`
        SELECT p.id FROM forum.forum_posts p
        CROSS JOIN LATERAL (SELECT count(*) AS replies, max(r.created_at) AS last FROM forum.forum_replies r
                            WHERE r.post_id = p.id) counted
        WHERE p.reply_count <> counted.replies OR p.last_activity_at <> coalesce(counted.last, p.created_at)
          OR p.search = '' OR cardinality(p.tag_keys) <> cardinality(p.tags)`),
    ).toEqual([]);
    expect(await count('forum.title_words')).toBeGreaterThan(10);
  });
});

describe('generated interest in colleges', () => {
  it('has no minors, and the number of votes of each review', async () => {
    expect(
      await list(`
        SELECT i.id FROM admin_analytics.college_interactions i JOIN identity.users u ON u.id = i.user_id
        WHERE u.birth_date > now() - interval '18 years' OR u.role <> 'student'`),
    ).toEqual([]);
    expect(
      await list(`
        SELECT r.id FROM colleges.reviews r
        WHERE upvotes <> (SELECT count(*) FROM colleges.review_upvotes v WHERE v.review_id = r.id)`),
    ).toEqual([]);
  });

  it('is counted: alumni, popularity, and closed weeks', async () => {
    expect(await count('colleges.directory_entries WHERE alumni > 0')).toBeGreaterThan(0);
    expect(await count('colleges.directory_entries WHERE people > 0')).toBeGreaterThan(0);
    expect(await count('admin_analytics.analytics_snapshots')).toBeGreaterThan(0);
  });
});

describe('a generated person', () => {
  const signInAs = async (sql: string): Promise<{ id: number; browser: Browser }> => {
    const { id, username } = await one<{ id: number; username: string }>(sql);
    const browser = app.browser();
    await browser.post('/api/login').send({ username, password: PASSWORD }).expect(200);
    return { id, browser };
  };
  const get = async <Body>(browser: Browser, path: string): Promise<Body> => {
    const { status, body } = await browser.get(path);
    expect([path, status]).toEqual([path, 200]);
    return body as Body;
  };
  const BUSIEST = (role: string) => `
    SELECT u.id, u.username FROM identity.users u JOIN messaging.conversations c ON c.owner_id = u.id AND NOT c.is_hidden
    WHERE u.role = '${role}' AND u.birth_date < now() - interval '18 years'
    GROUP BY u.id ORDER BY count(*) DESC LIMIT 1`;

  it('who is a student signs in and has a full product', async () => {
    const { id, browser } = await signInAs(BUSIEST('student'));

    const conversations = await get<{ otherUser: { id: number } }[]>(browser, '/api/conversations');
    expect(conversations.length).toBeGreaterThan(1);
    expect(await get<unknown[]>(browser, '/api/alumni/search')).not.toHaveLength(0);
    expect(await get<unknown[]>(browser, '/api/forum/posts')).not.toHaveLength(0);
    expect(await get<unknown[]>(browser, '/api/notifications')).not.toHaveLength(0);
    expect(await get<{ id: number }>(browser, '/api/user')).toMatchObject({ id, role: 'student' });
    await browser.post('/api/recommendations/generate').expect(200);
    expect(await get<unknown[]>(browser, '/api/recommendations')).not.toHaveLength(0);
  });

  it('who is an alum finds students', async () => {
    const { browser } = await signInAs(BUSIEST('alumni'));

    expect(await get<unknown[]>(browser, '/api/users?role=student&findable=true')).not.toHaveLength(0);
    expect(await get<unknown[]>(browser, '/api/connections')).not.toHaveLength(0);
  });

  it('who is an administrator reads the statistics of the college', async () => {
    const { browser } = await signInAs(`
      SELECT u.id, u.username FROM identity.users u WHERE u.role = 'college_admin' ORDER BY u.id LIMIT 1`);

    expect(await get<object>(browser, '/api/admin/college/interactions')).toMatchObject({});
  });
});
