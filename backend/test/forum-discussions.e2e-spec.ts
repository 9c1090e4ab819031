import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { emptyTables } from './support/empty-tables';
import { answerOf, postDiscussion, discussionForm, reply } from './support/forum';
import { countStatements } from './support/statements';
import { waitUntilIdle } from './support/table-digests';
import {
  administratorOf,
  alumniOf,
  fifteenYearsAgo,
  student,
  type TestUser,
  unconfirmedPerson,
} from './support/test-users';

let app: TestApp;
let robin: TestUser;
let kim: TestUser;
let ada: TestUser;
let dean: TestUser;
let otherDean: TestUser;
let minor: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  kim = await student(app, 'kim');
  ada = await alumniOf(app, 'ada', 1);
  dean = await administratorOf(app, 'dean', 1);
  otherDean = await administratorOf(app, 'other.dean', 2);
  minor = await student(app, 'mia', { fullName: 'Mia Minor', birthDate: fifteenYearsAgo() });
  await app.db.query(`UPDATE identity.users SET registered_at = now() - interval '30 days'`);
});
beforeEach(() => emptyTables(app.db, 'forum.forum_posts'));

type Listed = Record<string, unknown> & { id: number; title: string };
const list = async (query = '', { browser }: Pick<TestUser, 'browser'> = robin) =>
  (await browser.get(`/api/forum/posts${query}`).expect(200)).body as Listed[];
const titles = async (query = '', by: Pick<TestUser, 'browser'> = robin) =>
  (await list(query, by)).map(({ title }) => title);
const show = async (id: number, { browser }: Pick<TestUser, 'browser'> = robin, query = '') =>
  (await browser.get(`/api/forum/posts/${id}${query}`).expect(200)).body as Record<string, unknown> & {
    replies: Record<string, unknown>[];
  };

describe('starting a discussion', () => {
  it('returns the discussion as every member reads it', async () => {
    const { body } = await postDiscussion(robin, {
      title: '  How did you  choose a major? ',
      content: 'I like **biology**\r\nand computer science.',
      tags: [' Majors ', 'majors', '', 'First year'],
      collegeId: 1,
    }).expect(201);

    expect(body).toEqual({
      id: expect.any(Number),
      title: 'How did you choose a major?',
      content: 'I like **biology**\nand computer science.',
      isExcerpt: false,
      tags: ['Majors', 'First year'],
      collegeId: 1,
      collegeName: 'Michigan State University',
      authorId: robin.id,
      author: {
        id: robin.id,
        fullName: 'Robin Example',
        avatarUrl: null,
        role: 'student',
        badge: null,
        profile: `/students/${robin.id}`,
      },
      anonymous: false,
      isSample: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      editedAt: null,
      lastActivityAt: body.createdAt,
      views: 0,
      replyCount: 0,
      answerId: null,
      saved: false,
      subscribed: true,
      mine: true,
      isHidden: false,
      isRemoved: false,
    });
    expect(await list('', kim)).toEqual([{ ...body, mine: false, subscribed: false }]);
  });

  it.each([
    ['title', { title: 'Hey?' }, 'Title must be at least 5 characters'],
    ['title', { title: 'x'.repeat(201) }, 'Title must be at most 200 characters'],
    ['title', { title: null }, 'Title must be at least 5 characters'],
    ['content', { content: 'Too short.' }, 'Content must be at least 20 characters'],
    ['content', { content: 'x'.repeat(20_001) }, 'Content must be at most 20,000 characters'],
    ['tags', { tags: Array.from({ length: 11 }, (_, at) => `tag ${at}`) }, 'Use at most 10 tags'],
    ['tags', { tags: ['x'.repeat(31)] }, 'A tag can have at most 30 characters'],
    ['tags', { tags: 'majors' }, 'tags must be a list of strings'],
    ['collegeId', { collegeId: 999_999_999 }, 'Choose a college from the list'],
    ['anonymous', { anonymous: 'yes' }, 'anonymous must be true or false'],
  ])('is refused with an error for %s', async (field, changes, message) => {
    const { body } = await postDiscussion(robin, changes).expect(400);

    expect(body.errors).toEqual([{ field, message }]);
    expect(await list()).toEqual([]);
  });

  it('rejects counts, times and another author from the client', async () => {
    for (const field of ['authorId', 'views', 'createdAt', 'replyCount'])
      await postDiscussion(robin, { [field]: 7 }).expect(400);
  });

  it('creates one discussion for a repeated Idempotency-Key', async () => {
    const key = 'a-key-for-one-discussion';
    const first = await postDiscussion(robin, {}).set('Idempotency-Key', key).expect(201);
    const second = await postDiscussion(robin, {}).set('Idempotency-Key', key).expect(201);

    expect(second.body.id).toBe(first.body.id);
    expect(await list()).toHaveLength(1);
  });

  it('is for members only', async () => {
    await app.visitor().post('/api/forum/posts').set('Origin', app.settings.origin).send(discussionForm()).expect(401);
    const una = await unconfirmedPerson(app, studentForm('una'));
    expect((await postDiscussion(una, {}).expect(403)).body.code).toBe('identity.confirm-your-email');
  });

  it('shows a minor by first name and initial', async () => {
    await postDiscussion(minor, {}).expect(201);

    expect(await list()).toMatchObject([{ author: { fullName: 'Mia M.' } }]);
  });

  it('shows a badge for administrators of the college of the discussion, and for no others', async () => {
    await postDiscussion(dean, { title: 'From the dean', collegeId: 1 }).expect(201);
    await postDiscussion(otherDean, { title: 'From another', collegeId: 1 }).expect(201);

    const badges = (await list()).map(({ title, author }) => [title, (author as { badge: unknown }).badge]);
    expect(Object.fromEntries(badges)).toEqual({ 'From the dean': 'college_representative', 'From another': null });
  });

  it('anonymously is refused for administrators', async () => {
    expect((await postDiscussion(dean, { anonymous: true }).expect(400)).body.errors).toMatchObject([
      { field: 'anonymous' },
    ]);
  });
});

