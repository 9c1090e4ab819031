import { RequiredText } from '../users/text.dto';

export class ConfirmEmailBody {
  /** From the mailed link. */
  @RequiredText('Token', 200)
  token: string;
}
