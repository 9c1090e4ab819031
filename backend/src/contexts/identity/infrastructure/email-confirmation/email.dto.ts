import { RequiredText } from '../users/text.dto';

export class ConfirmEmailBody {
  /** Token from the emailed link. */
  @RequiredText('Token', 200)
  token: string;
}
