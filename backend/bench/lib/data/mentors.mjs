/**
 * Invented mentors and students for the recommendations benchmark: the same on every run, and as unevenly distributed
 * as real people.
 */

const FIELDS = {
  Technology: {
    majors: ['Computer Science', 'Software Engineering', 'Data Science', 'Information Systems', 'Cybersecurity'],
    skills: [
      'Python',
      'Java',
      'Code review',
      'Machine learning',
      'Distributed systems',
      'Web development',
      'SQL',
      'Cloud',
    ],
  },
  Healthcare: {
    majors: ['Nursing', 'Biology', 'Public Health', 'Pharmacy', 'Neuroscience', 'Health Sciences'],
    skills: ['Triage', 'Patient care', 'Clinical research', 'Anatomy', 'Medical school applications', 'Epidemiology'],
  },
  Finance: {
    majors: ['Economics', 'Finance', 'Accounting', 'Business Administration', 'Mathematics'],
    skills: ['Financial modeling', 'Accounting', 'Risk analysis', 'Excel', 'Investing', 'Auditing'],
  },
  Education: {
    majors: ['Education', 'English', 'History', 'Psychology', 'Linguistics'],
    skills: ['Teaching', 'Curriculum design', 'Counseling', 'Essay writing', 'Classroom management'],
  },
  Media: {
    majors: ['Communications', 'Journalism', 'Film', 'Graphic Design', 'Music'],
    skills: ['Writing', 'Editing', 'Photography', 'Storytelling', 'Podcasting', 'Portfolio reviews'],
  },
  Manufacturing: {
    majors: ['Mechanical Engineering', 'Electrical Engineering', 'Civil Engineering', 'Chemistry', 'Physics'],
    skills: ['CAD', 'Robotics', 'Materials', 'Quality control', 'Project planning', 'Electronics'],
  },
  Government: {
    majors: ['Political Science', 'Law', 'Sociology', 'Environmental Science', 'International Relations'],
    skills: ['Policy analysis', 'Negotiation', 'Grant writing', 'Campaigns', 'Public speaking', 'Research methods'],
  },
};
const INDUSTRIES = Object.keys(FIELDS);
const COMMON = [
  'Interviewing',
  'Networking',
  'Internships',
  'First job',
  'Choosing a major',
  'Leadership',
  'Presenting',
];
const CITIES = [
  'Reno, NV',
  'Columbus, OH',
  'Austin, TX',
  'Fresno, CA',
  'Albany, NY',
  'Miami, FL',
  'Salem, OR',
  'Boise, ID',
];
const STATES = ['PA', 'MI', 'WA', 'IL', 'GA', 'NC', 'AZ', 'MN', 'CO', 'VA', 'MO', 'WI', 'TN', 'MA', 'IN', 'AL'];
export const COLLEGES = 2_000;

/** Returns a generator of pseudo-random numbers from 0 to 1, the same sequence for the same seed. */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @param {number} seed */
function choices(seed) {
  const next = numbers(seed);
  const one = (list) => list[Math.floor(next() * list.length)];
  return {
    next,
    one,
    /** Prefers items at the beginning of the list. */
    often: (list) => list[Math.floor(next() ** 2 * list.length)],
    some: (list, most) => [...new Set(Array.from({ length: 1 + Math.floor(next() * most) }, () => one(list)))],
    place: () => (next() < 0.5 ? one(CITIES) : `Springfield, ${one(STATES)}`),
    college: () => 1 + Math.floor(next() ** 2 * COLLEGES),
  };
}

export const collegeName = (id) => `Number ${id} College`;

/**
 * @param {number} userId
 * @returns a profile, as stored, of a mentor who can be recommended
 */
export function mentorLike(userId) {
  const { next, one, often, some, place, college } = choices(userId * 7 + 1);
  const studied = often(INDUSTRIES);
  // Most work in the field that they studied.
  const industry = next() < 0.7 ? studied : one(INDUSTRIES);
  const collegeId = college();
  return {
    userId,
    college: collegeName(collegeId),
    collegeId,
    major: often(FIELDS[studied].majors),
    graduationYear: 2010,
    currentPosition: one(['Manager', 'Analyst', 'Director', 'Specialist', 'Consultant']),
    company: null,
    industry,
    yearsOfExperience: 5,
    skills: [...some(FIELDS[industry].skills, 4), ...some(COMMON, 2)].join(', '),
    mentorshipAreas: some(COMMON, 3).join(', '),
    location: place(),
    bio: 'x'.repeat(300),
    isWillingToMentor: true,
    maxMentees: 3,
    availabilityStatus: next() < 0.9 ? 'available' : 'other',
    isProfileVisible: true,
    visibilityChosenAt: '2026-01-01T00:00:00Z',
    allowStudentConnections: true,
    consideredColleges: [],
  };
}

/**
 * @param {number} id
 * @returns the data of a student that is used for scoring
 */
export function studentLike(id) {
  const { next, often, one, some, place, college } = choices(id * 13 + 5);
  const industry = often(INDUSTRIES);
  const field = FIELDS[industry];
  const savedColleges = Array.from({ length: Math.floor(next() * 4) }, college);
  return {
    intendedMajor: next() < 0.9 ? one(field.majors) : null,
    schoolsConsidering: next() < 0.5 ? `${collegeName(college())} or ${collegeName(college())}` : null,
    careerGoals: next() < 0.7 ? `I want to be good at ${some(field.skills, 2).join(' and ')}` : null,
    skillsToLearn: next() < 0.8 ? [...some(field.skills, 3), one(COMMON)].join(', ') : null,
    preferredIndustries: next() < 0.8 ? industry : null,
    location: next() < 0.8 ? place() : null,
    savedColleges: savedColleges.map((collegeId) => ({ id: collegeId, name: collegeName(collegeId) })),
  };
}
