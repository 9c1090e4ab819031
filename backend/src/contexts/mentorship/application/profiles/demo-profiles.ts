import type { AlumniProfileChanges } from '../../domain/profile-fields/alumni-details';
import type { StudentProfileChanges } from '../../domain/profile-fields/student-details';

/** Whose profiles are filled in for looking around, by key. */
export interface DemoPeople {
  readonly student: number;
  readonly alumni: number;
}

/** What somebody who does not exist tells; college, major and year they told when they registered. */
export const DEMO_ALUMNI: AlumniProfileChanges = {
  company: 'Northlight Software',
  industry: 'Technology',
  yearsOfExperience: 8,
  skills: 'Java, Distributed systems, Code review, Technical interviews',
  mentorshipAreas: 'Choosing a major, Internships, First job',
  location: 'Grand Rapids, MI',
  bio: 'I came to computer science from a small town and without knowing anybody who worked in it. I like to help with the questions one does not dare to ask.',
  isWillingToMentor: true,
  maxMentees: 3,
  availabilityStatus: 'available',
};

export const DEMO_STUDENT: StudentProfileChanges = {
  intendedMajor: 'Computer Science',
  currentSchool: 'Lansing Community College',
  graduationYear: 2027,
  interests: 'Robotics club, hiking, making small games',
  careerGoals: 'I want to build software that people outside of a lab use.',
  skillsToLearn: 'Python, Public speaking, Interviewing',
  preferredIndustries: 'Technology, Education',
  schoolsConsidering: 'Michigan State University, or a college in a smaller town',
  mentorshipPreferences: 'A short call once a month would be great.',
  location: 'Lansing, MI',
  bio: 'On the way from a community college to a bachelor’s degree. I take things apart and mostly get them together again.',
};
