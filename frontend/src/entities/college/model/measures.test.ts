import { aCollegeInDetail } from '@test/support/colleges';
import type { Measure } from '../api/colleges';
import { formatSources } from './measures';

const ALL: readonly Measure[] = ['enrollment', 'admission_rate', 'tuition_in_state', 'graduation_rate'];
const { sources } = aCollegeInDetail();

describe('sourceLine', () => {
  it('names a source once, with the figures of each year', () => {
    expect(formatSources(aCollegeInDetail(), ALL)).toBe(
      'Source: College Scorecard. Enrollment, acceptance rate: fall 2023; tuition: 2023–24; graduation rate: students who started in fall 2017.',
    );
  });

  it('names only the year if it is the same for all figures', () => {
    expect(formatSources(aCollegeInDetail(), ['tuition_in_state', 'tuition_out_state'])).toBe(
      'Source: College Scorecard, 2023–24.',
    );
  });

  it('names the college in addition to the federal source', () => {
    const enrollment = { ...sources.enrollment, source: 'The college itself', year: '2026' };
    expect(
      formatSources(aCollegeInDetail({ sources: { ...sources, enrollment } }), ['admission_rate', 'enrollment']),
    ).toBe('Source: College Scorecard, fall 2023. Source: The college itself, 2026.');
  });

  it('is undefined if no figure was published', () => {
    expect(formatSources(aCollegeInDetail({ enrollment: null }), ['enrollment'])).toBeUndefined();
  });
});
