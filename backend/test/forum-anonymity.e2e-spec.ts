import type { AddressInfo } from 'node:net';
import { PersonalDataRegistry } from '../src/shared/application/personal-data';
import { cookieOf, PASSWORD } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { openStream, type OpenedStream } from './support/event-streams';
import { answerOf, postDiscussion, type ForumAnswer, reply } from './support/forum';
import { aPng } from './support/picture-files';
import { isStream, mountedRoutes } from './support/routes';
import { administratorOf, alumniOf, student, type TestUser } from './support/test-users';

const DISCUSSION_TITLE = 'Zymurgy laboratories and scholarships';

let app: TestApp;
let xan: TestUser;
let zeb: TestUser;
let others: Record<string, TestUser>;
let secrets: readonly string[];
let question: ForumAnswer;
let hiddenReply: ForumAnswer;
let streams: OpenedStream[];
/** The responses to everyone but the two anonymous users, each with its request. */
const answered: { readonly asked: string; readonly text: string }[] = [];

const call = async (
  username: string,
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  body?: object,
) => {
  const browser = username === 'visitor' ? app.visitor() : others[username]!.browser;
  const answer = await browser[method](path).set('Origin', app.settings.origin).send(body);
  answered.push({ asked: `${username}: ${method} ${path}`, text: JSON.stringify(answer.headers) + answer.text });
  return answer;
};

/** Hides a profile from members and visitors, so that only the forum could name the user. */
async function hide({ browser }: TestUser, choice: object): Promise<void> {
  await browser.patch('/api/privacy/preferences').send(choice).expect(200);
  await browser.post('/api/user/avatar').attach('file', await aPng(), 'me.png');
}

async function secretsOf({ id, browser }: TestUser): Promise<string[]> {
  const { body } = await browser.get('/api/user').expect(200);
  const { avatarUrl, email, username, fullName } = body as Record<string, string>;
  const picture = /[0-9a-f]{16,}/.exec(avatarUrl ?? '')?.[0];
  expect(picture).toBeDefined();
  return [String(id), email!, username!, picture!, ...fullName!.split(' ')];
}

beforeAll(async () => {
  app = await startApp();
  others = {
    kim: await student(app, 'kim'),
    ada: await alumniOf(app, 'ada', 1),
    dean: await administratorOf(app, 'dean', 1),
  };
  // IDs that do not appear anywhere by chance.
  await app.db.query(`SELECT setval('identity.users_id_seq', 987654321, false)`);
  xan = await student(app, 'xanthippe.q', { fullName: 'Xanthippe Quillfeather' });
  zeb = await alumniOf(app, 'zebulon.t', 1);
  await zeb.browser.put('/api/user').send({ fullName: 'Zebulon Thackeray' }).expect(200);
  await hide(xan, { profileVisibility: 'private' });
  await hide(zeb, { isProfileVisible: false });
  secrets = [...(await secretsOf(xan)), ...(await secretsOf(zeb))];

  const port = (app.app.getHttpServer().address() as AddressInfo).port;
  streams = await Promise.all(
    Object.keys(others).map(async (username) => {
      const signedIn = await app.browser().post('/api/login').send({ username, password: PASSWORD }).expect(200);
      return openStream(`http://127.0.0.1:${port}`, { cookie: cookieOf(signedIn) });
    }),
  );
}, 120_000);