describe('the list of discussions', () => {
  it('begins with the latest activity, unless sorted otherwise', async () => {
    const one = await answerOf(postDiscussion(robin, { title: 'First one' }));
    await postDiscussion(kim, { title: 'Second one' }).expect(201);
    await reply(ada, one.id).expect(201);

    expect(await titles()).toEqual(['First one', 'Second one']);
    expect(await titles('?sort=latest')).toEqual(['Second one', 'First one']);
    expect(await titles('?sort=unanswered')).toEqual(['Second one', 'First one']);
    expect((await list()).map(({ replyCount }) => replyCount)).toEqual([1, 0]);
  });

  it.each(['active', 'latest', 'unanswered'])(
    'is paginated without gaps or repetitions, sorted by %s',
    async (sort) => {
      for (let at = 0; at < 7; at++) {
        const { id } = await answerOf(postDiscussion(kim, { title: `Question ${at}` }));
        if (at % 3 === 0) await reply(ada, id).expect(201);
      }
      const whole = await titles(`?sort=${sort}`);
      const seen: string[] = [];
      for (let next: string | undefined = `/api/forum/posts?sort=${sort}&limit=2`; next;) {
        const response: { body: Listed[]; headers: Record<string, string> } = await robin.browser.get(next).expect(200);
        seen.push(...response.body.map(({ title }) => title));
        next = /<([^>]+)>; rel="next"/.exec(response.headers.link ?? '')?.[1];
      }

      expect(seen).toEqual(whole);
      expect(new Set(seen).size).toBe(7);
    },
  );

  it('is filtered by tags that differ only in their signs', async () => {
    for (const tag of ['C', 'c++', 'C#'])
      await postDiscussion(robin, { title: `About ${tag}`, tags: [tag] }).expect(201);
    const titles = async (tag: string) => {
      const { body } = await app
        .visitor()
        .get(`/api/forum/posts?tag=${encodeURIComponent(tag)}`)
        .expect(200);
      return (body as { title: string }[]).map(({ title }) => title);
    };
    expect([await titles('c'), await titles('C++'), await titles('c#')]).toEqual([
      ['About C'],
      ['About c++'],
      ['About C#'],
    ]);
  });

  it('is filtered by college name, a tag of that name, college ID and tag', async () => {
    await postDiscussion(robin, { title: 'About Michigan', collegeId: 1 }).expect(201);
    await postDiscussion(robin, { title: 'Tagged Michigan', tags: ['michigan state university'] }).expect(201);
    await postDiscussion(robin, { title: 'About another', collegeId: 2, tags: ['Money'] }).expect(201);

    expect((await titles('?college=Michigan%20State%20University')).sort()).toEqual([
      'About Michigan',
      'Tagged Michigan',
    ]);
    expect(await titles('?collegeId=1')).toEqual(['About Michigan']);
    expect(await titles('?tag=money')).toEqual(['About another']);
    expect(await titles('?college=No%20such%20college')).toEqual([]);
  });

  it('is filtered by own, saved and unanswered discussions', async () => {
    const mine = await answerOf(postDiscussion(robin, { title: 'Mine here', anonymous: true }));
    const theirs = await answerOf(postDiscussion(kim, { title: 'Theirs here' }));
    await robin.browser.put(`/api/forum/posts/${theirs.id}/save`).expect(204);
    await robin.browser.put(`/api/forum/posts/${theirs.id}/save`).expect(204);
    await reply(ada, theirs.id).expect(201);

    expect(await titles('?filter=mine')).toEqual(['Mine here']);
    expect(await titles('?filter=saved')).toEqual(['Theirs here']);
    expect(await titles('?filter=unanswered')).toEqual(['Mine here']);
    expect(await titles('?filter=mine', kim)).toEqual(['Theirs here']);
    await robin.browser.delete(`/api/forum/posts/${theirs.id}/save`).expect(204);
    expect(await titles('?filter=saved')).toEqual([]);
    expect(mine.saved).toBe(false);
  });

  it.each(['limit=0', 'limit=51', 'sort=best', 'filter=everything', 'after=soon', 'collegeId=x'])(
    'rejects %s and names the field',
    async (query) => {
      const { body } = await robin.browser.get(`/api/forum/posts?${query}`).expect(400);
      expect(body.errors).toMatchObject([{ field: query.split('=')[0] }]);
    },
  );

  it('runs no additional statement per discussion or reply', async () => {
    const statements = async (read: () => Promise<unknown>): Promise<number> => {
      await waitUntilIdle(app);
      return countStatements(app.db, read);
    };
    const { id } = await answerOf(postDiscussion(robin, { collegeId: 1 }));
    await reply(kim, id).expect(201);
    const [listOfOne, one] = [await statements(() => list()), await statements(() => show(id))];
    for (let at = 0; at < 19; at++) {
      await postDiscussion([kim, ada, dean][at % 3]!, { collegeId: 1 + (at % 2) }).expect(201);
      await reply([kim, ada][at % 2]!, id).expect(201);
    }

    // Statements for: session, blocks, page, authors, samples and colleges.
    expect([listOfOne, await statements(() => list())]).toEqual([6, 6]);
    // The same, plus the replies with their authors and samples.
    expect([one, await statements(() => show(id))]).toEqual([9, 9]);
  });

  it('shows visitors titles and texts, but no authors', async () => {
    await postDiscussion(robin, { title: 'Named here', collegeId: 1 }).expect(201);
    await postDiscussion(minor, { title: 'Hidden here', collegeId: 1, anonymous: true }).expect(201);
    const { body } = await app.visitor().get('/api/forum/posts?collegeId=1').expect(200);

    expect(body).toHaveLength(2);
    for (const one of body as Listed[]) {
      expect(one).toMatchObject({ authorId: null, author: null, anonymous: null, mine: false, saved: false });
    }
    expect(await titles('?filter=mine', { browser: app.visitor() })).toHaveLength(2);
  });
});

