import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { ROLES, type Role } from '../../../../shared/domain/role';
import { Trimmed } from '../../../../shared/infrastructure/http/field-decorators';
import { AVATAR_URL_MAX_LENGTH } from '../../domain/users/account-change';
import { MAX_INPUT_LENGTH, OptionalText, RequiredText } from '../users/text.dto';
import { UserView } from './account.dto';

/** The signed-in person, with the security settings of the account. */
export class ProfileView extends UserView {
  /** The new email address that must be confirmed; null if there is none. */
  pendingEmail: string | null;
  /** Whether the person has a password. People who registered with a provider don’t have one. */
  hasPassword: boolean;
  passwordSetAt: Date;
  twoFactorEnabled: boolean;
  /** Number of unused recovery codes; null without two-factor authentication. */
  @ApiProperty({ type: 'integer', nullable: true })
  recoveryCodesLeft: number | null;
}

/** Omitted fields stay unchanged. */
export class UpdateAccountBody {
  /** At least 2 characters. */
  @OptionalText('Full name', MAX_INPUT_LENGTH)
  fullName?: string | null;

  /** A new address must be confirmed with the emailed link. */
  @OptionalText('Email', MAX_INPUT_LENGTH)
  email?: string | null;

  /** The address of a picture at Google or LinkedIn, or the current one. Empty or null removes the picture. */
  @OptionalText('Picture', AVATAR_URL_MAX_LENGTH)
  avatarUrl?: string | null;

  /** Required for a new address, unless the person signed in within the last ten minutes. */
  @IsOptional()
  @RequiredText('Current password', MAX_INPUT_LENGTH)
  currentPassword?: string | null;
}

export class ChangeRoleBody {
  @Trimmed()
  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES, { message: `Role must be one of ${ROLES.join(', ')}` })
  newRole: Role;

  /** Required if the change ends connections, requests or meetings, or if the last sign-in was more than ten minutes ago. */
  @IsOptional()
  @RequiredText('Current password', MAX_INPUT_LENGTH)
  currentPassword?: string | null;
}

export class ChangePasswordBody {
  @RequiredText('Current password', MAX_INPUT_LENGTH)
  currentPassword: string;

  /** 8 to 128 characters; the same rules as for registration. */
  @RequiredText('New password', MAX_INPUT_LENGTH)
  newPassword: string;
}
