/** Requests to the finder, by their name in the result tables. */
export const QUESTIONS = {
  nothing: '',
  'the fifth page': 'offset=36',
  'most responsive first': 'sort=responsive',
  'newest class first': 'sort=newest',
  'a large college': 'collegeId=1',
  'a small college': 'collegeId=1900',
  'a college by name': 'college=number%2017',
  'a major by its beginning': 'major=comp',
  'an industry': 'industries=Technology',
  'two industries and three years': 'industries=Legal&industries=Media&years=2019&years=2020&years=2021',
  'who has room': 'mentor=true',
  'everything at once': 'college=number&major=eco&industries=Finance&years=2015&years=2016&mentor=true',
};

/** @param {URLSearchParams} asked */
export const filtersOf = (asked) => ({
  college: asked.get('college') ?? undefined,
  collegeId: asked.has('collegeId') ? Number(asked.get('collegeId')) : undefined,
  major: asked.get('major') ?? undefined,
  industries: asked.getAll('industries'),
  years: asked.getAll('years').map(Number),
  mentor: asked.get('mentor') === 'true',
});
