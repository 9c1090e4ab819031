import { mentorInput, studentInput } from '../../application/finder/testing/match-inputs';
import { mentorMatchTerms, studentMatchTerms } from './match-index';
import { isRecommendable, isEmptyInput } from './match-factors';
import { AlumniProfile } from '../profiles/profiles';

describe('mentorMatchTerms', () => {
  it('are empty for an empty profile', () => {
    expect(mentorMatchTerms(mentorInput())).toEqual({
      major: '',
      field: null,
      college: '',
      collegeId: null,
      considered: [],
      industries: [],
      state: null,
      words: [],
    });
  });

  it('contain the stems of major, industry, skills and position, each once', () => {
    const keys = mentorMatchTerms(
      mentorInput({
        college: 'Reed College',
        collegeId: 3,
        major: 'Nursing',
        industry: 'Health Care',
        location: 'Reno, NV',
        skills: 'Writing',
        mentorshipAreas: 'Writing',
        currentPosition: 'Nurse',
        consideredColleges: [4, 5],
      }),
    );
    expect(keys).toMatchObject({ college: 'reed college', collegeId: 3, considered: [4, 5], state: 'NV' });
    expect(keys.industries).toHaveLength(3);
    expect(keys.words).toHaveLength(2);
  });

  it('contain one key for an industry of one word', () => {
    expect(mentorMatchTerms(mentorInput({ industry: 'Finance' })).industries).toHaveLength(1);
  });
});

describe('studentMatchTerms', () => {
  it('are empty for an empty profile', () => {
    expect(studentMatchTerms(studentInput())).toEqual({
      majors: [],
      fields: [],
      colleges: [],
      collegeIds: [],
      industries: [],
      state: null,
      words: [],
    });
  });

  it('contain every run of up to seven words about colleges, and the saved colleges', () => {
    const written = 'a b c d e f g h';
    const { colleges, collegeIds } = studentMatchTerms(
      studentInput({ schoolsConsidering: written, savedColleges: [{ id: 3, name: 'Reed College' }] }),
    );
    expect(colleges).toEqual(
      expect.arrayContaining(['a', 'b c', 'a b c d e f g', 'b c d e f g h', 'h', 'reed college']),
    );
    expect(colleges).not.toContain(written);
    expect(colleges).toHaveLength(36);
    expect(collegeIds).toEqual([3]);
  });

  it('contain only the first 80 words about colleges', () => {
    const words = Array.from({ length: 90 }, (_, n) => `w${n + 1}`).join(' ');
    const { colleges } = studentMatchTerms(studentInput({ schoolsConsidering: words }));
    expect(colleges).toContain('w80');
    expect(colleges).not.toContain('w81');
  });

  it('contain majors with their fields, industries and wanted skills, each once', () => {
    const keys = studentMatchTerms(
      studentInput({
        intendedMajor: 'Nursing',
        preferredIndustries: 'Finance, Finance',
        location: 'Reno, NV',
        skillsToLearn: 'Writing',
        careerGoals: 'Writing',
      }),
    );
    expect([keys.majors.length, keys.industries.length, keys.words.length, keys.state]).toEqual([1, 1, 1, 'NV']);
  });

  it('contain only those words of the goals that the score counts', () => {
    const words = (careerGoals: string) => studentMatchTerms(studentInput({ careerGoals })).words;
    expect(words('Choose a major\nGet into a college that fits me')).toEqual([]);
    expect(words('Start my own business')).toHaveLength(1);
  });
});

describe('isRecommendable', () => {
  const profile = () => {
    const begun = AlumniProfile.create(11, {
      college: 'Reed College',
      collegeId: 3,
      major: 'Law',
      graduationYear: 2019,
      currentPosition: null,
      company: null,
    });
    return { ...begun.snapshot(), isProfileVisible: true, isWillingToMentor: true };
  };

  it('accepts a visible, willing mentor who accepts students and is not busy', () => {
    expect(isRecommendable(profile())).toBe(true);
    expect(isRecommendable({ ...profile(), availabilityStatus: 'other' })).toBe(true);
  });

  it.each([
    { college: null },
    { isProfileVisible: false },
    { isWillingToMentor: false },
    { allowStudentConnections: false },
    { availabilityStatus: 'busy' as const },
  ])('rejects a mentor with %p', (changed) => {
    expect(isRecommendable({ ...profile(), ...changed })).toBe(false);
  });
});

describe('isEmptyInput', () => {
  it('is true if all fields are blank and no college is saved', () => {
    expect(isEmptyInput(studentInput({ intendedMajor: ' ' }))).toBe(true);
    expect(isEmptyInput(studentInput({ location: 'Reno' }))).toBe(false);
    expect(isEmptyInput(studentInput({ savedColleges: [{ id: 3, name: 'Reed College' }] }))).toBe(false);
  });
});