describe('anonymous authors', () => {
  beforeAll(async () => {
    const content = `${DISCUSSION_TITLE}: who has been there?`;
    question = await answerOf(
      postDiscussion(xan, { title: DISCUSSION_TITLE, content, collegeId: 1, tags: ['zymurgy'], anonymous: true }),
    );
    const path = `/api/forum/posts/${question.id}`;
    for (const username of Object.keys(others)) {
      await call(username, 'post', `${path}/views`);
      await call(username, 'put', `${path}/subscription`);
      await call(username, 'put', `${path}/save`);
    }
    hiddenReply = await answerOf(reply(zeb, question.id, 'I have worked there.', { anonymous: true }));
    await answerOf(reply(xan, question.id, 'Thank you!', { anonymous: true }));
    await xan.browser
      .patch(path)
      .send({ title: `${DISCUSSION_TITLE}, edited` })
      .expect(200);
    await zeb.browser
      .patch(`/api/forum/replies/${hiddenReply.id}`)
      .send({ content: 'I have studied there.' })
      .expect(200);
    await xan.browser.put(`${path}/answer`).send({ replyId: hiddenReply.id }).expect(204);
    await call('ada', 'post', `${path}/replies`, { content: 'So have I.' });
  }, 60_000);

  it('are not named in any response', async () => {
    const path = `/api/forum/posts/${question.id}`;
    const replyPath = `/api/forum/replies/${hiddenReply.id}`;
    const target = { targetType: 'post', targetId: question.id, reason: 'spam' };
    for (const username of [...Object.keys(others), 'visitor']) {
      for (const { method, path: route } of mountedRoutes(app.app)) {
        if (method !== 'GET' || isStream({ path: route })) continue;
        for (const id of [question.id, hiddenReply.id, 1]) {
          await call(username, 'get', route.replace(/:\w+/g, String(id)));
          if (!route.includes(':')) break;
        }
      }
      for (const query of [
        'q=zymurgy',
        'q=xanthippe',
        'college=Michigan State University',
        'collegeId=1',
        'tag=zymurgy',
      ])
        await call(username, 'get', `/api/forum/posts?${query}`);
      for (const sort of ['active', 'latest', 'unanswered'])
        await call(username, 'get', `/api/forum/posts?sort=${sort}`);
      for (const filter of ['mine', 'saved', 'unanswered'])
        await call(username, 'get', `/api/forum/posts?filter=${filter}`);
      await call(username, 'get', '/api/forum/similar?title=Zymurgy laboratories');
      await call(username, 'get', '/api/search?q=zymurgy');
      await call(username, 'get', '/api/search?q=xanthippe');
      await call(username, 'patch', path, { title: 'Not mine at all' });
      await call(username, 'delete', path);
      await call(username, 'put', `${path}/answer`, { replyId: hiddenReply.id });
      await call(username, 'patch', replyPath, { content: 'Not mine.' });
      await call(username, 'delete', replyPath);
      // A third report would hide the content.
      if (username !== 'dean') {
        await call(username, 'post', '/api/reports', target);
        await call(username, 'post', '/api/reports', { ...target, targetType: 'reply', targetId: hiddenReply.id });
      }
      await call(username, 'post', `${path}/author-block`);
      await call(username, 'post', `${replyPath}/author-block`);
      await call(username, 'get', `${path}/history`);
      await call(username, 'get', `${replyPath}/history`);
    }
    const leaks = answered.flatMap(({ asked, text }) => {
      const found = secrets.filter((secret) => text.includes(secret));
      // A refusal can repeat its request, which may contain the name.
      return found.length > 0 && !asked.includes('xanthippe') ? [`${asked} names ${found.join(', ')}`] : [];
    });

    expect(leaks).toEqual([]);
    expect(answered.filter(({ text }) => text.includes(DISCUSSION_TITLE)).length).toBeGreaterThan(20);
  }, 120_000);

  it('are not named in any notification, email or stream event', async () => {
    await eventually(async () => {
      const { body } = await call('kim', 'get', '/api/notifications');
      return (body as { kind: string }[]).filter(({ kind }) => kind === 'forum').length >= 3;
    });
    const { body } = await call('kim', 'get', '/api/notifications');
    const titles = (body as { kind: string; title: string }[]).flatMap(({ kind, title }) =>
      kind === 'forum' ? [title] : [],
    );
    expect(titles).toEqual(
      expect.arrayContaining([
        'An alum replied to a discussion you follow',
        'A student replied to a discussion you follow',
      ]),
    );
    const heard = JSON.stringify([answered.at(-1), streams.map(({ frames }) => frames), toOthers()]);

    expect(secrets.filter((secret) => heard.includes(secret))).toEqual([]);
    expect(streams[0]!.frames.map(({ event }) => event)).toContain('discussion.changed');
  });

  it('are not named in anyone else’s export', async () => {
    const registry = app.app.get(PersonalDataRegistry, { strict: false });
    for (const { id } of Object.values(others)) {
      for (const part of registry.parts) {
        const exportText = JSON.stringify(await registry.export(part, id));
        expect(secrets.filter((secret) => exportText.includes(secret))).toEqual([]);
      }
    }
    expect(JSON.stringify(await registry.export('forum', xan.id))).toContain(DISCUSSION_TITLE);
  });

  it('look the same to themselves, except for what only they can do', async () => {
    const { body } = await xan.browser.get(`/api/forum/posts/${question.id}`).expect(200);
    const seen = body as ForumAnswer & { replies: ForumAnswer[] };

    expect(seen).toMatchObject({ authorId: null, author: { id: null, fullName: 'A student' }, mine: true });
    expect(
      seen.replies.map(({ author, mine, byAsker }) => [(author as { fullName: string }).fullName, mine, byAsker]),
    ).toEqual([
      ['An alum', false, false],
      ['A student', true, true],
      [expect.any(String), false, false],
    ]);
  });

  it('are not identified by a reply under their own name', async () => {
    const named = await answerOf(reply(xan, question.id, 'Under my name.'));

    expect(named).toMatchObject({ byAsker: false, authorId: xan.id });
  });
});

const toOthers = () => {
  const addresses = Object.keys(others);
  return app.mails.filter(({ to }) => addresses.some((name) => String(to).startsWith(name)));
};
