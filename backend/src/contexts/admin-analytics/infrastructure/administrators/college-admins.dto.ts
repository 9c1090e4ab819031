import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow, IsEmail, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PRINTABLE_LINE_PATTERN, Trimmed } from '../../../../shared/infrastructure/http/field-decorators';
import type { Colleague } from '../../application/administrators/list-colleagues';
import { Duty } from '../memberships/administrators.dto';

const NOT_AN_EMAIL = { message: 'Please enter a valid email address.' };
const LONGEST_EMAIL = 254;
/** Far above any valid length; the rules for accounts are stricter. */
const MAX_INPUT_LENGTH = 1_000;

/** A person who represents the college, asked to, or was invited to. */
export class CollegeAdministratorView {
  /** ID of the person; IDs from 1,000,000,001 belong to invitations. */
  @ApiProperty({ type: 'integer' })
  id: number;

  /** The full name; the address for invitations. */
  name: string;

  /** The full name; null for invitations. */
  @ApiProperty({ type: String, nullable: true })
  fullName: string | null;

  email: string;

  @ApiProperty({ enum: ['college_admin'] })
  role: 'college_admin';

  @ApiProperty({ type: String, nullable: true })
  department: string | null;

  @ApiProperty({ type: String, nullable: true })
  position: string | null;

  /** Whether they manage the other administrators. A college has one main administrator. */
  isMainAdmin: boolean;

  /** Whether the person was invented for the demo data. */
  isSample: boolean;

  /** Requests and invitations are visible only to the main administrator. */
  @ApiProperty({ enum: ['active', 'pending', 'invited'] })
  status: Colleague['status'];

  /** When the invitation expires. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresAt: Date | null;

  /** When an active administrator must verify again. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  verifiedUntil: Date | null;

  /** When the person asked to represent the college, or was invited. */
  createdAt: Date;

  /** Whether a pending person has entered the code for their work address. */
  addressVerified: boolean;

  /** Whether a pending person was approved. */
  approved: boolean;
}

export const toColleagueView = (colleague: Colleague): CollegeAdministratorView => ({
  ...colleague,
  name: colleague.fullName ?? colleague.email,
  role: 'college_admin',
});

export class InviteAdministratorBody {
  @Trimmed()
  @ApiProperty({ format: 'email' })
  @IsString(NOT_AN_EMAIL)
  @MaxLength(LONGEST_EMAIL, NOT_AN_EMAIL)
  @IsEmail({}, NOT_AN_EMAIL)
  email: string;

  @IsOptional()
  @Duty('Department')
  department?: string | null;

  @IsOptional()
  @Duty('Position')
  position?: string | null;
}

/** Omitted fields don't change. */
export class ChangeAdministratorBody {
  @IsOptional()
  @Duty('Department')
  department?: string;

  @IsOptional()
  @Duty('Position')
  position?: string;

  /** True makes this person the main administrator instead of you. */
  @ApiProperty({ enum: [true], required: false })
  @Allow()
  isMainAdmin?: true;
}

const Text = (name: string) =>
  applyDecorators(
    IsOptional(),
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

export class InvitationTokenBody {
  /** Token from the emailed link. */
  @Token()
  token: string;
}

/** Without the other fields, the signed-in account accepts the invitation. */
export class AcceptInvitationBody {
  /** Token from the emailed link. */
  @Token()
  token: string;

  @Text('Username')
  username?: string | null;

  @Text('Password')
  password?: string | null;

  @Trimmed()
  @Text('Full name')
  fullName?: string | null;

  /** `YYYY-MM-DD`. Never shown to anyone. */
  @Text('Birth date')
  birthDate?: string | null;
}

/** The details of an invitation. */
export class InvitationView {
  @ApiProperty({ type: 'integer' })
  collegeId: number;
  collegeName: string;
  email: string;
  @ApiProperty({ type: String, nullable: true })
  department: string | null;
  @ApiProperty({ type: String, nullable: true })
  position: string | null;
  expiresAt: Date;
}
