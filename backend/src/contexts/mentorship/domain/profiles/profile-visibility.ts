import {
  type StudentDetails,
  studentFieldsWithVisibility,
  type StudentProfileState,
} from '../profile-fields/student-details';
import type { AlumniProfileState, AlumniDetails } from '../profile-fields/alumni-details';
import type { PersonSummary } from './person';
import { removeInvalidLinks } from '../profile-fields/profile-text';

/** From least to most access: not signed in; signed in; received a request that is still open; connected. */
export const VIEWER_KINDS = ['visitor', 'member', 'asked', 'connection'] as const;
export type ViewerKind = (typeof VIEWER_KINDS)[number];

/** Why a viewer sees nothing of a person. */
export const HIDDEN_REASONS = ['not-chosen', 'hidden', 'private', 'minor', 'never-to-visitors'] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];

/** What a profile says to every context about the person. */
export interface ProfileSummary {
  readonly userId: number;
  readonly role: 'alumni' | 'student';
  /** From whom the profile is hidden. */
  readonly hiddenFrom: 'nobody' | 'visitors' | 'everyone';
  readonly hasStudies: boolean;
  /** The college of the studies, if it was chosen from the catalog. */
  readonly collegeId: number | null;
}

/** Until alumni choose, their profile is hidden from visitors. */
export function toAlumniProfileSummary(profile: AlumniProfileState): ProfileSummary {
  const { userId, college, collegeId, isProfileVisible, visibilityChosenAt } = profile;
  const hiddenFrom = visibilityChosenAt === null ? 'visitors' : isProfileVisible ? 'nobody' : 'everyone';
  return { userId, role: 'alumni', hiddenFrom, hasStudies: college !== null, collegeId };
}

export const toStudentProfileSummary = ({ userId, profileVisibility }: StudentProfileState): ProfileSummary => ({
  userId,
  role: 'student',
  hiddenFrom: profileVisibility === 'private' ? 'everyone' : 'nobody',
  hasStudies: false,
  collegeId: null,
});

type NullableFields<Details> = { readonly [field in keyof Details]: Details[field] | null };

/** What one kind of viewer sees of a person; null if hidden from them. */
export interface VisibleProfile<Details> {
  readonly isShown: boolean;
  /** Null when something is shown. */
  readonly why: HiddenReason | null;
  readonly person: { readonly displayName: string; readonly avatarUrl: string | null } | null;
  readonly details: NullableFields<Details> | null;
}

/** Others never see from which college an alum transferred. */
export type VisibleAlumniDetails = Omit<AlumniDetails, 'transferredFromCollegeId'>;

type FieldNames<Details> = readonly (keyof Details)[];

const ALUMNI_FIELDS_FOR_VISITORS = [
  'college',
  'collegeId',
  'major',
  'graduationYear',
  'currentPosition',
  'company',
  'industry',
  'yearsOfExperience',
  'skills',
  'mentorshipAreas',
  'bio',
  'isWillingToMentor',
  'maxMentees',
  'availabilityStatus',
] as const;
const ALUMNI_FIELDS_FOR_MEMBERS = [
  ...ALUMNI_FIELDS_FOR_VISITORS,
  'location',
  'linkedinUrl',
  'twitterHandle',
  'githubUrl',
  'personalWebsite',
  'consideredColleges',
] as const;
const ALUMNI_CARD_FIELDS = ['college', 'collegeId', 'major', 'graduationYear'] as const;

const MINOR_FIELDS_FOR_CONNECTIONS = studentFieldsWithVisibility('always');
/** What a request opens of a private profile, besides the name and the message. */
const STUDENT_FIELDS_FOR_RECIPIENTS = ['intendedMajor', 'currentSchool'] as const;
const MINOR_FIELDS_FOR_RECIPIENTS = ['intendedMajor'] as const;
const STUDENT_FIELDS_FOR_MEMBERS = studentFieldsWithVisibility('always', 'of-adults');
const STUDENT_FIELDS_FOR_CONNECTIONS = studentFieldsWithVisibility('always', 'of-adults', 'to-connections');

