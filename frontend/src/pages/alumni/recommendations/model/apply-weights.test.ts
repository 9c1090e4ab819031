import { anotherRecommendation, aRaise, aRecommendation } from '@test/support/recommendations';
import { findScoreBand } from './score-bands';
import { areAllWeak, isProfileIncomplete } from './gaps';
import { DEFAULT_WEIGHTS, applyWeights } from './apply-weights';

const kim = aRecommendation();
const lee = anotherRecommendation();
const scores = (weights = DEFAULT_WEIGHTS) =>
  applyWeights([kim, lee], weights).map(({ recommendation, score }) => [recommendation.mentor.fullName, score]);

describe('the order of the recommendations', () => {
  it('is that of their scores with the default weights', () => {
    expect(scores()).toEqual([
      ['Lee Sample', 88],
      ['Kim Example', 62],
    ]);
  });

  it('follows the weights, and scores remain percentages', () => {
    expect(scores({ ...DEFAULT_WEIGHTS, major: 100, considered: 0, availability: 0 })).toEqual([
      ['Kim Example', 94],
      ['Lee Sample', 36],
    ]);
  });

  it('is the default order if all weights are zero', () => {
    const nothing = { major: 0, considered: 0, goals: 0, industry: 0, availability: 0, place: 0 };
    expect(scores(nothing)).toEqual([
      ['Lee Sample', 0],
      ['Kim Example', 0],
    ]);
  });
});

describe('bandOf', () => {
  it.each([
    [100, 'Excellent Match', 'ivy'],
    [85, 'Excellent Match', 'ivy'],
    [84, 'Great Match', 'harbor'],
    [70, 'Great Match', 'harbor'],
    [69, 'Good Match', 'gold'],
    [60, 'Good Match', 'gold'],
    [59, 'Fair Match', 'grey'],
    [0, 'Fair Match', 'grey'],
  ])('maps a score of %i to %s', (score, label, tone) => {
    expect(findScoreBand(score)).toMatchObject({ label, tone });
  });
});

describe('areAllWeak', () => {
  it.each([
    [[39, 12], true],
    [[39, 40], false],
    [[], false],
  ])('of the scores %j is %s', (scores, isWeak) => {
    expect(areAllWeak(scores)).toBe(isWeak);
  });
});

describe('isProfileIncomplete', () => {
  const missingFields = (...fields: ReturnType<typeof aRaise>['field'][]) =>
    isProfileIncomplete(fields.map((field) => aRaise({ field })));
  const ALL_BUT_MAJOR = [
    'schoolsConsidering',
    'careerGoals',
    'skillsToLearn',
    'preferredIndustries',
    'location',
  ] as const;

  it('is true if nothing is filled in', () => {
    expect(missingFields('intendedMajor', ...ALL_BUT_MAJOR)).toBe(true);
  });

  it('is false with only an intended major', () => {
    expect(missingFields(...ALL_BUT_MAJOR)).toBe(false);
  });

  it('counts goals if one of their two fields is filled in', () => {
    const others = ['intendedMajor', 'schoolsConsidering', 'preferredIndustries', 'location'] as const;
    expect(missingFields(...others, 'skillsToLearn')).toBe(false);
    expect(missingFields(...others, 'skillsToLearn', 'careerGoals')).toBe(true);
  });
});
