import { IsIn, IsOptional } from 'class-validator';
import { ROLES, type Role } from '../../../../shared/domain/role';
import { MAX_INPUT_LENGTH, RequiredText } from '../users/text.dto';

export class SignInBody {
  /** Username or email address of the account. */
  @RequiredText('Username', MAX_INPUT_LENGTH)
  username: string;

  @RequiredText('Password', MAX_INPUT_LENGTH)
  password: string;

  /** The chosen user type. Has no effect. */
  @IsOptional()
  @IsIn(ROLES, { message: `User type must be one of ${ROLES.join(', ')}` })
  userType?: Role;
}
