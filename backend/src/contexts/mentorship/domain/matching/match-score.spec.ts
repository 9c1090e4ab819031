import { mentorInput, studentInput } from '../../application/finder/testing/match-inputs';
import {
  type FactorName,
  FACTORS,
  MAX_POINTS,
  scoreMatch,
  MIN_SCORE,
  MAX_RECOMMENDATIONS,
  pickBestMentors,
  type RankingCandidate,
} from './match-score';
import type { MentorMatchInput, StudentMatchInput } from './match-factors';

const reasonFor = (factor: FactorName, student: Partial<StudentMatchInput>, mentor: Partial<MentorMatchInput>) => {
  const found = scoreMatch(studentInput(student), mentorInput(mentor)).reasons.find(
    (reason) => reason.factor === factor,
  );
  return found ? [found.score, found.description] : null;
};

const NURSE: Partial<MentorMatchInput> = {
  college: 'Ohio State University',
  collegeId: 7,
  major: 'Nursing',
  currentPosition: 'Pediatric nurse',
  industry: 'Healthcare',
  skills: 'Triage, Patient care',
  mentorshipAreas: 'Interviewing',
  location: 'Columbus, OH',
  placesLeft: 2,
  repliesWithinDays: 1,
};

describe('the score of a mentor', () => {
  it('is 100 for a mentor who matches everything', () => {
    const student = studentInput({
      intendedMajor: 'Nursing',
      schoolsConsidering: 'Ohio State University or Kent',
      location: 'Dayton, Ohio',
      careerGoals: 'To be a pediatric nurse',
      skillsToLearn: 'Patient care, Interviewing',
      preferredIndustries: 'Healthcare, Education',
    });

    expect(scoreMatch(student, mentorInput(NURSE))).toEqual({
      score: 100,
      reasons: [
        { factor: 'major', description: 'Studied Nursing, your intended major', score: 30, max: 30 },
        {
          factor: 'considered',
          description: 'Studied at Ohio State University, which you are considering',
          score: 20,
          max: 20,
        },
        {
          factor: 'goals',
          description:
            'Mentions Patient care and Interviewing, which you want to learn, and pediatric and nurse, which your goals also mention',
          score: 20,
          max: 20,
        },
        { factor: 'industry', description: 'Works in Healthcare, an industry you prefer', score: 15, max: 15 },
        {
          factor: 'availability',
          description: 'Available, with room for 2 more students; answers within a day',
          score: 10,
          max: 10,
        },
        { factor: 'place', description: 'Is in Ohio, like you', score: 5, max: 5 },
      ],
    });
  });

  it('is 0 for empty profiles, and counts only availability for an empty student profile', () => {
    expect(scoreMatch(studentInput(), mentorInput())).toEqual({ score: 0, reasons: [] });
    expect(scoreMatch(studentInput(), mentorInput(NURSE)).reasons.map(({ factor }) => factor)).toEqual([
      'availability',
    ]);
  });

  it('has a maximum of 100', () => {
    expect(FACTORS.reduce((sum, factor) => sum + MAX_POINTS[factor], 0)).toBe(100);
  });

  it('lists the reasons with most points first', () => {
    const student = studentInput({ skillsToLearn: 'Triage', preferredIndustries: 'Healthcare', location: 'Ohio' });

    expect(scoreMatch(student, mentorInput(NURSE)).reasons.map(({ factor }) => factor)).toEqual([
      'industry',
      'availability',
      'goals',
      'place',
    ]);
  });
});

describe('the score of a major', () => {
  it.each([
    ['Nursing', 'nursing', 30, 'Studied nursing, your intended major'],
    ['Biology or Chemistry', 'Chemistry', 30, 'Studied Chemistry, your intended major'],
    ['Computer Science', 'Science, computer', 30, 'Studied Science, computer, your intended major'],
    [
      'Computer Science',
      'Computer Science and Design',
      25,
      'Studied Computer Science and Design, close to your intended major, Computer Science',
    ],
    ['Biology', 'Marine Biology', 25, 'Studied Marine Biology, close to your intended major, Biology'],
    ['Physics', 'Geology', 15, 'Studied Geology, in the same field (Natural sciences) as Physics'],
    ['Accounting', 'Marketing', 15, 'Studied Marketing, in the same field (Business) as Accounting'],
  ])('is above 0 for %s and %s', (intendedMajor, major, points, description) => {
    expect(reasonFor('major', { intendedMajor }, { major })).toEqual([points, description]);
  });

  it.each([
    ['Science', 'Computer Science'],
    ['Art History', 'Nursing'],
    ['Undecided', 'Physics'],
    ['the', 'the'],
  ])('is 0 for %s and %s', (intendedMajor, major) => {
    expect(reasonFor('major', { intendedMajor }, { major })).toBeNull();
  });
});

