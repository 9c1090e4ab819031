import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { ROLES, type Role } from '../../../../shared/domain/role';
import type { ExternalApplicant } from '../../application/external-sign-in/complete-registration';
import { EMAIL_MAX_LENGTH, FULL_NAME_MAX_LENGTH } from '../../domain/personal-details/personal-details';
import { IDENTITY_SOURCES, type IdentitySource } from '../../domain/external-sign-in/external-sign-in';
import { RegistrationBody } from '../account/account.dto';
import { OptionalText } from '../users/text.dto';

/** A person who signed in with a provider and has no account yet. */
export class PendingRegistrationView {
  @ApiProperty({ enum: IDENTITY_SOURCES })
  provider: IdentitySource;
  fullName: string | null;
  email: string | null;
  /** If false, the person can enter another address; if there is no address, they must enter one. */
  emailVerified: boolean;
  /** The role chosen before the sign-in with the provider; the person can change it. */
  @ApiProperty({ enum: ROLES })
  role: Role;
  /** Path to open after signing in. */
  next: string | null;
}

/**
 * The data that a provider doesn't supply. Alumni add the fields that begin with `alumni`, administrators `collegeId`.
 */
export class CompleteRegistrationBody
  extends OmitType(RegistrationBody, ['password', 'email', 'fullName', 'role'] as const)
  implements ExternalApplicant
{
  /** Default: the role chosen before the sign-in with the provider. */
  @IsOptional()
  @IsIn(ROLES, { message: `Role must be one of ${ROLES.join(', ')}` })
  role?: Role;

  /** Overrides the name from the provider. */
  @OptionalText('Full name', FULL_NAME_MAX_LENGTH)
  fullName?: string;

  /** Used only if the provider sends no confirmed address. */
  @OptionalText('Email', EMAIL_MAX_LENGTH)
  email?: string;
}

/** An account at a provider that can be used to sign in here. */
export class ConnectedIdentityView {
  id: number;
  @ApiProperty({ enum: IDENTITY_SOURCES })
  provider: IdentitySource;
  /** As the provider supplied it when the identity was connected. */
  email: string | null;
  @ApiProperty({ format: 'date-time' })
  linkedAt: Date;
  /** The only way to sign in can't be removed. */
  isOnlyWayIn: boolean;
}

/** The providers that are configured for signing in. */
export class ProvidersView {
  google: boolean;
  linkedin: boolean;
}

/** The configuration of the providers, without client IDs and secrets. */
export class OauthConfigView {
  googleCallbackUrl: string;
  linkedinCallbackUrl: string;
  googleConfigured: boolean;
  linkedinConfigured: boolean;
}
