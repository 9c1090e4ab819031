/** Requests to the directory of students, by their name in the result tables. */
export const QUESTIONS = {
  'first page': '',
  'page 500': 'offset=9980',
  'a common major': 'major=comp',
  'a rare major': 'major=paleontology',
  'a class': 'year=2027',
  'a major of a class, page 3': 'major=nur&year=2028&offset=40',
  'a common name': 'q=rivers',
  'a rare name': 'q=number99998',
  'two letters': 'q=ro',
  'nobody’s name': 'q=zzyzx',
};

/** Requests that older versions can't answer, because they read only the first 10,000 students. */
export const QUESTIONS_BY_KEY = { 'after the 90,000th student': 'after=90000' };

export const ADDRESS = '/api/users?role=student&findable=true&limit=20';
