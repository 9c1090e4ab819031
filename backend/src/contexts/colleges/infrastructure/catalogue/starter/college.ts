import type { CollegeTrait } from '../../../domain/catalogue/traits';

/** The twenty majors of the catalog in their fixed order, by the short code used in the starter table. */
const majorByCode = {
  CS: 'Computer Science',
  BA: 'Business Administration',
  EN: 'Engineering',
  BI: 'Biology',
  PY: 'Psychology',
  NU: 'Nursing',
  ED: 'Education',
  EL: 'English',
  MA: 'Mathematics',
  EC: 'Economics',
  PS: 'Political Science',
  HI: 'History',
  CO: 'Communications',
  AD: 'Art & Design',
  CH: 'Chemistry',
  PH: 'Physics',
  SO: 'Sociology',
  HS: 'Health Sciences',
  CJ: 'Criminal Justice',
  ES: 'Environmental Science',
} as const;

type StarterMajor = (typeof majorByCode)[keyof typeof majorByCode];

type StarterType = `${'Public' | 'Private Non-Profit' | 'Private For-Profit'} ${4 | 2}-year`;

type StarterLevel = '4-year' | '2-year' | 'less-than-2-year';

/** An institution of the starter table. Null means that the institution reported no value; it never means zero. */
export interface StarterCollege {
  readonly ipedsId: number;
  readonly name: string;
  readonly city: string;
  /** USPS code: a state, DC, PR, GU or VI. */
  readonly state: string;
  readonly type: StarterType;
  readonly level: StarterLevel;
  readonly website: string;
  readonly netPriceCalculatorUrl: string | null;
  /** Decimal degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Fraction, 0 to 1. */
  readonly admissionRate: number | null;
  /** Degree-seeking undergraduates. */
  readonly enrollment: number | null;
  /** Tuition and required fees of an academic year, USD. */
  readonly tuitionInState: number | null;
  readonly tuitionOutState: number | null;
  /** Students per instructor. */
  readonly studentFacultyRatio: number | null;
  /** Fraction of students who finish within 150 percent of the normal time, 0 to 1. */
  readonly graduationRate: number | null;
  /** Whether all applicants are admitted; null if not reported. */
  readonly openAdmission: boolean | null;
  readonly traits: readonly CollegeTrait[];
  readonly majors: readonly StarterMajor[];
}

interface StarterDetails {
  /** Set only if the longest program is shorter than the "2-year" of the type. */
  level?: 'less-than-2-year';
  traits?: readonly CollegeTrait[];
  web: [website: string, netPriceCalculator: string | null];
  facts: [
    latitude: number,
    longitude: number,
    admissionRate: number | null,
    enrollment: number | null,
    tuitionInState: number | null,
    tuitionOutState: number | null,
    studentFacultyRatio: number | null,
    graduationRate: number | null,
    openAdmission: boolean | null,
  ];
  /** Codes of `majorByCode`, separated by spaces. */
  majors: string;
}

/** Creates an institution of the starter table. */
export function college(
  ipedsId: number,
  name: string,
  city: string,
  state: string,
  type: StarterType,
  details: StarterDetails,
): StarterCollege {
  const [website, netPriceCalculatorUrl] = details.web;
  const [latitude, longitude, admissionRate, enrollment, tuitionInState, tuitionOutState, ...rest] = details.facts;
  const [studentFacultyRatio, graduationRate, openAdmission] = rest;
  const codes = new Set(details.majors.split(' '));
  return {
    ipedsId,
    name,
    city,
    state,
    type,
    level: details.level ?? (type.endsWith('4-year') ? '4-year' : '2-year'),
    website,
    netPriceCalculatorUrl,
    latitude,
    longitude,
    admissionRate,
    enrollment,
    tuitionInState,
    tuitionOutState,
    studentFacultyRatio,
    graduationRate,
    openAdmission,
    traits: details.traits ?? [],
    majors: Object.entries(majorByCode).flatMap(([code, major]) => (codes.has(code) ? [major] : [])),
  };
}
