import { startApp, type TestApp } from './support/app';
import { administratorOf, type TestUser, student } from './support/test-users';
import { connected, end, mentor } from './support/connections';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
let kim: TestUser;
let ada: TestUser;
let dean: TestUser;
beforeAll(async () => {
  app = await startApp();
  [robin, kim] = [await student(app, 'robin'), await student(app, 'kim')];
  ada = await mentor(app, 'ada', { maxMentees: 20 });
  dean = await administratorOf(app, 'dean', 1);
});
beforeEach(() => emptyTables(app.db, 'mentorship.matches', 'mentorship.connections', 'mentorship.recommendations'));

interface Match {
  readonly id: number;
  readonly status: string;
  readonly endDate: string | null;
}
const list = async ({ browser }: TestUser): Promise<Match[]> =>
  (await browser.get('/api/matches').expect(200)).body as Match[];
const matched = async (): Promise<Match> => {
  await connected(robin, ada);
  return (await list(robin))[0]!;
};
const close = ({ browser }: TestUser, id: number, said: object = {}) =>
  browser.post(`/api/matches/${id}/close`).send(said);

describe('a match', () => {
  it('starts when a student and a mentor connect, and is listed for both', async () => {
    const match = await matched();

    expect(match).toEqual({
      id: expect.any(Number),
      studentId: robin.id,
      mentorId: ada.id,
      status: 'active',
      endDate: null,
      startDate: expect.stringMatching(/Z$/),
      rating: null,
      feedback: null,
      other: {
        id: ada.id,
        fullName: 'ada Mentor',
        avatarUrl: null,
        isSample: false,
      },
    });
    expect(await list(ada)).toMatchObject([{ id: match.id, other: { id: robin.id } }]);
    expect(await list(kim)).toEqual([]);
  });

  it('does not exist between two alumni', async () => {
    const vera = await mentor(app, 'vera');
    await connected(vera, ada);
    await connected(robin, ada);

    expect(await list(vera)).toEqual([]);
  });

  it('ends with the connection, and another one starts with the next connection', async () => {
    const first = await connected(robin, ada);
    await end(ada, first).expect(204);
    expect(await list(robin)).toMatchObject([{ status: 'ended' }]);

    await connected(robin, ada);
    expect(await list(robin)).toMatchObject([{ status: 'active', endDate: null }, { status: 'ended' }]);
  });

  it('can be closed by either person, with feedback that no one else can read', async () => {
    const { id } = await matched();
    const closed = (await close(robin, id, { rating: 5, feedback: ' Very kind ' }).expect(200)).body;
    expect(closed).toMatchObject({
      id,
      status: 'ended',
      rating: 5,
      feedback: 'Very kind',
      endDate: expect.any(String),
    });
    const seen = (await close(ada, id, { rating: 2 }).expect(200)).body;
    expect(seen).toMatchObject({ rating: 2, feedback: null, endDate: closed.endDate });

    expect(JSON.stringify(await list(ada))).not.toContain('kind');
    expect((await close(robin, id, { rating: null }).expect(200)).body).toMatchObject({
      rating: null,
      feedback: 'Very kind',
      endDate: closed.endDate,
    });
    expect((await close(robin, id, { feedback: '' }).expect(200)).body).toMatchObject({ feedback: null });
  });

  it.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ rating: '5' }, 'rating'],
    [{ rating: 1e308 }, 'rating'],
    [{ feedback: 'x'.repeat(2_001) }, 'feedback'],
    [{ feedback: 'a\u0000b' }, 'feedback'],
    [{ feedback: { a: 1 } }, 'feedback'],
    [{ mentorRating: 5 }, 'mentorRating'],
    [{ status: 'active' }, 'status'],
  ])('is not closed with %j', async (said, field) => {
    const { id } = await matched();
    const { body } = await close(robin, id, said).expect(400);

    expect(body.errors).toMatchObject([{ field }]);
    expect(await list(robin)).toMatchObject([{ status: 'active', rating: null }]);
  });

  it('cannot be read or closed by anyone else', async () => {
    const { id } = await matched();
    await close(kim, id, { rating: 1 }).expect(404);
    await close(kim, 2_147_483_647).expect(404);
    await close(kim, 2_147_483_648).expect(400);
    await close(dean, id).expect(403);
    await dean.browser.get('/api/matches').expect(403);
    await app.visitor().get('/api/matches').expect(401);
    await app.browser().post(`/api/matches/${id}/close`).send({}).expect(401);

    expect(await list(robin)).toMatchObject([{ status: 'active' }]);
  });
});
