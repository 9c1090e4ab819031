import {
  BEST_PAID,
  CHEAPEST,
  EASIEST,
  FOUR_YEAR,
  LEAST_DEBT,
  MOST_GRADUATES,
  PUBLIC,
  PRIVATE,
  type Question,
} from './family-questions';
import { MIDWEST, NEW_ENGLAND } from './states-of-regions';

/** Further questions, which weren't in view when the rules were written. */
export const heldBackQuestions: readonly Question[] = [
  [
    'accounting degree in pa under 18000',
    { majors: ['Business Administration'], states: ['PA'], net_price_max: 18_000 },
  ],
  ['low cost colleges in the midwest for teachers', { states: MIDWEST, majors: ['Education'], ...CHEAPEST }],
  ['4 year schools, less than 2000 students', { types: FOUR_YEAR, enrollment_max: 2_000 }],
  [
    'My kid is looking for a large university in Indiana with physics',
    { enrollment_min: 15_000, states: ['IN'], majors: ['Physics'] },
  ],
  ['colleges that dont look at sat scores', { tests: ['not_considered'] }],
  ['all girls college new york', { missions: ['women'], states: ['NY'] }],
  ['which public colleges have the least debt', { types: PUBLIC, ...LEAST_DEBT }],
  ['community college in houston', { q: 'community college in houston' }],
  ['nursing, louisiana, up to $15k per year', { majors: ['Nursing'], states: ['LA'], net_price_max: 15_000 }],
  ['ohio state', { q: 'ohio state' }],
  ['high acceptance rate colleges in New England', { states: NEW_ENGLAND, ...EASIEST }],
  ['private colleges no more than 25,000 dollars', { types: PRIVATE, net_price_max: 25_000 }],
  ['what schools have good salaries after graduation in texas', { states: ['TX'], ...BEST_PAID }],
  ['graduation rate of 70% or higher in Wisconsin', { graduation_min: 70, states: ['WI'] }],
  ['colleges in a big city with psychology', { settings: ['city'], majors: ['Psychology'] }],
  ['schools close to 60601-1234 with math', { near: '60601', sort: 'distance', majors: ['Mathematics'] }],
  [
    'environmental science near denver colorado',
    { majors: ['Environmental Science'], q: 'colleges near denver colorado' },
  ],
  ['anything but florida, with marine biology', { majors: ['Biology'] }, 'anything but florida'],
  ['highest graduation rates in the country', MOST_GRADUATES],
  ['is there a college in north carolina with sororities', { states: ['NC'] }, 'sororities'],
];
