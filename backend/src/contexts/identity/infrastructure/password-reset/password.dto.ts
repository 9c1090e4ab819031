import { MAX_INPUT_LENGTH, RequiredText } from '../users/text.dto';

export class ForgotPasswordBody {
  /** Username or email address. */
  @RequiredText('Username or email', MAX_INPUT_LENGTH)
  identifier: string;
}

export class ResetPasswordBody {
  /** Token from the emailed link. */
  @RequiredText('Token', 200)
  token: string;

  @RequiredText('Password', MAX_INPUT_LENGTH)
  password: string;
}
