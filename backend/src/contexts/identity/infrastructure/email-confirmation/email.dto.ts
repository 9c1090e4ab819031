import { RequiredText } from '../users/text';

export class ConfirmEmailBody {
  /** From the mailed link. */
  @RequiredText('Token', 200)
  token: string;
}
