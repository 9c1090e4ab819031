import type { Question } from './family-questions';

/** Names that look like questions, negations, nonsense and attacks: only what they really say may be read. */
export const trapTexts: readonly Question[] = [
  // Names of colleges
  ['texas christian university', { q: 'texas christian university' }],
  ['new york university', { q: 'new york university' }],
  ['california institute of the arts', { q: 'california institute of the arts' }],
  ['Texas Woman’s University', { q: 'texas womans university' }],
  ['american public university system', { q: 'american public university system' }],
  ['Miami University', { q: 'miami university' }],
  ['virginia tech', { q: 'virginia tech' }],
  ['harvard', { q: 'harvard' }],
  ['havard', { q: 'havard' }],
  ['washington state university', { q: 'washington state university' }],
  ['community college of philadelphia', { q: 'community college of philadelphia' }],
  // Negations
  ['not nursing', {}, 'not nursing'],
  ['no public schools', {}, 'no public schools'],
  ['i dont want a big school in texas', {}, 'dont want a big school in texas'],
  ['anything except engineering or business', {}, 'anything except engineering or business'],
  ['less religious schools', {}, 'less religious schools'],
  ['nowhere near boston', {}, 'nowhere near boston'],
  ['outside of california', {}, 'outside of california'],
  // Where the person is, and numbers of something else
  ['i live in ohio', {}, 'live in ohio'],
  ['im from texas', {}, 'from texas'],
  ['2 hours from chicago', {}, '2 hours from chicago'],
  ['3.2 gpa', {}, '3.2 gpa'],
  ['sat 1200 to 1300', {}, 'sat 1200 to 1300'],
  ['top 10 colleges', {}, 'top 10'],
  // Nothing
  ['hi', {}, 'hi'],
  ['asdfgh qwerty', {}, 'asdfgh qwerty'],
  ['🎓🔥', {}],
  ['me or in', {}],
  ["'; DROP TABLE colleges.colleges; --", {}, 'drop table'],
  ['<script>alert(1)</script>', {}, 'script alert', '1', 'script'],
];
