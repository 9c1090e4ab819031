import type { QuestionFilters } from '../question-filters';
import { MIDWEST, NEW_ENGLAND, SOUTH, WEST_COAST } from './states-of-regions';

export const PUBLIC = ['Public 4-year', 'Public 2-year'];
export const PRIVATE = [
  'Private Non-Profit 4-year',
  'Private Non-Profit 2-year',
  'Private For-Profit 4-year',
  'Private For-Profit 2-year',
];
export const FOUR_YEAR = ['Public 4-year', 'Private Non-Profit 4-year', 'Private For-Profit 4-year'];
export const TWO_YEAR = ['Public 2-year', 'Private Non-Profit 2-year', 'Private For-Profit 2-year'];
export const NO_SCORES = ['not_considered', 'optional'] as const;

/** A question as it was typed, with the filters that it names and the words that aren't read. */
export type Question = readonly [typed: string, filters: Omit<QuestionFilters, 'unread'>, ...unread: string[]];

export const CHEAPEST = { sort: 'net_price', order: 'asc' } as const;
export const EASIEST = { sort: 'admission', order: 'desc' } as const;
export const BEST_PAID = { sort: 'earnings', order: 'desc' } as const;
export const LEAST_DEBT = { sort: 'debt', order: 'asc' } as const;
export const MOST_GRADUATES = { sort: 'graduation', order: 'desc' } as const;

