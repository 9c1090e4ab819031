import { IsIn, IsOptional } from 'class-validator';
import { ROLES, type Role } from '../../../../shared/domain/role';
import { LONGEST_LOOKED_AT, RequiredText } from '../users/text';

export class SignInBody {
  /** The username, or the e-mail address of the account. */
  @RequiredText('Username', LONGEST_LOOKED_AT)
  username: string;

  @RequiredText('Password', LONGEST_LOOKED_AT)
  password: string;

  /** Which kind of account the person says it is. Nothing depends on it. */
  @IsOptional()
  @IsIn(ROLES, { message: `User type must be one of ${ROLES.join(', ')}` })
  userType?: Role;
}
