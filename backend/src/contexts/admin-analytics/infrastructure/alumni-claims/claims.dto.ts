import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PRINTABLE_LINE_PATTERN, Trimmed } from '../../../../shared/infrastructure/http/field-decorators';
import type { ClaimDetails } from '../../application/alumni-claims/find-claim-details';

/** Far above any valid length; the rules for accounts and profiles are stricter. */
const MAX_INPUT_LENGTH = 1_000;

const Text = (name: string) =>
  applyDecorators(
    IsString({ message: `${name} must be text` }),
    MaxLength(MAX_INPUT_LENGTH, { message: `${name} is too long` }),
    Matches(PRINTABLE_LINE_PATTERN, { message: `${name} contains characters that aren’t allowed` }),
  );
const Token = () =>
  applyDecorators(
    IsString({ message: 'Token is required' }),
    IsNotEmpty({ message: 'Token is required' }),
    MaxLength(200, { message: 'Token is too long' }),
  );
const OptionalLine = (name: string) => applyDecorators(Trimmed(), IsOptional(), Text(name));
const Choice = (name: string) => IsBoolean({ message: `${name} must be true or false` });

export class ClaimTokenBody {
  /** Token from the emailed link. */
  @Token()
  token: string;
}

/** Without username, password and birth date, the signed-in account claims the profile. */
export class ClaimBody {
  /** Token from the emailed link. */
  @Token()
  token: string;

  @IsOptional()
  @Text('Username')
  username?: string | null;

  @IsOptional()
  @Text('Password')
  password?: string | null;

  /** `YYYY-MM-DD`. Never shown to anyone. */
  @IsOptional()
  @Text('Birth date')
  birthDate?: string | null;

  /** Whether the profile is public. */
  @Choice('Visibility of the profile')
  isProfileVisible: boolean;

  @Choice('Willing to mentor')
  isWillingToMentor: boolean;

  /** Whether the college sees the month in which the person was last active, while the profile is public. */
  @IsOptional()
  @Choice('Sharing your activity')
  isActivityShared?: boolean;

  /** For a new account. Default: the name that the college provided. */
  @OptionalLine('Full name')
  fullName?: string | null;

  @OptionalLine('Major')
  major?: string | null;

  @IsOptional()
  @IsInt({ message: 'Graduation year must be a whole number' })
  graduationYear?: number | null;

  /** Null or empty removes the value that the college provided. The same applies to the next two fields. */
  @OptionalLine('Current position')
  currentPosition?: string | null;

  @OptionalLine('Company')
  company?: string | null;

  @OptionalLine('LinkedIn address')
  linkedinUrl?: string | null;
}

/** The data that a college provided about the person with the link. */
export class ClaimDetailsView {
  @ApiProperty({ type: 'integer' })
  collegeId: number;
  collegeName: string;
  importedAt: Date;
  /** When the data is deleted if the person doesn't claim it. */
  purgeAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  @ApiProperty({ type: 'integer' })
  graduationYear: number;
  major: string;
  @ApiProperty({ type: String, nullable: true })
  jobTitle: string | null;
  @ApiProperty({ type: String, nullable: true })
  company: string | null;
  @ApiProperty({ type: String, nullable: true })
  linkedinUrl: string | null;
  /** The college's suggestion about mentoring. The person decides. */
  @ApiProperty({ type: Boolean, nullable: true })
  suggestedMentor: boolean | null;
}

/** The profile that the user has claimed; the fields are null if there is none. */
export class OwnClaimView {
  @ApiProperty({ type: 'integer', nullable: true })
  collegeId: number | null;
  @ApiProperty({ type: String, nullable: true })
  collegeName: string | null;
  @ApiProperty({ type: Date, nullable: true })
  claimedAt: Date | null;
  /** Whether the college sees the month in which the person was last active, while the profile is public. */
  isActivityShared: boolean;
}

export class OwnClaimBody {
  @Choice('Sharing your activity')
  isActivityShared: boolean;
}

/** A college that has imported the user's address, and waits for them to claim or decline. */
export class WaitingImportView {
  @ApiProperty({ type: 'integer' })
  collegeId: number;
  collegeName: string;
  importedAt: Date;
  /** When the data is deleted if the person neither claims nor declines. */
  purgeAt: Date;
}

export class ClaimTokenView {
  /** For the page `/claim?token=…`. */
  token: string;
}

export function toClaimDetailsView({ alumnus, collegeName }: ClaimDetails): ClaimDetailsView {
  const { collegeId, importedAt, purgeAt, firstName, lastName, email, graduationYear, major, ...rest } =
    alumnus.snapshot();
  const { jobTitle, company, linkedinUrl, suggestedMentor } = rest;
  return {
    collegeId,
    collegeName,
    importedAt,
    purgeAt,
    firstName,
    lastName,
    email,
    graduationYear,
    major,
    jobTitle,
    company,
    linkedinUrl,
    suggestedMentor,
  };
}
