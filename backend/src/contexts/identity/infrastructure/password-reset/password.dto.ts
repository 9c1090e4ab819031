import { LONGEST_LOOKED_AT, RequiredText } from '../users/text';

export class ForgotPasswordBody {
  /** Username or email address. */
  @RequiredText('Username or email', LONGEST_LOOKED_AT)
  identifier: string;
}

export class ResetPasswordBody {
  /** From the mailed link. */
  @RequiredText('Token', 200)
  token: string;

  @RequiredText('Password', LONGEST_LOOKED_AT)
  password: string;
}
