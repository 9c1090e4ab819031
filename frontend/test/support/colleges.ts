import type { College, CollegeDetail } from '@/entities/college';
import { someFacts, someFigures } from './figures';
import type { OwnCollege } from '@/pages/college-admin-dashboard/api/college-profile';

export const aCollege = (overrides: Partial<College> = {}): College => ({
  id: 12,
  name: 'Boston University',
  city: 'Boston',
  state: 'MA',
  type: 'Private Non-Profit 4-year',
  level: '4-year',
  website: 'www.bu.edu',
  description: 'A large private university on the Charles River.',
  enrollment: 18229,
  admission_rate: 0.1078,
  tuition_in_state: 66670,
  tuition_out_state: 66670,
  graduation_rate: 0.8954,
  student_faculty_ratio: 11,
  founded_year: 1839,
  latitude: 42.3505,
  longitude: -71.1054,
  ipeds_id: 164988,
  open_admission: false,
  branch_of: null,
  alumniCount: 0,
  ...overrides,
});

/** Colleges with numbered names: 'College 1', 'College 2', ... */
export const colleges = (count: number, from = 1): College[] =>
  Array.from({ length: count }, (_, index) => aCollege({ id: from + index, name: `College ${from + index}` }));

/** A figure with only a federal value. */
const federalFigure = (year: string, value: number | null = null) => ({
  source: 'College Scorecard',
  year,
  federal: { value, year },
  college: null,
  differs: false,
});

export const aCollegeInDetail = (overrides: Partial<CollegeDetail> = {}): CollegeDetail => ({
  ...aCollege(),
  title: 'Boston University, Boston, MA',
  changes: [],
  majors: ['Biology', 'Economics'],
  unknown_majors: [],
  majors_source: 'fields',
  aliases: ['BU'],
  net_price_calculator_url: 'www.bu.edu/net-price',
  campuses: [],
  comparison: {
    type: 'Private Non-Profit 4-year',
    colleges: 1312,
    admission_rate: { median: 0.7, percentile: 6 },
    enrollment: { median: 1200, percentile: 97 },
    tuition_in_state: { median: 40000, percentile: 95 },
    tuition_out_state: { median: 40000, percentile: 95 },
    graduation_rate: { median: 0.6, percentile: 93 },
    student_faculty_ratio: { median: 12, percentile: 45 },
  },
  sources: {
    admission_rate: federalFigure('fall 2023'),
    enrollment: federalFigure('fall 2023'),
    tuition_in_state: federalFigure('2023-24'),
    tuition_out_state: federalFigure('2023-24'),
    graduation_rate: federalFigure('students who started in fall 2017'),
    student_faculty_ratio: federalFigure('fall 2023'),
  },
  summary: 'Boston University is a private nonprofit four-year college in Boston, MA.',
  figures: someFigures(),
  facts: someFacts(),
  price_parts: null,
  updated_at: '2026-01-05T12:00:00.000Z',
  ...overrides,
});

/** The college of a verified administrator, with its federal data. */
export const anOwnCollege = (overrides: Partial<OwnCollege> = {}): OwnCollege => ({
  ...aCollegeInDetail({ id: 1 }),
  verification: {
    status: 'active',
    isMainAdmin: true,
    emailConfirmed: true,
    verifiedUntil: null,
    twoFactorNeededFrom: null,
  },
  federal: {
    name: 'Boston University',
    admission_rate: 0.14,
    enrollment: 18229,
    description: 'A private university by a river.',
  },
  edited: ['admission_rate', 'description'],
  ...overrides,
});
