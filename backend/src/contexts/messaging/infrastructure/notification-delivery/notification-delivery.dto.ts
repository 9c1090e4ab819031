import { Type } from 'class-transformer';
import { IsDefined, IsObject, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { MAX_ENDPOINT_LENGTH } from '../../domain/delivery-schedule/push-subscription';

const ENDPOINT = 'endpoint must be an https address';

class PushKeys {
  /** Public key of the browser: 65 bytes as base64url. */
  @IsString()
  @Matches(/^B[\w-]{86}$/, { message: 'p256dh must be a P-256 public key as base64url' })
  p256dh: string;

  /** Shared with the browser: 16 bytes as base64url. */
  @IsString()
  @Matches(/^[\w-]{22}$/, { message: 'auth must be 16 bytes as base64url' })
  auth: string;
}

export class PushSubscriptionBody {
  /** The public https address that the browser provides. */
  @IsString({ message: ENDPOINT })
  @Matches(/^https:\/\/[\x21-\x7e]+$/, { message: ENDPOINT })
  @MaxLength(MAX_ENDPOINT_LENGTH)
  endpoint: string;

  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => PushKeys)
  keys: PushKeys;
}

export class EndedPushSubscriptionBody {
  @IsString({ message: ENDPOINT })
  @Matches(/^https:\/\/[\x21-\x7e]+$/, { message: ENDPOINT })
  @MaxLength(MAX_ENDPOINT_LENGTH)
  endpoint: string;
}

export class UnsubscribeLinkView {
  /** The emails that the link stops, such as "New messages". */
  label: string;
  /** The address that gets the emails, mostly hidden: `a***@example.edu`. */
  email: string;
}

export class UnsubscribedView {
  /** A message for the person. */
  message: string;
}