/** Questions as students and parents ask them; the rules were written with these in view. */
export const familyQuestions: readonly Question[] = [
  // Short ones of students
  ['nursing in ohio under 15k', { majors: ['Nursing'], states: ['OH'], net_price_max: 15_000 }],
  ['hbcu with computer science', { missions: ['historically_black'], majors: ['Computer Science'] }],
  ['big public near boston', { types: PUBLIC, enrollment_min: 15_000, q: 'colleges near boston' }],
  ['test optional liberal arts', { tests: NO_SCORES, q: 'liberal arts' }],
  ['cheap colleges in texas', { states: ['TX'], ...CHEAPEST }],
  ['small colleges in new england', { states: NEW_ENGLAND, enrollment_max: 5_000 }],
  ['colleges near 02139', { near: '02139', sort: 'distance' }],
  ['cs schools in cali', { majors: ['Computer Science'] }, 'in cali'],
  ['psych programs in NY', { majors: ['Psychology'], states: ['NY'] }],
  ['comp sci under 20k', { majors: ['Computer Science'], net_price_max: 20_000 }],
  ['easy colleges to get into', EASIEST],
  ['community colleges near seattle', { q: 'community colleges near seattle' }],
  ['engineering schools with high salaries', { majors: ['Engineering'], ...BEST_PAID }],
  ['no sat colleges', { tests: NO_SCORES }],
  ['womens colleges', { missions: ['women'] }],
  ['hbcus in the south', { missions: ['historically_black'], states: SOUTH }],
  ['online nursing', { missions: ['online'], majors: ['Nursing'] }],
  ['catholic colleges', { q: 'catholic colleges' }],
  ['lutheran colleges in minnesota', { q: 'lutheran colleges', states: ['MN'] }],
  ['small jewish schools', { q: 'jewish schools', enrollment_max: 5_000 }],
  ['colleges in nyc', { q: 'colleges in nyc' }],
  ['trade schools', { types: ['Less-than-2-year'] }],
  ['criminal justice florida', { majors: ['Criminal Justice'], states: ['FL'] }],
  ['bio major small school', { majors: ['Biology'], enrollment_max: 5_000 }],
  ['Affordable Colleges', CHEAPEST],
  ['midwest state schools', { states: MIDWEST, types: ['Public 4-year'] }],
  ['rural colleges in vermont', { settings: ['rural'], states: ['VT'] }],
  ['acceptance rate over 50%', { acceptance_min: 50 }],
  ['acceptance rate under 20 percent', { acceptance_max: 20 }],
  ['grad rate above 80', { graduation_min: 80 }],
  ['low debt', LEAST_DEBT],
  ['2 year colleges in georgia', { types: TWO_YEAR, states: ['GA'] }],
  ['colleges w mentors', { mentors: true }],
  ['art schools nyc', { q: 'art schools in nyc' }],
  ['cheapest private colleges', { types: PRIVATE, ...CHEAPEST }],
  ['urban campus chicago', { settings: ['city'], q: 'colleges in chicago' }],
  ['nursing tx', { majors: ['Nursing'], states: ['TX'] }],
  ['most selective colleges', { sort: 'admission', order: 'asc' }],
  ['biggest universities', { sort: 'enrollment', order: 'desc' }],
  ['west coast business schools', { states: WEST_COAST, majors: ['Business Administration'] }],
  ['hsi in california', { missions: ['hispanic_serving'], states: ['CA'] }],
  ['SMALL COLLEGES IN MAINE', { states: ['ME'], enrollment_max: 5_000 }],
  // Sentences
  [
    'which colleges in ohio have nursing and cost less than 15000',
    { states: ['OH'], majors: ['Nursing'], net_price_max: 15_000 },
  ],
  ['What colleges can I get into without an SAT score?', { tests: NO_SCORES }],
  [
    'I want to study computer science at a public university in Washington',
    { majors: ['Computer Science'], types: ['Public 4-year'], states: ['WA'] },
  ],
  ['Where can my daughter study nursing for under $12,000 a year?', { majors: ['Nursing'], net_price_max: 12_000 }],
  ['Are there any women’s colleges in Massachusetts?', { missions: ['women'], states: ['MA'] }],
  ['show me colleges that admit more than half of applicants', { acceptance_min: 50 }],
  [
    'my son wants engineering, small, not too far from home',
    { majors: ['Engineering'], enrollment_max: 5_000 },
    'not too far from home',
  ],
  ['colleges where graduates earn more than $60,000', { earnings_min: 60_000 }],
  ['schools where students owe less than 20k in debt', { debt_max: 20_000 }],
  ['a college with fewer than 3,000 students in Pennsylvania', { enrollment_max: 3_000, states: ['PA'] }],
  ['Is there a tribal college in Montana or North Dakota?', { missions: ['tribal'], states: ['MT', 'ND'] }],
  ['private schools in Illinois that do not require the ACT', { types: PRIVATE, states: ['IL'], tests: NO_SCORES }],
  ['colleges with tuition between 10k and 20k', { tuition_min: 10_000, tuition_max: 20_000 }],
  ['between $10,000 and $20,000 a year', { net_price_min: 10_000, net_price_max: 20_000 }],
  ['best nursing schools in Florida', { majors: ['Nursing'], states: ['FL'] }, 'best'],
  ['good graduation rates in michigan', { states: ['MI'], ...MOST_GRADUATES }],
  ['Which universities have the highest paid graduates', BEST_PAID],
  ['colleges near me', {}, 'near me'],
  ['not mormon colleges in utah', { states: ['UT'] }, 'not mormon colleges'],
  ['not religious colleges in utah', { states: ['UT'] }, 'not religious colleges'],
  ['colleges in the south except texas', { states: SOUTH }, 'except texas'],
  ['public colleges within 50 miles of chicago', { types: PUBLIC, q: 'colleges near chicago' }, 'within 50 miles of'],
  ['historically black colleges around atlanta', { missions: ['historically_black'], q: 'colleges near atlanta' }],
  ['teaching degree in Kansas or Missouri', { majors: ['Education'], states: ['KS', 'MO'] }],
  [
    'medium sized university in Virginia with biology',
    { enrollment_min: 5_000, enrollment_max: 15_000, states: ['VA'], majors: ['Biology'] },
  ],
  ['retention rate at least 90%', { retention_min: 90 }],
  ['tuition under 10k in state', { tuition_max: 10_000 }],
  ['out of state tuition under 30k', {}, 'out of state tuition under 30k'],
  ['nonprofit four year colleges in Oregon', { types: ['Private Non-Profit 4-year'], states: ['OR'] }],
  ['study art and design in Rhode Island', { majors: ['Art & Design'], states: ['RI'] }],
  ['schools with alumni mentors for econ', { mentors: true, majors: ['Economics'] }],
  ['political science washington dc', { majors: ['Political Science'], states: ['DC'] }],
  ['pre med in tennessee', { states: ['TN'] }, 'pre med'],
  ['college for under ten thousand', {}, 'under ten thousand'],
  ['chemistry portland or', { majors: ['Chemistry'], q: 'colleges in portland or' }],
  ['boston college', { q: 'boston college' }],
  ['university of the south', { q: 'university of the south' }],
  ['is stanford test optional', { tests: NO_SCORES, q: 'stanford' }],
  ['enginering schools in massachusets', { majors: ['Engineering'], states: ['MA'] }],
  ['online colleges with low tuition', { missions: ['online'], sort: 'tuition', order: 'asc' }],
  ['suburban or small town colleges in new jersey', { settings: ['suburb', 'town'], states: ['NJ'] }],
];
