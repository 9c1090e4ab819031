import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../../shared/domain/role';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min, MinLength, ValidateBy } from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import { Trimmed } from '../../../../shared/infrastructure/http/field-decorators';
import {
  EMAIL_MAX_LENGTH,
  findEmailFault,
  INVALID_EMAIL_MESSAGE,
  TOO_YOUNG_MESSAGE,
  FULL_NAME_MAX_LENGTH,
} from '../../domain/personal-details/personal-details';
import { PASSWORD_LENGTH } from '../../domain/credentials/credentials';
import { type Applicant, DETAIL_MAX_LENGTH } from '../../domain/users/registration';
import { OptionalText, RequiredText } from '../users/text.dto';

/** A view that another context documents; the composition completes the response with it. */
const NullableViewProperty = (view: string) => ApiProperty({ nullable: true, allOf: [{ $ref: getSchemaPath(view) }] });

/** The person who is signed in, as they see themselves. */
export class UserView {
  id: number;
  username: string;
  fullName: string;
  /** The name that others see: for people under 18, the first name and the initial of the last name. */
  displayName: string;
  email: string;
  /** Whether the email address is confirmed. */
  emailVerified: boolean;
  @ApiProperty({ enum: ROLES })
  role: Role;
  avatarUrl: string | null;
  isAgeVerified: boolean;
  /** Only the profile of the current role is set; the other two are null. */
  @NullableViewProperty('AlumniProfileView')
  alumniProfile: object | null;
  @NullableViewProperty('StudentProfileView')
  studentProfile: object | null;
  @NullableViewProperty('CollegeAdminView')
  collegeAdmin: object | null;
  /** Whether a college administrator can act for their college; null for other roles. */
  @ApiProperty({ enum: ['pending', 'active'], nullable: true })
  adminStatus: 'pending' | 'active' | null;
  /** Whether the person is an operator. */
  isOperator: boolean;
}

const validate = (value: unknown): boolean => typeof value === 'string' && findEmailFault(value) === null;
const IsEmailAddress = () =>
  ValidateBy({ name: 'isEmailAddress', validator: { validate } }, { message: INVALID_EMAIL_MESSAGE });
const MAX_USERNAME_INPUT_LENGTH = 100;
const INVALID_RECIPIENT_MESSAGE = 'The recipient of the question must be a valid person ID';

/** The data of the registration form. Alumni add the fields that begin with `alumni`, administrators `collegeId`. */
export class RegistrationBody implements Applicant {
  /** 3 to 32 letters, digits, dots, dashes or underscores; upper and lower case are the same name. */
  @RequiredText('Username', MAX_USERNAME_INPUT_LENGTH)
  username: string;

  @MinLength(PASSWORD_LENGTH.min, { message: `Password must be at least ${PASSWORD_LENGTH.min} characters` })
  @RequiredText('Password', PASSWORD_LENGTH.max)
  password: string;

  @Trimmed()
  @ApiProperty({ format: 'email' })
  @IsEmailAddress()
  @RequiredText('Email', EMAIL_MAX_LENGTH)
  email: string;

  @Trimmed()
  @RequiredText('Full name', FULL_NAME_MAX_LENGTH)
  fullName: string;

  @IsIn(ROLES, { message: `Role must be one of ${ROLES.join(', ')}` })
  role: Role = 'student';

  /** `YYYY-MM-DD`. Never shown to anyone. */
  @RequiredText('Birth date', 10)
  birthDate: string;

  /** Whether the person says they’re old enough. The birth date is checked. */
  @IsBoolean({ message: TOO_YOUNG_MESSAGE })
  isAgeVerified: boolean;

  @OptionalText('College', DETAIL_MAX_LENGTH)
  alumniCollege?: string | null;

  /** ID of the college if it was chosen from the list. */
  @IsOptional()
  @IsInt({ message: 'College must be a valid college ID' })
  alumniCollegeId?: number | null;

  @OptionalText('Major', DETAIL_MAX_LENGTH)
  alumniMajor?: string | null;

  @IsOptional()
  @IsInt({ message: 'Graduation year must be a whole number' })
  alumniGradYear?: number | null;

  @OptionalText('Current position', DETAIL_MAX_LENGTH)
  alumniCurrentPosition?: string | null;

  @OptionalText('Company', DETAIL_MAX_LENGTH)
  alumniCompany?: string | null;

  /** ID of the college that an administrator represents. */
  @IsOptional()
  @IsInt({ message: 'College must be a valid college ID' })
  collegeId?: number | null;

  /**
   * ID of the alum to whom a visitor wrote a question before registering. The confirmation email names them. Refused for
   * college administrators.
   */
  @IsOptional()
  @Min(1, { message: INVALID_RECIPIENT_MESSAGE })
  @Max(MAX_ID, { message: INVALID_RECIPIENT_MESSAGE })
  @IsInt({ message: INVALID_RECIPIENT_MESSAGE })
  questionTo?: number | null;
}
