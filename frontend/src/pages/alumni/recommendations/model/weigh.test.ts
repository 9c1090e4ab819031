import { anotherRecommendation, aRaise, aRecommendation } from '@test/support/recommendations';
import { bandOf } from './bands';
import { isTooThin } from './gaps';
import { USUAL_WEIGHTS, weigh } from './weigh';

const kim = aRecommendation();
const lee = anotherRecommendation();
const scores = (weights = USUAL_WEIGHTS) =>
  weigh([kim, lee], weights).map(({ recommendation, score }) => [recommendation.mentor.fullName, score]);

describe('the order of the recommendations', () => {
  it('is that of their scores while the dials stand as usual', () => {
    expect(scores()).toEqual([
      ['Lee Sample', 88],
      ['Kim Example', 62],
    ]);
  });

  it('follows the dials, and scores stay shares of 100', () => {
    expect(scores({ ...USUAL_WEIGHTS, major: 100, considered: 0, availability: 0 })).toEqual([
      ['Kim Example', 94],
      ['Lee Sample', 36],
    ]);
  });

  it('is the usual one where nothing counts', () => {
    const nothing = { major: 0, considered: 0, goals: 0, industry: 0, availability: 0, place: 0 };
    expect(scores(nothing)).toEqual([
      ['Lee Sample', 0],
      ['Kim Example', 0],
    ]);
  });
});

describe('the band of a score', () => {
  it.each([
    [100, 'Excellent Match', 'ivy'],
    [85, 'Excellent Match', 'ivy'],
    [84, 'Great Match', 'harbor'],
    [70, 'Great Match', 'harbor'],
    [69, 'Good Match', 'gold'],
    [60, 'Good Match', 'gold'],
    [59, 'Fair Match', 'grey'],
    [0, 'Fair Match', 'grey'],
  ])('of %i is %s', (score, label, tone) => {
    expect(bandOf(score)).toMatchObject({ label, tone });
  });
});

describe('a profile', () => {
  const lacks = (...fields: ReturnType<typeof aRaise>['field'][]) =>
    isTooThin(fields.map((field) => aRaise({ field })));
  const ALL_BUT_MAJOR = [
    'schoolsConsidering',
    'careerGoals',
    'skillsToLearn',
    'preferredIndustries',
    'location',
  ] as const;

  it('is too thin when no one could reach 40 points', () => {
    expect(lacks('intendedMajor', ...ALL_BUT_MAJOR)).toBe(true);
  });

  it('is enough with an intended major alone', () => {
    expect(lacks(...ALL_BUT_MAJOR)).toBe(false);
  });

  it('tells its goals in one of two places', () => {
    expect(lacks('intendedMajor', 'preferredIndustries', 'location', 'skillsToLearn')).toBe(false);
    expect(lacks('intendedMajor', 'preferredIndustries', 'location', 'skillsToLearn', 'careerGoals')).toBe(true);
  });
});
