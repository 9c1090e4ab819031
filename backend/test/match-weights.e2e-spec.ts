import { startApp, type TestApp } from './support/app';
import { type TestUser, student } from './support/test-users';
import {
  generate,
  generateRecommendations,
  GEOLOGIST_TO_BE,
  registerGeologist,
  list,
  updateStudentProfile,
} from './support/recommendations';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  await registerGeologist(app, 'ada', { location: 'Sparks, NV' });
  await registerGeologist(app, 'vera');
  await updateStudentProfile(robin, GEOLOGIST_TO_BE);
});
beforeEach(() => emptyTables(app.db, 'mentorship.recommendations'));

describe('the match weights', () => {
  const getWeightedMatches = ({ browser }: TestUser, weights: string) =>
    browser.get(`/api/recommendations/dials?${weights}`);

  it('reorder the recommendations without storing anything', async () => {
    const [first, second] = await generateRecommendations(robin);
    expect((await getWeightedMatches(robin, '').expect(200)).body.order).toEqual([
      { id: first!.id, score: 63 },
      { id: second!.id, score: 58 },
    ]);
    const { body } = await getWeightedMatches(
      robin,
      'major=0&considered=0&goals=0&industry=0&availability=0&place=100',
    ).expect(200);
    expect(body.order).toEqual([
      { id: first!.id, score: 100 },
      { id: second!.id, score: 0 },
    ]);
    expect((await list(robin)).map(({ matchScore }) => matchScore)).toEqual([63, 58]);
  });

  it('return suggestions for raising the scores', async () => {
    const { body } = await getWeightedMatches(robin, '').expect(200);
    expect(body.raises).toEqual([
      {
        what: 'Add a college you’re considering, for example Amherst College',
        tab: 'details',
        field: 'schoolsConsidering',
        more: 2,
      },
      { what: 'Add a career goal', tab: 'details', field: 'careerGoals', more: 0 },
    ]);
  });

  it.each(['major=101', 'major=-1', 'place=1.5', 'goals=x', 'goals=', 'industry=1e1', 'major=1&major=2'])(
    'reject %s',
    async (weights) => {
      const { body } = await getWeightedMatches(robin, weights).expect(400);
      expect(body.errors).toMatchObject([{ field: weights.split('=')[0] }]);
    },
  );
});

describe('the limit for generating recommendations', () => {
  it('is five times an hour, for each student', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    const [eager, calm] = [await student(limited, 'eager'), await student(limited, 'calm')];
    for (let n = 0; n < 5; n++) await generate(eager).expect(200);
    const { headers } = await generate(eager).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await generate(calm).expect(200);
  });
});
