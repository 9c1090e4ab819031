import type { FigureView } from '../../application/directory/ports/college-reader';
import { summarizeCollege } from './college-summary';

const figure = (value: number | null): FigureView => ({
  value,
  reason: value === null ? 'not_reported' : null,
  year: null,
  source: 'College Scorecard',
  pooled_with: [],
  students: null,
  median: null,
  national: null,
});
const figuresOf = (
  values: Partial<Record<'enrollment' | 'admission_rate' | 'graduation_rate' | 'net_price', number>>,
) => ({
  enrollment: figure(values.enrollment ?? null),
  admission_rate: figure(values.admission_rate ?? null),
  graduation_rate: figure(values.graduation_rate ?? null),
  net_price: figure(values.net_price ?? null),
});
const COLLEGE = {
  name: 'Alma State University',
  city: 'Alma',
  state: 'MI',
  type: 'Public 4-year',
  level: '4-year',
  open_admission: false,
} as const;

describe('the summary of a college', () => {
  it('contains its kind, place, size, admission, completion and price', () => {
    const figures = figuresOf({ enrollment: 5_726, admission_rate: 0.66, graduation_rate: 0.2874, net_price: 14_559 });
    expect(summarizeCollege(COLLEGE, figures)).toBe(
      'Alma State University is a public four-year college in Alma, MI, with 5,726 undergraduates. ' +
        '66% of applicants are accepted. 29% of full-time students finish within one and a half times the normal time. ' +
        'After grants, a year costs $14,559 on average.',
    );
  });

  it('leaves out what is unknown', () => {
    expect(summarizeCollege(COLLEGE, figuresOf({}))).toBe(
      'Alma State University is a public four-year college in Alma, MI.',
    );
  });

  it('describes open admission, short programs and grants above the costs', () => {
    const school = {
      ...COLLEGE,
      type: 'Private For-Profit 2-year',
      level: 'less-than-2-year',
      open_admission: true,
    } as const;
    expect(summarizeCollege(school, figuresOf({ net_price: -10 }))).toBe(
      'Alma State University is a private for-profit school with programs of less than two years in Alma, MI. ' +
        'Everyone who applies is accepted. Grants exceed the costs on average.',
    );
  });
});
