import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsEmail, IsIn, IsNumber, IsOptional, ValidateIf } from 'class-validator';
import { AVAILABILITIES, type Availability, type ToldByAlumni } from '../../domain/profile-fields/alumni-details';
import type { ToldByStudent } from '../../domain/profile-fields/student-details';
import { ToldLine, ToldLines, ToldNumber, ToldSwitch } from './told-values';

/** How many there may be is a rule of its own. */
const MOST_LOOKED_AT = 100;

/** What a student tells. What is left out stays; empty text and null take away. */
export class StudentProfileBody implements ToldByStudent {
  @ToldLine('Intended major')
  intendedMajor?: string | null;

  @ToldLine('Current school')
  currentSchool?: string | null;

  /** A number, or its digits as text. */
  @ToldNumber('Graduation year')
  graduationYear?: number | null;

  /** At most 2,000 characters. */
  @ToldLines('Interests')
  interests?: string | null;

  /** At most 2,000 characters. */
  @ToldLines('Career goals')
  careerGoals?: string | null;

  /** Separated by commas; what is empty or there twice is dropped. */
  @ToldLine('Skills to learn')
  skillsToLearn?: string | null;

  /** Separated by commas; what is empty or there twice is dropped. */
  @ToldLine('Areas of interest')
  areasOfInterest?: string | null;

  /** Separated by commas; what is empty or there twice is dropped. */
  @ToldLine('Preferred industries')
  preferredIndustries?: string | null;

  /** At most 2,000 characters. */
  @ToldLines('Schools considering')
  schoolsConsidering?: string | null;

  /** At most 2,000 characters. */
  @ToldLines('Mentorship preferences')
  mentorshipPreferences?: string | null;

  @ToldLine('Location')
  location?: string | null;

  /** At most 2,000 characters. */
  @ToldLines('Bio')
  bio?: string | null;

  /** Refused under 18. */
  @ToldLine('Phone')
  phone?: string | null;

  /** Refused under 18. */
  @ToldLine('Contact email')
  @ValidateIf((_, value: unknown) => value !== '')
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  contactEmail?: string | null;
}

/** What an alumna or alumnus tells. What is left out stays; empty text and null take away. */
export class AlumniProfileBody implements ToldByAlumni {
  /** At least 2 characters. Another name without a `collegeId` is no college of the list. */
  @ToldLine('College name')
  college?: string | null;

  /** Key of the college, where it was chosen from the list. */
  @ToldNumber('College')
  collegeId?: number | null;

  /** At least 2 characters. */
  @ToldLine('Major')
  major?: string | null;

  /** A number, or its digits as text. */
  @ToldNumber('Graduation year')
  graduationYear?: number | null;

  @ToldLine('Current position')
  currentPosition?: string | null;

  @ToldLine('Company')
  company?: string | null;

  @ToldLine('Industry')
  industry?: string | null;

  /** A number, or its digits as text. */
  @ToldNumber('Years of experience')
  yearsOfExperience?: number | null;

  /** Separated by commas; what is empty or there twice is dropped. At most 2,000 characters. */
  @ToldLine('Skills')
  skills?: string | null;

  /** Separated by commas; what is empty or there twice is dropped. At most 2,000 characters. */
  @ToldLine('Mentorship areas')
  mentorshipAreas?: string | null;

  @ToldLine('Location')
  location?: string | null;

  /** At most 2,000 characters. */
  @ToldLines('Bio')
  bio?: string | null;

  @ToldSwitch('Willing to mentor')
  isWillingToMentor?: boolean | null;

  /** Students at a time, 1 to 20; 3 unless told. */
  @ToldNumber('Students at a time')
  maxMentees?: number | null;

  @ApiProperty({ enum: AVAILABILITIES, required: false, nullable: true })
  @IsOptional()
  @IsIn(AVAILABILITIES, { message: `Availability must be one of ${AVAILABILITIES.join(', ')}` })
  availabilityStatus?: Availability | null;

  /** With http or https. */
  @ToldLine('LinkedIn address')
  linkedinUrl?: string | null;

  /** Letters, digits and underscores, with or without the @. */
  @ToldLine('Twitter handle')
  twitterHandle?: string | null;

  /** With http or https. */
  @ToldLine('GitHub address')
  githubUrl?: string | null;

  /** With http or https. */
  @ToldLine('Website')
  personalWebsite?: string | null;

  /** Keys of the colleges between which they once chose, ten at most; an empty list takes them away. */
  @ApiProperty({ type: 'array', items: { type: 'integer' }, required: false, nullable: true })
  @IsOptional()
  @IsArray({ message: 'Considered colleges must be a list' })
  @ArrayMaxSize(MOST_LOOKED_AT, { message: 'Choose up to 10 colleges from the list' })
  @IsNumber({}, { each: true, message: 'Choose up to 10 colleges from the list' })
  consideredColleges?: number[] | null;
}
