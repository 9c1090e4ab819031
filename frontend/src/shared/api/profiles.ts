import { queryOptions } from '@tanstack/react-query';
import { readAs } from './paged';
import { request } from './request';

/** What an alumna or alumnus tells of themselves; null where nothing is told. */
export interface AlumniProfile {
  college: string;
  /** Key of the college, where it was chosen from the list. */
  collegeId: number | null;
  major: string;
  graduationYear: number;
  currentPosition: string | null;
  company: string | null;
  industry: string | null;
  yearsOfExperience: number | null;
  /** Separated by commas, like the areas. */
  skills: string | null;
  mentorshipAreas: string | null;
  location: string | null;
  bio: string | null;
  isWillingToMentor: boolean;
  maxMentees: number;
  availabilityStatus: 'available' | 'busy' | 'other';
  linkedinUrl: string | null;
  twitterHandle: string | null;
  githubUrl: string | null;
  personalWebsite: string | null;
  /** False without a `visibilityChosenAt` is a choice that was never made. */
  isProfileVisible: boolean;
  allowStudentConnections: boolean;
  visibilityChosenAt: string | null;
}

/** What a student tells of themselves; null where nothing is told. */
export interface StudentProfile {
  intendedMajor: string | null;
  currentSchool: string | null;
  graduationYear: number | null;
  interests: string | null;
  careerGoals: string | null;
  /** Separated by commas, like the industries. */
  skillsToLearn: string | null;
  preferredIndustries: string | null;
  schoolsConsidering: string | null;
  mentorshipPreferences: string | null;
  location: string | null;
  bio: string | null;
  phone: string | null;
  contactEmail: string | null;
  profileVisibility: 'public' | 'private';
  visibilityChosenAt: string | null;
}

/** For which college somebody speaks, or wants to. */
export interface CollegeAdmin {
  collegeId: number;
  status: 'pending' | 'active';
  department: string | null;
  position: string | null;
  /** Whether they look after the college's other administrators. */
  isMain: boolean;
  /** Another college that they have asked to speak for instead. */
  requestedCollegeId: number | null;
}

/** What people tell for the role they have; null for the others. */
export interface RoleProfiles {
  alumniProfile: AlumniProfile | null;
  studentProfile: StudentProfile | null;
  collegeAdmin: CollegeAdmin | null;
}

type AlumniDetails = Omit<AlumniProfile, 'isProfileVisible' | 'allowStudentConnections' | 'visibilityChosenAt'>;
type StudentDetails = Omit<StudentProfile, 'profileVisibility' | 'visibilityChosenAt'>;

/** Only what changes; null takes away. */
export type AlumniChange = Partial<AlumniDetails>;
export type StudentChange = Partial<StudentDetails>;
export type CollegeAdminChange = { collegeId: number; department: string; position: string };

export interface PrivacyChange {
  isProfileVisible?: boolean;
  allowStudentConnections?: boolean;
  profileVisibility?: 'public' | 'private';
}

/** Those of the other role are null. */
export interface PrivacyPreferences {
  isProfileVisible: boolean | null;
  allowStudentConnections: boolean | null;
  profileVisibility: 'public' | 'private' | null;
  visibilityChosenAt: string | null;
}

/** Through whose eyes one's own profile is looked at. */
export type PreviewEyes = 'visitor' | 'member' | 'connection';

type Shown<Details> = { [Name in keyof Details]: Details[Name] | null };

export interface Preview {
  as: PreviewEyes;
  isShown: boolean;
  why: 'not-chosen' | 'hidden' | 'private' | 'minor' | 'never-to-visitors' | null;
  person: { displayName: string; avatarUrl: string | null } | null;
  alumniProfile: Shown<AlumniDetails> | null;
  studentProfile: Shown<StudentDetails> | null;
}

const PREVIEW = '/api/privacy/preview';

export const profileQueries = {
  preview: (as: PreviewEyes, viewer: number) =>
    queryOptions<Preview>({ queryKey: [PREVIEW, { as }, viewer], queryFn: readAs<Preview> }),
  /** All previews: what they show changes with every detail. */
  previews: () => ({ queryKey: [PREVIEW] }),
};

export const updateAlumniProfile = (change: AlumniChange) =>
  request<AlumniProfile>('PUT', '/api/alumni/profile', change);
export const updateStudentProfile = (change: StudentChange) =>
  request<StudentProfile>('PUT', '/api/student/profile', change);
export const updateCollegeAdminProfile = (change: CollegeAdminChange) =>
  request<CollegeAdmin>('PUT', '/api/college-admin/profile', change);
export const updatePrivacy = (change: PrivacyChange) =>
  request<PrivacyPreferences>('PATCH', '/api/privacy/preferences', change);