describe('the score of a college', () => {
  const mentor = { college: 'Bates College', collegeId: 3 };

  it.each([
    ['by name, in whatever words', { schoolsConsidering: 'I love BATES college; and Bowdoin' }],
    ['on the list', { savedColleges: [{ id: 3, name: 'Bates College (Lewiston)' }] }],
    ['on the list by name', { savedColleges: [{ id: 8, name: 'Bates College' }] }],
  ])('counts one that is considered %s', (_, student) => {
    expect(reasonFor('considered', student, mentor)).toEqual([
      20,
      'Studied at Bates College, which you are considering',
    ]);
  });

  it('ignores a college if only one word of its name is mentioned', () => {
    expect(reasonFor('considered', { schoolsConsidering: 'Norman Bates, or a college' }, mentor)).toBeNull();
    expect(reasonFor('considered', { schoolsConsidering: 'Any college' }, { college: 'College' })).toBeNull();
  });

  it('counts colleges that both considered', () => {
    const saved = [1, 2].map((id) => ({ id, name: `College ${id}` }));
    const savedColleges = [...saved, { id: 4, name: 'College 4' }];

    expect(reasonFor('considered', { savedColleges }, { ...mentor, consideredColleges: [2, 9] })).toEqual([
      10,
      'Once considered College 2, like you',
    ]);
    expect(reasonFor('considered', { savedColleges }, { ...mentor, consideredColleges: [4, 1] })).toEqual([
      15,
      'Once considered College 1 and College 4, like you',
    ]);
  });
});

describe('the score of goals, industry, availability and location', () => {
  it('matches different forms of a word', () => {
    expect(reasonFor('goals', { skillsToLearn: 'Negotiating' }, { skills: 'Negotiation' })).toEqual([
      6,
      'Mentions Negotiating, which you want to learn',
    ]);
    expect(reasonFor('goals', { careerGoals: 'I would love to be an analyst.' }, { skills: 'Data analysis' })).toEqual([
      4,
      'Mentions analyst, which your goals also mention',
    ]);
  });

  it('matches Go only as an item of its own', () => {
    expect(reasonFor('goals', { skillsToLearn: 'Go' }, { skills: 'Rust, Go' })?.[1]).toBe(
      'Mentions Go, which you want to learn',
    );
    expect(reasonFor('goals', { careerGoals: 'I want to go far' }, { skills: 'Rust, Go' })).toBeNull();
  });

  it.each([
    'Choose a major',
    'Get into a college that fits me',
    'Go to graduate school',
    'Find my first job in the right field',
  ])("doesn't count the words of the goal %s", (careerGoals) => {
    const mentorshipAreas = 'Choosing a major, Finding colleges that fit, Graduate school, First job, Changing fields';
    expect(reasonFor('goals', { careerGoals }, { mentorshipAreas })).toBeNull();
  });

  it.each([
    ['Find an internship', 'Internships', 'internship'],
    ['Work in health care', 'Healthcare', 'health'],
    ['Work in technology', 'Technology', 'technology'],
    ['Start my own business', 'Business plans', 'business'],
  ])('counts the subject of the goal %s', (careerGoals, mentorshipAreas, word) => {
    expect(reasonFor('goals', { careerGoals }, { mentorshipAreas })).toEqual([
      4,
      `Mentions ${word}, which your goals also mention`,
    ]);
  });

  it('counts generic words in skills to learn', () => {
    expect(reasonFor('goals', { skillsToLearn: 'Choosing a major' }, { mentorshipAreas: 'Choose a major' })).toEqual([
      6,
      'Mentions Choosing a major, which you want to learn',
    ]);
  });

  it("doesn't match a skill whose words are in two different skills", () => {
    const skills = 'Public policy, Speaking Spanish';
    expect(reasonFor('goals', { skillsToLearn: 'Public speaking' }, { skills })).toBeNull();
  });

  it('names at most three skills, and is at most 20', () => {
    const skills = 'Java, Python, Rust, Haskell, Prolog';
    expect(reasonFor('goals', { skillsToLearn: skills }, { skills })).toEqual([
      20,
      'Mentions Java, Python and Rust, which you want to learn',
    ]);
  });

  it.each([
    ['Tech', 'Technology', true],
    ['Technology', 'Information Technology', true],
    ['Education, Health care', 'Healthcare', true],
    ['Health', 'Wealth management', false],
  ])('compares the preferred industry %s with %s', (preferredIndustries, industry, isPreferred) => {
    expect(reasonFor('industry', { preferredIndustries }, { industry }) !== null).toBe(isPreferred);
  });

  it.each<[Partial<MentorMatchInput>, number, string]>([
    [{ placesLeft: 1 }, 7, 'Available, with room for 1 more student'],
    [
      { placesLeft: 3, repliesWithinDays: 0 },
      10,
      'Available, with room for 3 more students; answers within a few hours',
    ],
    [{ placesLeft: 3, repliesWithinDays: 6 }, 8, 'Available, with room for 3 more students; answers within 6 days'],
    [{ placesLeft: 3, repliesWithinDays: 30 }, 7, 'Available, with room for 3 more students'],
    [{ placesLeft: 2, availabilityStatus: 'other' }, 4, 'Has room for 2 more students'],
  ])('for %j is %d', (mentor, points, description) => {
    expect(reasonFor('availability', {}, mentor)).toEqual([points, description]);
  });

  it.each([{ placesLeft: 0 }, { placesLeft: 4, availabilityStatus: 'busy' as const }])('for %j is 0', (mentor) => {
    expect(reasonFor('availability', {}, mentor)).toBeNull();
  });

  it.each([
    ['Reno, NV', 'Las Vegas, Nevada', true],
    ['Charleston, West Virginia', 'Richmond, Virginia', false],
    ['Portland, OR, USA', 'Oregon', true],
    ['Ontario, Canada', 'Toronto', false],
    ['in', 'Gary, IN', false],
    ['Paris', 'Paris', false],
  ])('compares the states of %s and %s', (location, other, isSame) => {
    expect(reasonFor('place', { location }, { location: other }) !== null).toBe(isSame);
  });
});

