import { college, type StarterCollege } from './starter/college';
import { midwestColleges } from './starter/midwest';
import { northeastColleges } from './starter/northeast';
import { southAtlanticColleges } from './starter/south-atlantic';
import { southCentralColleges } from './starter/south-central';
import { westColleges } from './starter/west';

export type { StarterCollege } from './starter/college';

/**
 * Well-known institutions of every state and type, so that the catalog is useful before the official file has been
 * imported. Source: U.S. Department of Education, College Scorecard (release of May 2025), and NCES, IPEDS Completions.
 * Prices and institution data are of the academic year 2023-24; graduation rates are of the cohorts that ended by then.
 * The first two become the colleges with IDs 1 and 2 and must remain large state universities.
 */
export const starterColleges: readonly StarterCollege[] = [
  college(171100, 'Michigan State University', 'East Lansing', 'MI', 'Public 4-year', {
    web: ['https://www.msu.edu/', 'https://msu.studentaidcalculator.com/survey.aspx'],
    facts: [42.73212, -84.476111, 0.8392, 40243, 15988, 43372, 17, 0.8217, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(134097, 'Florida State University', 'Tallahassee', 'FL', 'Public 4-year', {
    web: ['https://www.fsu.edu/', 'https://financialaid.fsu.edu/cost'],
    facts: [30.443147, -84.295064, 0.2538, 31812, 5656, 18786, 17, 0.8299, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  ...northeastColleges,
  ...midwestColleges,
  ...southAtlanticColleges,
  ...southCentralColleges,
  ...westColleges,
];

/** Six colleges from different regions and of different types, shown as examples of the catalog. */
export const FEATURED_IPEDS_IDS: readonly number[] = [
  171100, // Michigan State University
  134097, // Florida State University
  110662, // University of California-Los Angeles
  131520, // Howard University
  165112, // Bunker Hill Community College
  227757, // Rice University
];

/** Shown as popular until enough people have viewed colleges. */
export const POPULAR_FALLBACK_IPEDS_IDS: readonly number[] = FEATURED_IPEDS_IDS.slice(0, 3);
