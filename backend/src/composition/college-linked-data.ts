import type { CollegeDetailView } from '../contexts/colleges';
import { toCountryCode } from './state-pages';

type FigureName = keyof CollegeDetailView['figures'];
/** Units as UN/CEFACT codes, which schema.org uses, or as text. */
type Unit = { readonly unitCode: string } | { readonly unitText: string };

const USD: Unit = { unitText: 'USD' };
const FRACTION: Unit = { unitText: 'fraction' };
const POINTS: Unit = { unitText: 'points' };
/** "One": a plain number. */
const NUMBER: Unit = { unitCode: 'C62' };

/** The main figures in the order of the page, with names and units for search engines. */
const PUBLISHED_FIGURES: readonly (readonly [FigureName, string, Unit])[] = [
  ['net_price', 'Average price after grants per year', USD],
  ['cost_of_attendance', 'Cost of attendance per year', USD],
  ['tuition_in_state', 'Tuition and fees per year, in-state', USD],
  ['tuition_out_state', 'Tuition and fees per year, out-of-state', USD],
  ['tuition_program', 'Tuition for the largest program', USD],
  ['debt', 'Median federal debt of graduates', USD],
  ['monthly_payment', 'Monthly loan payment for 10 years', USD],
  ['graduation_rate', 'Graduation rate within 150% of the normal time', FRACTION],
  ['retention', 'Students who return for the second year', FRACTION],
  ['earnings_10_years', 'Median earnings 10 years after starting', USD],
  ['admission_rate', 'Acceptance rate', FRACTION],
  ['sat_reading_25', 'SAT reading and writing, 25th percentile', POINTS],
  ['sat_reading_75', 'SAT reading and writing, 75th percentile', POINTS],
  ['sat_math_25', 'SAT math, 25th percentile', POINTS],
  ['sat_math_75', 'SAT math, 75th percentile', POINTS],
  ['act_25', 'ACT, 25th percentile', POINTS],
  ['act_75', 'ACT, 75th percentile', POINTS],
  ['enrollment', 'Undergraduates', NUMBER],
  ['student_faculty_ratio', 'Students per faculty member', NUMBER],
  ['pell_share', 'Students with Pell Grants', FRACTION],
];

/**
 * Returns a college as a schema.org CollegeOrUniversity. Its main figures are additional properties, each with its
 * source and the period that it describes.
 */
export function toCollegeLinkedData(college: CollegeDetailView): Record<string, unknown> {
  const { name, aliases, ipeds_id, city, state, website, latitude, longitude, founded_year } = college;
  const figures = PUBLISHED_FIGURES.flatMap((figure) => toPropertyValue(college, ...figure));
  return {
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name,
    ...(aliases.length > 0 && { alternateName: aliases }),
    identifier: { '@type': 'PropertyValue', propertyID: 'UNITID', value: String(ipeds_id) },
    ...(website && { url: website }),
    ...(founded_year !== null && { foundingDate: String(founded_year) }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: state,
      addressCountry: toCountryCode(state),
    },
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(figures.length > 0 && { additionalProperty: figures }),
  };
}

function toPropertyValue({ figures }: CollegeDetailView, figure: FigureName, name: string, unit: Unit): object[] {
  const { value, source, year } = figures[figure];
  if (value === null) return [];
  return [
    {
      '@type': 'PropertyValue',
      propertyID: figure,
      name,
      value,
      ...unit,
      description: year === null ? source : `${source}, ${year}`,
      ...(year !== null && { valueReference: { '@type': 'PropertyValue', name: 'Period', value: year } }),
    },
  ];
}