describe('replying', () => {
  it('adds the reply to the discussion for everyone, in order', async () => {
    const { id } = await answerOf(postDiscussion(robin, { collegeId: 1 }));
    const first = await answerOf(reply(ada, id, 'Take what you enjoy.'));
    await reply(robin, id, 'Thank you!').expect(201);

    const shown = await show(id, kim);
    expect(shown).toMatchObject({ replyCount: 2, answer: null });
    expect(shown.replies).toMatchObject([
      { id: first.id, content: 'Take what you enjoy.', authorId: ada.id, byAsker: false, mine: false },
      { content: 'Thank you!', authorId: robin.id, byAsker: true },
    ]);
    expect(shown.lastActivityAt).toBe(shown.replies[1]!.createdAt);
  });

  it('is refused with an empty text, and without a discussion', async () => {
    const { id } = await answerOf(postDiscussion(robin));
    expect((await reply(ada, id, ' \n ').expect(400)).body.errors).toEqual([
      { field: 'content', message: 'Reply must not be empty' },
    ]);
    await reply(ada, 999_999).expect(404);
    await robin.browser.delete(`/api/forum/posts/${id}`).expect(204);
    await reply(ada, id).expect(404);
  });

  it('paginates many replies', async () => {
    const { id } = await answerOf(postDiscussion(robin));
    for (let at = 0; at < 5; at++) await reply(ada, id, `Reply ${at}`).expect(201);
    const first = await robin.browser.get(`/api/forum/posts/${id}?limit=3`).expect(200);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.link ?? '')![1]!;
    const second = await robin.browser.get(next).expect(200);

    const contents = [...first.body.replies, ...second.body.replies].map(({ content }: { content: string }) => content);
    expect(contents).toEqual([0, 1, 2, 3, 4].map((at) => `Reply ${at}`));
    expect(second.headers.link).toBeUndefined();
  });
});

