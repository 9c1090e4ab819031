import { PROFILE_VISIBILITIES, type ProfileVisibility } from '../../domain/profile-fields/student-details';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { StudentProfileView } from '../profiles/own-profiles.dto';
import { IsBoolean, IsIn, ValidateIf } from 'class-validator';
import type { CollegeName } from '../../application/profiles/own-profiles';
import type { ProfilePreview } from '../../application/privacy/preview-own-profile';
import { AVAILABILITY_STATUSES, type AvailabilityStatus } from '../../domain/profile-fields/alumni-details';
import type { PrivacyPreferences, PrivacyChoices } from '../../domain/privacy/preferences';
import {
  HIDDEN_REASONS,
  type HiddenReason,
  VIEWER_KINDS,
  type ViewerKind,
} from '../../domain/profiles/profile-visibility';

/** Makes a field optional but not nullable: a missing field is left unchanged, null is validated. */
const IfMentioned = () => ValidateIf((_, value: unknown) => value !== undefined);

/**
 * Students can change `profileVisibility`, alumni `isProfileVisible` and `allowStudentConnections`, and both can change
 * `readReceipts` and `activityStatus`. Missing fields are left unchanged.
 */
export class PrivacyPreferencesBody implements PrivacyChoices {
  @IfMentioned()
  @IsBoolean({ message: 'isProfileVisible must be true or false' })
  isProfileVisible?: boolean;

  @IfMentioned()
  @IsBoolean({ message: 'allowStudentConnections must be true or false' })
  allowStudentConnections?: boolean;

  /** Under 18, always `private`. */
  @ApiProperty({ enum: PROFILE_VISIBILITIES, required: false })
  @IfMentioned()
  @IsIn(PROFILE_VISIBILITIES, { message: `Visibility must be one of ${PROFILE_VISIBILITIES.join(', ')}` })
  profileVisibility?: ProfileVisibility;

  /** Connections who also share this can see when the person read their messages. Under 18, always `false`. */
  @IfMentioned()
  @IsBoolean({ message: 'Read receipts must be true or false' })
  readReceipts?: boolean;

  /** Connections who also share this can see when the person is active or typing to them. Under 18, always `false`. */
  @IfMentioned()
  @IsBoolean({ message: 'Activity status must be true or false' })
  activityStatus?: boolean;
}

/** Who can see a profile, and who can send requests; the fields of the other role are null. */
export class PrivacyPreferencesView implements PrivacyPreferences {
  /** False without a `visibilityChosenAt` means that the person hasn't chosen yet. */
  isProfileVisible: boolean | null;
  allowStudentConnections: boolean | null;
  @ApiProperty({ enum: PROFILE_VISIBILITIES, nullable: true })
  profileVisibility: ProfileVisibility | null;
  visibilityChosenAt: Date | null;
  /** False until the person turns it on, and always under 18. */
  readReceipts: boolean;
  /** False until the person turns it on, and always under 18. */
  activityStatus: boolean;
}

export class PreviewQuery {
  /** `visitor`: not signed in. `member`: signed in. `connection`: connected with the person. */
  @ApiProperty({ enum: VIEWER_KINDS })
  @IsIn(VIEWER_KINDS, { message: `as must be one of ${VIEWER_KINDS.join(', ')}` })
  as: ViewerKind;
}

/** Name and picture of a person, as others see them. */
class ShownPersonView {
  /** For people under 18, the first name and the initial of the last name. */
  displayName: string;
  avatarUrl: string | null;
}

/** A college of the catalog. */
export class ConsideredCollegeView implements CollegeName {
  @ApiProperty({ type: 'integer' })
  id: number;
  name: string;
}

/** What a viewer sees of an alumni profile; fields are null if empty or not visible to this viewer. */
export class ShownAlumniProfileView {
  college: string | null;
  @ApiProperty({ type: 'integer', nullable: true })
  collegeId: number | null;
  major: string | null;
  @ApiProperty({ type: 'integer', nullable: true })
  graduationYear: number | null;
  currentPosition: string | null;
  company: string | null;
  industry: string | null;
  @ApiProperty({ type: 'integer', nullable: true })
  yearsOfExperience: number | null;
  /** Separated by commas. */
  skills: string | null;
  /** Separated by commas. */
  mentorshipAreas: string | null;
  location: string | null;
  bio: string | null;
  isWillingToMentor: boolean | null;
  /** Number of students at a time. */
  @ApiProperty({ type: 'integer', nullable: true })
  maxMentees: number | null;
  @ApiProperty({ enum: AVAILABILITY_STATUSES, nullable: true })
  availabilityStatus: AvailabilityStatus | null;
  linkedinUrl: string | null;
  twitterHandle: string | null;
  githubUrl: string | null;
  personalWebsite: string | null;
  /** The colleges that the person once chose between; null if not visible to this viewer. */
  @ApiProperty({ type: [ConsideredCollegeView], nullable: true })
  consideredColleges: readonly ConsideredCollegeView[] | null;
}

/** What a viewer sees of a student profile; fields are null if empty or not visible to this viewer. */
export class ShownStudentProfileView extends OmitType(StudentProfileView, [
  'profileVisibility',
  'visibilityChosenAt',
]) {}

/** The signed-in user's profile, as another viewer sees it. */
export class PreviewView implements ProfilePreview {
  @ApiProperty({ enum: VIEWER_KINDS })
  as: ViewerKind;
  isShown: boolean;
  /** Why nothing is shown; null if something is shown. */
  @ApiProperty({ enum: HIDDEN_REASONS, nullable: true })
  why: HiddenReason | null;
  @ApiProperty({ type: ShownPersonView, nullable: true })
  person: ShownPersonView | null;
  @ApiProperty({ type: ShownAlumniProfileView, nullable: true })
  alumniProfile: ShownAlumniProfileView | null;
  @ApiProperty({ type: ShownStudentProfileView, nullable: true })
  studentProfile: ShownStudentProfileView | null;
}
