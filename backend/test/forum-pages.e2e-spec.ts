import { startApp, type TestApp } from './support/app';
import { type ForumAnswer, answerOf, postDiscussion, reply } from './support/forum';
import { pagesFolder } from './support/pages';
import { student, type TestUser } from './support/test-users';

const webRoot = pagesFolder();
let app: TestApp;
let robin: TestUser;
let kim: TestUser;
beforeAll(async () => {
  app = await startApp({}, { webRoot });
  robin = await student(app, 'robin', { fullName: 'Robin Hiddenname' });
  kim = await student(app, 'kim', { fullName: 'Kim Hiddenname' });
  // After the first day of an account, users can start more than three discussions.
  await app.db.query(`UPDATE identity.users SET registered_at = now() - interval '30 days'`);
});

const page = async (id: number, status = 200): Promise<string> =>
  (await app.visitor().get(`/forum/${id}`).expect(status)).text;
const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!) as {
    mainEntity: Record<string, unknown>;
  };
const question = (changes: Record<string, unknown> = {}): Promise<ForumAnswer> =>
  answerOf(postDiscussion(robin, changes));

describe('the page of a discussion', () => {
  it('contains the question and its answers for search engines, but no names', async () => {
    const { id } = await question({ content: 'I like **biology** and [chemistry](https://example.org/x).' });
    await answerOf(reply(kim, id, 'Try both for a term.'));
    const answer = await answerOf(reply(kim, id, 'Ask the department.'));
    await robin.browser.put(`/api/forum/posts/${id}/answer`).send({ replyId: answer.id }).expect(204);

    const html = await page(id);

    expect(html).toContain('<title>How did you choose a major? · Gradspan</title>');
    expect(html).toContain('<meta name="description" content="I like biology and chemistry.">');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/forum/${id}">`));
    expect(dataIn(html).mainEntity).toMatchObject({
      name: 'How did you choose a major?',
      answerCount: 2,
      acceptedAnswer: { text: 'Ask the department.' },
      suggestedAnswer: [{ text: 'Try both for a term.' }],
    });
    expect(html).not.toMatch(/Hiddenname|"author"/);
  });

  it('escapes user content in scripts', async () => {
    const nasty = '</script><script>alert(1)</script> is what I want to ask about.';
    const { id } = await question({ title: '</script><!-- a title', content: nasty });
    await answerOf(reply(kim, id, nasty));

    const html = await page(id);

    expect([...html.matchAll(/<script[^>]*>/g)]).toHaveLength(2);
    expect(html).not.toContain('<!-- a title');
    expect(dataIn(html).mainEntity).toMatchObject({ text: nasty, suggestedAnswer: [{ text: nasty }] });
  });

  it.each([
    ['was deleted', "deleted_at = now(), title = '', content = ''"],
    ['is hidden until a moderator decides', "hidden_by = 'reports'"],
    ['was hidden by a moderator', "hidden_by = 'moderator'"],
  ])('returns 404 for one that %s, even with replies', async (_, change) => {
    const { id } = await question();
    await answerOf(reply(kim, id));
    await app.db.query(`UPDATE forum.forum_posts SET ${change} WHERE id = $1`, [id]);

    const html = await page(id, 404);

    expect(html).toContain('<title>Discussion Not Found · Gradspan</title>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('ld+json');
  });

  it('omits deleted and hidden replies', async () => {
    const { id } = await question();
    const [deleted, hidden] = [await answerOf(reply(kim, id, 'Gone')), await answerOf(reply(kim, id, 'Covered'))];
    await robin.browser.put(`/api/forum/posts/${id}/answer`).send({ replyId: hidden.id }).expect(204);
    await kim.browser.delete(`/api/forum/replies/${deleted.id}`).expect(204);
    await app.db.query(`UPDATE forum.forum_replies SET hidden_by = 'moderator' WHERE id = $1`, [hidden.id]);

    expect(await page(id)).not.toMatch(/Gone|Covered|acceptedAnswer/);
  });
});