/** Returns what a viewer sees of an alum. */
export function visibleAlumniProfile(
  person: PersonSummary,
  profile: AlumniProfileState,
  viewer: ViewerKind,
): VisibleProfile<VisibleAlumniDetails> {
  const { isProfileVisible, visibilityChosenAt } = profile;
  const show = (fields: FieldNames<VisibleAlumniDetails>) =>
    profileWithDetails(person, hideOtherFields(removeInvalidLinks(profile), ALUMNI_FIELDS_FOR_MEMBERS, fields));
  const knowsName = viewer === 'connection' || viewer === 'asked';

  if (person.isMinor) return knowsName ? nameOnlyProfile(person) : hiddenProfile('minor');
  if (isProfileVisible) return show(viewer === 'visitor' ? ALUMNI_FIELDS_FOR_VISITORS : ALUMNI_FIELDS_FOR_MEMBERS);
  if (visibilityChosenAt !== null) return knowsName ? nameOnlyProfile(person) : hiddenProfile('hidden');
  if (viewer === 'visitor') return hiddenProfile('not-chosen');
  return show(viewer === 'connection' ? ALUMNI_FIELDS_FOR_MEMBERS : ALUMNI_CARD_FIELDS);
}

/** Returns what an alum sees of themselves: what members would see if the profile were public. */
export const ownVisibleAlumniProfile = (
  person: PersonSummary,
  profile: AlumniProfileState,
): VisibleProfile<VisibleAlumniDetails> =>
  profileWithDetails(
    person,
    hideOtherFields(removeInvalidLinks(profile), ALUMNI_FIELDS_FOR_MEMBERS, ALUMNI_FIELDS_FOR_MEMBERS),
  );

/** Returns what a viewer sees of a student. */
export function visibleStudentProfile(
  person: PersonSummary,
  profile: StudentProfileState,
  viewer: ViewerKind,
): VisibleProfile<StudentDetails> {
  const show = (fields: FieldNames<StudentDetails>) =>
    profileWithDetails(person, hideOtherFields(profile, STUDENT_FIELDS_FOR_CONNECTIONS, fields));

  const profileForRecipient = (fields: FieldNames<StudentDetails>) => ({
    ...show(fields),
    person: nameOnlyProfile(person).person,
  });

  if (viewer === 'visitor') return hiddenProfile('never-to-visitors');
  if (viewer === 'connection')
    return show(person.isMinor ? MINOR_FIELDS_FOR_CONNECTIONS : STUDENT_FIELDS_FOR_CONNECTIONS);
  if (person.isMinor)
    return viewer === 'asked' ? profileForRecipient(MINOR_FIELDS_FOR_RECIPIENTS) : hiddenProfile('minor');
  if (profile.profileVisibility === 'public') return show(STUDENT_FIELDS_FOR_MEMBERS);
  return viewer === 'asked' ? profileForRecipient(STUDENT_FIELDS_FOR_RECIPIENTS) : hiddenProfile('private');
}

const hiddenProfile = (reason: HiddenReason) => ({ isShown: false, why: reason, person: null, details: null }) as const;

const nameOnlyProfile = ({ displayName }: PersonSummary) =>
  ({ isShown: true, why: null, person: { displayName, avatarUrl: null }, details: null }) as const;

const profileWithDetails = <Details>({ displayName, avatarUrl }: PersonSummary, details: NullableFields<Details>) => ({
  isShown: true,
  why: null,
  person: { displayName, avatarUrl },
  details,
});

const hideOtherFields = <Details>(
  all: Details,
  fields: FieldNames<Details>,
  visible: FieldNames<Details>,
): NullableFields<Details> =>
  Object.fromEntries(
    fields.map((field) => [field, visible.includes(field) ? all[field] : null]),
  ) as NullableFields<Details>;
