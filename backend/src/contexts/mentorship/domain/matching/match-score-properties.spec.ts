import { STATES } from '../../../../shared/domain/states';
import { mentorInput, studentInput } from '../../application/finder/testing/match-inputs';
import { FACTORS, MAX_POINTS, type MatchReason, scoreMatch } from './match-score';
import {
  isSameOrPart,
  toPhrase,
  findFieldOfStudy,
  findStateCode,
  parsePhrases,
  extractStems,
  extractGoalStems,
} from './word-stemming';
import { foldTextWithSigns } from '../../../../shared/domain/fold-text';
import { parseMajors, type MentorMatchInput, type StudentMatchInput } from './match-factors';
import fc from 'fast-check';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const among = (...words: string[]) => fc.constantFrom(...words);
const listOf = (...words: string[]) => fc.array(among(...words), { maxLength: 5 }).map((some) => some.join(', '));

const MAJORS = [
  'Nursing',
  'Computer Science',
  'Computer Engineering',
  'Physics',
  'History',
  'Law',
  'Design',
  'Undecided',
];
const SKILLS = ['Python', 'Public speaking', 'Interviewing', 'Data analysis', 'Writing', 'C++', 'Triage', '数学', 'of'];
const INDUSTRIES = ['Technology', 'Tech', 'Healthcare', 'Education', 'Law', 'Finance'];
const COLLEGES = ['Bates College', 'Ohio State University', 'Kent State University', 'Reed College'];
const LOCATIONS = ['Reno, NV', 'Nevada', 'Dayton, Ohio', 'OH', 'Paris', 'Charleston, West Virginia'];
const college = fc.integer({ min: 0, max: 3 }).map((n) => ({ id: n + 1, name: COLLEGES[n]! }));

const students: fc.Arbitrary<StudentMatchInput> = fc.record({
  intendedMajor: maybe(fc.oneof(among(...MAJORS), fc.string())),
  schoolsConsidering: maybe(fc.oneof(listOf(...COLLEGES), fc.string())),
  careerGoals: maybe(
    fc.oneof(listOf(...SKILLS, 'I want to be a nurse', 'build software', 'Choose a major'), fc.string()),
  ),
  skillsToLearn: maybe(fc.oneof(listOf(...SKILLS), fc.string())),
  preferredIndustries: maybe(fc.oneof(listOf(...INDUSTRIES), fc.string())),
  location: maybe(fc.oneof(among(...LOCATIONS), fc.string())),
  savedColleges: fc.uniqueArray(college, { selector: ({ id }) => id, maxLength: 3 }),
});
const mentors: fc.Arbitrary<MentorMatchInput> = fc
  .record({
    studied: maybe(college),
    major: maybe(fc.oneof(among(...MAJORS), fc.string())),
    currentPosition: maybe(fc.oneof(among('Nurse', 'Software engineer', 'Analyst'), fc.string())),
    industry: maybe(fc.oneof(among(...INDUSTRIES), fc.string())),
    skills: maybe(fc.oneof(listOf(...SKILLS), fc.string())),
    mentorshipAreas: maybe(listOf(...SKILLS, 'Choosing a major')),
    location: maybe(fc.oneof(among(...LOCATIONS), fc.string())),
    availabilityStatus: fc.constantFrom('available' as const, 'busy' as const, 'other' as const),
    consideredColleges: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
    placesLeft: fc.integer({ min: 0, max: 5 }),
    repliesWithinDays: maybe(fc.integer({ min: 0, max: 20 })),
  })
  .map(({ studied, ...rest }) =>
    mentorInput({ ...rest, college: studied?.name ?? null, collegeId: studied?.id ?? null }),
  );