describe('editing and deleting', () => {
  it('marks edited texts, whose history members cannot read', async () => {
    const { id } = await answerOf(postDiscussion(robin, { title: 'Before the edit' }));
    const answer = await answerOf(reply(ada, id, 'Before.'));
    const { body } = await robin.browser.patch(`/api/forum/posts/${id}`).send({ title: 'After the edit' }).expect(200);
    await ada.browser.patch(`/api/forum/replies/${answer.id}`).send({ content: 'After.' }).expect(200);

    expect(body).toMatchObject({ title: 'After the edit', editedAt: expect.any(String) });
    expect((await show(id, kim)).replies).toMatchObject([{ content: 'After.', editedAt: expect.any(String) }]);
    for (const path of [`posts/${id}`, `replies/${answer.id}`]) {
      await robin.browser.get(`/api/forum/${path}/history`).expect(403);
    }
  });

  it('leaves no mark if the text does not change', async () => {
    const { id, title } = await answerOf(postDiscussion(robin));
    const { body } = await robin.browser.patch(`/api/forum/posts/${id}`).send({ title }).expect(200);

    expect(body.editedAt).toBeNull();
  });

  it('is only for the author', async () => {
    const { id } = await answerOf(postDiscussion(robin));
    const answer = await answerOf(reply(ada, id));
    for (const by of [kim, ada, dean, minor]) {
      await by.browser.patch(`/api/forum/posts/${id}`).send({ title: 'Not mine' }).expect(403);
      await by.browser.delete(`/api/forum/posts/${id}`).expect(403);
    }
    await robin.browser.patch(`/api/forum/replies/${answer.id}`).send({ content: 'Not mine.' }).expect(403);
    await robin.browser.delete(`/api/forum/replies/${answer.id}`).expect(403);
    expect(await show(id)).toMatchObject({ replyCount: 1, editedAt: null });
  });

  it('of a reply succeeds even if its discussion is hidden', async () => {
    const { id } = await answerOf(postDiscussion(robin));
    const answer = await answerOf(reply(ada, id, 'Before.'));
    await app.db.query(`UPDATE forum.forum_posts SET hidden_by = 'moderator' WHERE id = $1`, [id]);

    const { body } = await ada.browser.patch(`/api/forum/replies/${answer.id}`).send({ content: 'After.' }).expect(200);
    expect(body).toMatchObject({ id: answer.id, content: 'After.', mine: true });
    await kim.browser.get(`/api/forum/posts/${id}`).expect(404);
  });

  it('keeps replies readable and marks the discussion as removed', async () => {
    const { id } = await answerOf(postDiscussion(robin));
    await reply(ada, id, 'Still helpful.').expect(201);
    await robin.browser.delete(`/api/forum/posts/${id}`).expect(204);

    expect(await show(id, kim)).toMatchObject({
      isRemoved: true,
      title: '',
      content: '',
      replies: [{ content: 'Still helpful.' }],
    });
    expect(await list('', kim)).toEqual([]);
    await robin.browser.delete(`/api/forum/posts/${id}`).expect(404);
  });

  it('removes a discussion without replies completely', async () => {
    const { id } = await answerOf(postDiscussion(robin));
    await robin.browser.delete(`/api/forum/posts/${id}`).expect(204);

    await kim.browser.get(`/api/forum/posts/${id}`).expect(404);
    await robin.browser.get(`/api/forum/posts/${id}`).expect(404);
  });

  it('of a reply updates the count, the answer and the last activity', async () => {
    const { id } = await answerOf(postDiscussion(robin));
    const first = await answerOf(reply(ada, id, 'First.'));
    const second = await answerOf(reply(kim, id, 'Second.'));
    await robin.browser.put(`/api/forum/posts/${id}/answer`).send({ replyId: second.id }).expect(204);
    await kim.browser.delete(`/api/forum/replies/${second.id}`).expect(204);

    expect(await show(id)).toMatchObject({ replyCount: 1, answerId: null, lastActivityAt: first.createdAt });
    await kim.browser.delete(`/api/forum/replies/${second.id}`).expect(404);
  });
});

