import { parseRecommendationsSearch, toFactorWeights, withTab, withWeights } from './search';
import { DEFAULT_WEIGHTS } from './apply-weights';

describe('the URL of the recommendations', () => {
  it('omits defaults', () => {
    expect(parseRecommendationsSearch({ tab: 'discover', ...DEFAULT_WEIGHTS })).toEqual({});
  });

  it('keeps the match weights, as text or as numbers', () => {
    expect(parseRecommendationsSearch({ tab: 'accepted', major: '0', place: 100 })).toEqual({
      tab: 'accepted',
      major: 0,
      place: 100,
    });
  });

  it.each(['-1', '101', '1.5', 'much', '', ['10', '20'], '1e1'])('ignores a weight of %j', (major) => {
    expect(parseRecommendationsSearch({ major })).toEqual({});
  });

  it('changes tab and weights independently', () => {
    const search = withTab(withWeights({}, { ...DEFAULT_WEIGHTS, goals: 90 }), 'accepted');
    expect(search).toEqual({ tab: 'accepted', goals: 90 });
    expect(toFactorWeights(search)).toEqual({ ...DEFAULT_WEIGHTS, goals: 90 });
    expect(withTab(search, 'discover')).toEqual({ goals: 90 });
  });
});
