import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsEmail, IsIn, IsNumber, IsOptional, ValidateIf } from 'class-validator';
import {
  AVAILABILITY_STATUSES,
  type AvailabilityStatus,
  type AlumniProfileChanges,
} from '../../domain/profile-fields/alumni-details';
import type { StudentProfileChanges } from '../../domain/profile-fields/student-details';
import { SingleLineTextField, MultilineTextField, NumberOrNull, OptionalBoolean } from './request-field-decorators';

/** Limit of the validation; the number that can be chosen is a domain rule. */
const MAX_RECEIVED_COLLEGES = 100;

/** Changes of a student profile. Missing fields are left unchanged; empty text and null clear a field. */
export class StudentProfileBody implements StudentProfileChanges {
  @SingleLineTextField('Intended major')
  intendedMajor?: string | null;

  @SingleLineTextField('Current school')
  currentSchool?: string | null;

  /** A number, or its digits as text. */
  @NumberOrNull('Graduation year')
  graduationYear?: number | null;

  /** At most 2,000 characters. */
  @MultilineTextField('Interests')
  interests?: string | null;

  /** At most 2,000 characters. */
  @MultilineTextField('Career goals')
  careerGoals?: string | null;

  /** Comma-separated. Empty and duplicate values are removed. */
  @SingleLineTextField('Skills to learn')
  skillsToLearn?: string | null;

  /** Comma-separated. Empty and duplicate values are removed. */
  @SingleLineTextField('Areas of interest')
  areasOfInterest?: string | null;

  /** Comma-separated. Empty and duplicate values are removed. */
  @SingleLineTextField('Preferred industries')
  preferredIndustries?: string | null;

  /** At most 2,000 characters. */
  @MultilineTextField('Schools considering')
  schoolsConsidering?: string | null;

  /** At most 2,000 characters. */
  @MultilineTextField('Mentorship preferences')
  mentorshipPreferences?: string | null;

  @SingleLineTextField('Location')
  location?: string | null;

  /** At most 2,000 characters. */
  @MultilineTextField('Bio')
  bio?: string | null;

  /** Not allowed under 18. */
  @SingleLineTextField('Phone')
  phone?: string | null;

  /** Not allowed under 18. */
  @SingleLineTextField('Contact email')
  @ValidateIf((_, value: unknown) => value !== '')
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  contactEmail?: string | null;
}

/** Changes of an alumni profile. Missing fields are left unchanged; empty text and null clear a field. */
export class AlumniProfileBody implements AlumniProfileChanges {
  /** At least 2 characters. A different name without a `collegeId` means a college that isn’t in the list. */
  @SingleLineTextField('College name')
  college?: string | null;

  /** ID of the college if it was chosen from the list. */
  @NumberOrNull('College')
  collegeId?: number | null;

  /** At least 2 characters. */
  @SingleLineTextField('Major')
  major?: string | null;

  /** A number, or its digits as text. */
  @NumberOrNull('Graduation year')
  graduationYear?: number | null;

  @SingleLineTextField('Current position')
  currentPosition?: string | null;

  @SingleLineTextField('Company')
  company?: string | null;

  @SingleLineTextField('Industry')
  industry?: string | null;

  /** A number, or its digits as text. */
  @NumberOrNull('Years of experience')
  yearsOfExperience?: number | null;

  /** Comma-separated. Empty and duplicate values are removed. At most 2,000 characters. */
  @SingleLineTextField('Skills')
  skills?: string | null;

  /** Comma-separated. Empty and duplicate values are removed. At most 2,000 characters. */
  @SingleLineTextField('Mentorship areas')
  mentorshipAreas?: string | null;

  @SingleLineTextField('Location')
  location?: string | null;

  /** At most 2,000 characters. */
  @MultilineTextField('Bio')
  bio?: string | null;

  @OptionalBoolean('Willing to mentor')
  isWillingToMentor?: boolean | null;

  /** Students at a time, 1 to 20. Default: 3. */
  @NumberOrNull('Students at a time')
  maxMentees?: number | null;

  @ApiProperty({ enum: AVAILABILITY_STATUSES, required: false, nullable: true })
  @IsOptional()
  @IsIn(AVAILABILITY_STATUSES, { message: `Availability must be one of ${AVAILABILITY_STATUSES.join(', ')}` })
  availabilityStatus?: AvailabilityStatus | null;

  /** With http or https. */
  @SingleLineTextField('LinkedIn address')
  linkedinUrl?: string | null;

  /** Letters, digits and underscores, with or without the @. */
  @SingleLineTextField('Twitter handle')
  twitterHandle?: string | null;

  /** With http or https. */
  @SingleLineTextField('GitHub address')
  githubUrl?: string | null;

  /** With http or https. */
  @SingleLineTextField('Website')
  personalWebsite?: string | null;

  /** IDs of the colleges that the person once chose between, at most ten. An empty list removes them. */
  @ApiProperty({ type: 'array', items: { type: 'integer' }, required: false, nullable: true })
  @IsOptional()
  @IsArray({ message: 'Considered colleges must be a list' })
  @ArrayMaxSize(MAX_RECEIVED_COLLEGES, { message: 'Choose up to 10 colleges from the list' })
  @IsNumber({}, { each: true, message: 'Choose up to 10 colleges from the list' })
  consideredColleges?: number[] | null;

  /** ID of the college from which the person transferred, chosen from the list; not the college of the profile. */
  @NumberOrNull('Transferred from')
  transferredFromCollegeId?: number | null;
}