describe('the answer', () => {
  it('is marked only by the author of the discussion, one at a time', async () => {
    const { id } = await answerOf(postDiscussion(robin));
    const [one, two] = [await answerOf(reply(ada, id)), await answerOf(reply(kim, id))];
    const mark = (by: TestUser, replyId: number) => by.browser.put(`/api/forum/posts/${id}/answer`).send({ replyId });
    await mark(ada, one.id).expect(403);
    await mark(robin, one.id).expect(204);
    await mark(robin, two.id).expect(204);

    expect(await show(id, kim)).toMatchObject({ answerId: two.id, answer: { id: two.id } });
    await ada.browser.delete(`/api/forum/posts/${id}/answer`).expect(403);
    await robin.browser.delete(`/api/forum/posts/${id}/answer`).expect(204);
    expect(await show(id)).toMatchObject({ answerId: null, answer: null });
  });

  it('must be a reply in this discussion', async () => {
    const [here, there] = [await answerOf(postDiscussion(robin)), await answerOf(postDiscussion(robin))];
    const elsewhere = await answerOf(reply(ada, there.id));
    await robin.browser.put(`/api/forum/posts/${here.id}/answer`).send({ replyId: elsewhere.id }).expect(404);
    await robin.browser.put(`/api/forum/posts/${here.id}/answer`).send({}).expect(400);
  });
});

describe('views', () => {
  it('count each member once a day, and not for GET requests', async () => {
    const { id } = await answerOf(postDiscussion(robin));
    for (const by of [kim, kim, ada]) await by.browser.post(`/api/forum/posts/${id}/views`).expect(200);
    await show(id, dean);
    await app.visitor().post(`/api/forum/posts/${id}/views`).set('Origin', app.settings.origin).expect(401);
    expect(await show(id)).toMatchObject({ views: 2 });

    await app.db.query(
      `UPDATE forum.forum_views SET viewed_at = (SELECT viewed_at - interval '1 day') WHERE user_id = $1`,
      [kim.id],
    );
    const together = Array.from({ length: 5 }, () => kim.browser.post(`/api/forum/posts/${id}/views`).expect(200));
    await Promise.all(together);
    expect(await show(id)).toMatchObject({ views: 3 });
  });
});

describe('two people after a block', () => {
  it('do not see named posts of each other; anonymous posts stay visible', async () => {
    const named = await answerOf(postDiscussion(ada, { title: 'By name here' }));
    await postDiscussion(ada, { title: 'Anonymous here', anonymous: true }).expect(201);
    const own = await answerOf(postDiscussion(robin, { title: 'My own here' }));
    await reply(ada, own.id, 'By name.').expect(201);
    await answerOf(reply(ada, own.id, 'Without a name.', { anonymous: true }));
    await robin.browser.post(`/api/blocks/${ada.id}`).expect(204);

    expect((await titles()).sort()).toEqual(['Anonymous here', 'My own here']);
    await robin.browser.get(`/api/forum/posts/${named.id}`).expect(404);
    expect((await show(own.id)).replies.map(({ content }) => content)).toEqual(['Without a name.']);
    await reply(ada, own.id).expect(404);
    await reply(robin, named.id).expect(404);
    expect((await titles('', ada)).sort()).toEqual(['Anonymous here', 'By name here']);
    await robin.browser.delete(`/api/blocks/${ada.id}`).expect(204);
    expect((await show(named.id)).replies).toEqual([]);
  });
});

describe('the first day of an account', () => {
  it('allows three discussions and ten replies, deleted ones included', async () => {
    const newcomer = await student(app, 'newcomer');
    const { id } = await answerOf(postDiscussion(newcomer));
    await newcomer.browser.delete(`/api/forum/posts/${id}`).expect(204);
    const other = await answerOf(postDiscussion(newcomer));
    await postDiscussion(newcomer, {}).expect(201);
    const refused = await postDiscussion(newcomer, {}).expect(429);
    expect(refused.body).toMatchObject({ code: 'forum.first-day-limit' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);

    for (let at = 0; at < 10; at++) await reply(newcomer, other.id).expect(201);
    await reply(newcomer, other.id).expect(429);
    await app.db.query(`UPDATE identity.users SET registered_at = now() - interval '25 hours' WHERE id = $1`, [
      newcomer.id,
    ]);
    await reply(newcomer, other.id).expect(201);
    await postDiscussion(newcomer, {}).expect(201);
  });

  it('limits concurrent requests', async () => {
    const hasty = await student(app, 'hasty');
    const asked = await Promise.all(Array.from({ length: 8 }, () => postDiscussion(hasty, {})));

    expect(asked.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
  });
});