const student = studentInput({ intendedMajor: 'Nursing', preferredIndustries: 'Healthcare' });
const candidate = (mentorId: number, changes: Partial<MentorMatchInput>, timesRecommended = 0): RankingCandidate => ({
  mentorId,
  timesRecommended,
  matchInput: mentorInput(changes),
});
const points = (changes: Partial<MentorMatchInput>): number => scoreMatch(student, mentorInput(changes)).score;
const FREE_NURSE: Partial<MentorMatchInput> = { major: 'Nursing', industry: 'Healthcare', placesLeft: 2 };

describe('picking mentors', () => {
  it('includes a mentor with exactly the minimum score', () => {
    const BUSY_NURSE: Partial<MentorMatchInput> = { major: 'Nursing', placesLeft: 2, repliesWithinDays: 1 };
    const SLOW_NURSE: Partial<MentorMatchInput> = { ...BUSY_NURSE, repliesWithinDays: null };
    expect(MIN_SCORE).toBe(40);
    expect(points(BUSY_NURSE)).toBe(MIN_SCORE);
    expect(points(SLOW_NURSE)).toBeLessThan(MIN_SCORE);
    const candidates = [1, 2, 3].map((id) => candidate(id, BUSY_NURSE));
    const pickedMentors = pickBestMentors(student, [...candidates, candidate(4, SLOW_NURSE)]);
    expect(pickedMentors.map(({ mentorId }) => mentorId)).toEqual([1, 2, 3]);
  });

  it('fills up to three with the best of those below the minimum score', () => {
    const weak: Partial<MentorMatchInput> = { major: 'History', placesLeft: 2 };
    const candidates = [candidate(1, weak), candidate(2, weak), candidate(3, FREE_NURSE), candidate(4, weak)];
    const pickedMentors = pickBestMentors(student, candidates);
    expect(pickedMentors.map(({ mentorId }) => mentorId)).toEqual([3, 1, 2]);
    expect(pickedMentors.every(({ reasons }) => reasons.length > 0)).toBe(true);
  });

  it('returns no one for an empty profile', () => {
    expect(pickBestMentors(studentInput({}), [candidate(1, FREE_NURSE)])).toEqual([]);
  });

  it('sorts by score, then by the fewest recommendations, then by id', () => {
    const other: Partial<MentorMatchInput> = { major: 'Nursing', placesLeft: 2, repliesWithinDays: 1 };
    const pickedMentors = pickBestMentors(student, [
      candidate(5, other),
      candidate(4, FREE_NURSE, 3),
      candidate(3, FREE_NURSE, 1),
      candidate(2, FREE_NURSE, 1),
    ]);
    expect(pickedMentors.map(({ mentorId }) => mentorId)).toEqual([2, 3, 4, 5]);
    expect(pickedMentors[0]).toEqual({ mentorId: 2, ...scoreMatch(student, mentorInput(FREE_NURSE)) });
  });

  it('returns at most ten', () => {
    const candidates = Array.from({ length: 15 }, (_, index) => candidate(index + 1, FREE_NURSE));
    expect(MAX_RECOMMENDATIONS).toBe(10);
    expect(pickBestMentors(student, candidates)).toHaveLength(10);
  });
});
