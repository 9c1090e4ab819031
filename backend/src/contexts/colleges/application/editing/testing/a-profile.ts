import { CollegeProfile, type CollegeProfileState } from '../../../domain/editing/college-profile';

const FEDERAL = {
  name: 'Northern Example College',
  website: 'https://www.example.edu/',
  type: 'Public 4-year',
  city: 'Sampleton',
  state: 'OH',
  enrollment: 1_200,
  admission_rate: 64,
  graduation_rate: 61,
  tuition_in_state: 9_500,
  tuition_out_state: 19_500,
  student_faculty_ratio: 14,
} as const;

/** Returns a profile with only federal values. */
export const aProfile = (changes: Partial<CollegeProfileState> = {}): CollegeProfile =>
  CollegeProfile.restore({
    id: 1,
    values: { ...FEDERAL, description: null, founded_year: null },
    federal: FEDERAL,
    edited: [],
    updatedAt: new Date('2026-01-01T00:00:00Z'),
    ...changes,
  });
