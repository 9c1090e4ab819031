import { aCollegeInDetail } from '@test/support/colleges';
import type { Measure } from '../api/colleges';
import { standingSentence } from './standing';

const { comparison } = aCollegeInDetail();
const at = (measure: Measure, percentile: number | null) =>
  standingSentence(
    aCollegeInDetail({ comparison: { ...comparison, type: 'Public 4-year', [measure]: { median: 1, percentile } } }),
    measure,
  );

describe('standingOf', () => {
  it.each<[Measure, number, string]>([
    ['admission_rate', 1, 'More selective than almost every public 4-year college'],
    ['admission_rate', 5, 'More selective than almost every public 4-year college'],
    ['admission_rate', 6, 'More selective than most public 4-year colleges'],
    ['admission_rate', 99, 'Accepts a larger share of applicants than almost every public 4-year college'],
    ['enrollment', 75, 'Larger than most public 4-year colleges'],
    ['enrollment', 74, 'Larger than the typical public 4-year college'],
    ['enrollment', 54, 'Close to the typical public 4-year college'],
    ['enrollment', 46, 'Close to the typical public 4-year college'],
    ['tuition_in_state', 45, 'Less expensive than the typical public 4-year college'],
    ['graduation_rate', 95, 'Higher graduation rate than almost every public 4-year college'],
    ['student_faculty_ratio', 10, 'Fewer students per faculty member than most public 4-year colleges'],
  ])('describes %s at percentile %i', (measure, percentile, text) => {
    expect(at(measure, percentile)).toBe(text);
  });

  it('is undefined without the figure or its percentile', () => {
    expect(at('enrollment', null)).toBeUndefined();
    expect(standingSentence(aCollegeInDetail({ enrollment: null }), 'enrollment')).toBeUndefined();
  });
});
