import { RequiredText } from '../users/text';

/** Far beyond what can be right, so that a long guess is simply a wrong one. */
const LONGEST_LOOKED_AT = 1_000;

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

export class ChangePasswordBody {
  @RequiredText('Current password', LONGEST_LOOKED_AT)
  currentPassword: string;

  /** 8 to 128 characters; the rules of the registration hold. */
  @RequiredText('New password', LONGEST_LOOKED_AT)
  newPassword: string;
}