/** Checks a reason against the two profiles in a different way than the score does. */
function isReasonTrue(
  { factor, description }: MatchReason,
  student: StudentMatchInput,
  mentor: MentorMatchInput,
): boolean {
  const says = (text: string | null): boolean => text !== null && text !== '' && description.includes(text);
  const [words, goals] = [
    new Set(
      [mentor.skills, mentor.mentorshipAreas, mentor.currentPosition].flatMap((text) => [...extractStems(text).keys()]),
    ),
    [...extractGoalStems(student.careerGoals)],
  ];
  switch (factor) {
    case 'major': {
      const [studied, intended] = [toPhrase(mentor.major), parseMajors(student.intendedMajor)];
      const field = findFieldOfStudy(studied.stems);
      return (
        says(mentor.major) &&
        intended.some(
          (one) =>
            isSameOrPart(one, studied) ||
            foldTextWithSigns(one.text) === foldTextWithSigns(studied.text) ||
            (field !== null && findFieldOfStudy(one.stems) === field && says(field)) ||
            [...one.stems].sort().join() === [...studied.stems].sort().join(),
        )
      );
    }
    case 'considered': {
      const listed = student.savedColleges.map(({ name }) => name);
      const isNamedInText = foldTextWithSigns(student.schoolsConsidering ?? '').includes(
        foldTextWithSigns(mentor.college ?? ' - '),
      );
      return description.startsWith('Studied')
        ? says(mentor.college) && (isNamedInText || listed.includes(mentor.college!))
        : student.savedColleges.some(({ id, name }) => mentor.consideredColleges.includes(id) && says(name));
    }
    case 'goals':
      return (
        (parsePhrases(student.skillsToLearn).some(
          ({ text, stems }) => says(text) && stems.every((one) => words.has(one)),
        ) ||
          !description.includes('want to learn')) &&
        (goals.some(([stem, word]) => says(word) && words.has(stem)) || !description.includes('goals also mention'))
      );
    case 'industry':
      return (
        says(mentor.industry) &&
        parsePhrases(student.preferredIndustries).some((one) => isSameOrPart(one, toPhrase(mentor.industry)))
      );
    case 'availability':
      return (
        mentor.placesLeft > 0 &&
        mentor.availabilityStatus !== 'busy' &&
        says(String(mentor.placesLeft)) &&
        description.startsWith('Available') === (mentor.availabilityStatus === 'available') &&
        (!description.includes('answers') || mentor.repliesWithinDays !== null)
      );
    case 'place':
      return (
        findStateCode(mentor.location) === findStateCode(student.location) &&
        says(STATES[findStateCode(mentor.location) ?? ''] ?? null)
      );
  }
}

const RUN_OPTIONS = { numRuns: 1_000, seed: 20_261_121 };

describe('the score of random students and mentors', () => {
  const always = (holds: (student: StudentMatchInput, mentor: MentorMatchInput) => boolean) =>
    fc.assert(fc.property(students, mentors, holds), RUN_OPTIONS);

  it('is the sum of its reasons, each between 1 and the maximum of its factor, highest first', () => {
    always((student, mentor) => {
      const { score: points, reasons } = scoreMatch(student, mentor);
      const inOrder = reasons.every((one, n) => n === 0 || reasons[n - 1]!.score >= one.score);
      return (
        points === reasons.reduce((sum, one) => sum + one.score, 0) &&
        points <= 100 &&
        inOrder &&
        new Set(reasons.map(({ factor }) => factor)).size === reasons.length &&
        reasons.every((one) => Number.isInteger(one.score) && one.score >= 1 && one.score <= MAX_POINTS[one.factor])
      );
    });
  });

  it('is the same when computed again', () => {
    always(
      (student, mentor) => JSON.stringify(scoreMatch(student, mentor)) === JSON.stringify(scoreMatch(student, mentor)),
    );
  });

  it('has only true reasons', () => {
    always((student, mentor) =>
      scoreMatch(student, mentor).reasons.every((reason) => isReasonTrue(reason, student, mentor)),
    );
  });

  it('never drops when the mentor adds a skill', () => {
    fc.assert(
      fc.property(students, mentors, among(...SKILLS), (student, mentor, skill) => {
        const more = { ...mentor, skills: [mentor.skills, skill].filter(Boolean).join(', ') };
        return scoreMatch(student, more).score >= scoreMatch(student, mentor).score;
      }),
      RUN_OPTIONS,
    );
  });

  it('never drops when the student adds a skill to learn', () => {
    fc.assert(
      fc.property(students, mentors, among(...SKILLS), (student, mentor, skill) => {
        const more = { ...student, skillsToLearn: [student.skillsToLearn, skill].filter(Boolean).join(', ') };
        return scoreMatch(more, mentor).score >= scoreMatch(student, mentor).score;
      }),
      RUN_OPTIONS,
    );
  });

  it("counts only availability if the student's profile is empty", () => {
    fc.assert(
      fc.property(mentors, (mentor) =>
        scoreMatch(studentInput(), mentor).reasons.every(({ factor }) => factor === 'availability'),
      ),
      RUN_OPTIONS,
    );
    expect(FACTORS).toHaveLength(6);
  });
});
