import { AccountModerationFacade } from '../src/contexts/identity';
import { ForumFacade } from '../src/contexts/forum';
import { Answerers } from '../src/contexts/forum/application/open-questions/ports/question-people';
import { ProfilesFacade } from '../src/contexts/mentorship';
import { alumniForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { minor } from './support/correspondence';
import { pagesFolder } from './support/pages';
import { confirmed, student, type TestUser } from './support/test-users';

const webRoot = pagesFolder();
const PATH = '/embed/1';

let app: TestApp;
let ada: TestUser;

beforeAll(async () => {
  app = await startApp({ APP_ORIGIN: 'https://gradspan.example' }, { webRoot });
  ada = await alum('ada.l', 'Ada Lindqvist');
  await setVisible(ada, true);
  await setVisible(await alum('hana.h', 'Hana Hidden'), false);
  await setVisible(await alum('omar.o', 'Omar Othercollege', 2), true);
  await alum('noel.n', 'Noel Notchosen');
  jest.spyOn(app.app.get(Answerers, { strict: false }), 'listCandidates').mockResolvedValue([]);
}, 120_000);

const alum = (username: string, fullName: string, alumniCollegeId = 1) =>
  confirmed(app, alumniForm(username, { fullName, alumniCollegeId }));
const setVisible = ({ browser }: TestUser, isProfileVisible: boolean) =>
  browser.patch('/api/privacy/preferences').send({ isProfileVisible }).expect(200);
const ask = async (by: TestUser, text: string, figure: string) =>
  (await by.browser.post('/api/open-questions').send({ collegeId: 1, text, figure }).expect(201)).body as {
    id: number;
  };
const read = async (path = PATH): Promise<string> => (await app.visitor().get(path).expect(200)).text;

describe('the frame for sites of colleges', () => {
  it('shows alumni with a public profile, and no one else', async () => {
    const page = await read();

    expect(page).toContain('Ada Lindqvist');
    expect(page).not.toMatch(/Hana|Noel|Omar/);
  });

  it('no longer shows an alum who hides their profile, or whose account is suspended', async () => {
    await setVisible(ada, false);
    expect(await read()).not.toContain('Ada Lindqvist');
    await setVisible(ada, true);
    expect(await read()).toContain('Ada Lindqvist');

    const sue = await alum('sue.s', 'Sue Suspended');
    await setVisible(sue, true);
    expect(await read()).toContain('Sue Suspended');
    const accounts = app.app.get(AccountModerationFacade, { strict: false });
    await accounts.suspend(sue.id, { until: null, notice: 'Test' });
    expect(await read()).not.toContain('Sue Suspended');
  });

  it('shows open questions without their askers, and none of minors or that are withdrawn', async () => {
    const robin = await student(app, 'robin.r', { fullName: 'Robin Quillfeather' });
    const mia = await minor(app, 'mia');
    await ask(robin, 'What did your family really pay?', 'net_price');
    await ask(mia, 'Is it loud in the dorms at night?', 'retention');
    const { id } = await ask(robin, 'How many hours do you work?', 'earnings_10_years');
    await robin.browser.post(`/api/open-questions/${id}/withdraw`).expect(204);

    const page = await read();
    expect(page).toContain('What did your family really pay?');
    expect(page).not.toMatch(/Robin|dorms at night|How many hours/);
  });

  it('can be shown by other sites, and can load nothing of theirs', async () => {
    const { headers } = await app.visitor().get(PATH).expect(200);

    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'sha256-[^']+'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
    );
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('is the same for everyone, also with the cookie of a session', async () => {
    const [anonymous, signedIn] = [await app.visitor().get(PATH), await ada.browser.get(PATH).expect(200)];

    expect(signedIn.text).toBe(anonymous.text);
    expect(signedIn.headers['cache-control']).toBe('public, max-age=300');
    expect(signedIn.headers).not.toHaveProperty('set-cookie');
  });

  it('answers 304 to a cache that has it', async () => {
    const { headers } = await app.visitor().get(PATH).expect(200);
    const again = await app.visitor().get(PATH).set('If-None-Match', headers.etag!).expect(304);
    expect(again.text).toBe('');
    await app.visitor().head(PATH).expect(200);

    await setVisible(ada, false);
    await app.visitor().get(PATH).set('If-None-Match', headers.etag!).expect(200);
    await setVisible(ada, true);
  });

  it('shows six alumni and four questions at most', async () => {
    const alumni = jest.spyOn(app.app.get(ProfilesFacade, { strict: false }), 'listPublicAlumni');
    const about = { figure: null, cip: null, field: null, level: null };
    const question = { collegeId: 1, collegeName: 'Any', about, text: 'Why?', askedAt: new Date(), postId: null };
    const items = [1, 2, 3, 4, 5].map((id) => ({ ...question, id }));
    const questions = jest.spyOn(app.app.get(ForumFacade, { strict: false }), 'listPublicQuestions');
    questions.mockResolvedValue({ items, next: null });
    expect((await read()).match(/\/questions\/\d/g)).toHaveLength(4);
    expect(alumni).toHaveBeenCalledWith(1, 6);
    questions.mockRestore();
  });

  it.each(['light', 'dark', 'plain'])('has the look %s', async (look) => {
    expect(await read(`${PATH}?look=${look}`)).toContain(`data-look="${look}"`);
  });

  it('is light for an unknown look', async () => {
    expect(await read(`${PATH}?look=%22onload`)).toContain('data-look="light"');
  });

  it.each(['/embed/0', '/embed/999999', '/embed/x', '/embed/99999999999'])(
    'says that the college of %s is missing',
    async (path) => {
      const { text, headers } = await app.visitor().get(path).expect(404);
      expect(text).toContain('College not found');
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('is the only page that other sites can show', async () => {
    for (const path of ['/', '/college/1', '/embed', '/auth']) {
      const { headers } = await app.visitor().get(path);
      expect([path, headers['x-frame-options']]).toEqual([path, 'DENY']);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('has a script that other sites can load', async () => {
    const { headers } = await app.visitor().get('/embed.js').expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await app.visitor().get('/sw.js').expect(200)).headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
