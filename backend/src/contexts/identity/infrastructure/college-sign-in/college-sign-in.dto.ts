import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { COLLEGE_SIGN_IN_LIMITS } from '../../domain/college-sign-in/college-sign-in';

export class SignInCollegeQuery {
  /** The part of an email address after the `@`. */
  @IsString({ message: 'Domain is required' })
  @MaxLength(COLLEGE_SIGN_IN_LIMITS.domain, {
    message: `Domain must be at most ${COLLEGE_SIGN_IN_LIMITS.domain} characters`,
  })
  domain: string;
}

/** A college with its own sign-in. */
class SignInCollegeView {
  @ApiProperty({ type: 'integer' })
  id: number;
  name: string;
}

export class SignInCollegeResultView {
  /** Null if no college uses its own sign-in for this domain. */
  @ApiProperty({ type: SignInCollegeView, nullable: true })
  college: SignInCollegeView | null;
}
