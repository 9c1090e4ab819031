import type { Clocks } from '../../../domain/notification-delivery/digest-time';
import type { KnownPerson } from '../../../domain/notification-delivery/unread-news';

/** The people that mails and push messages go to and are about. */
export abstract class DeliveryPeople {
  /** The confirmed address of a person whose account is neither closing nor suspended; null for everyone else. */
  abstract addressOf(userId: number): Promise<string | null>;

  /** Those of `ids` who can be named: the same accounts. */
  abstract known(ids: readonly number[]): Promise<ReadonlyMap<number, KnownPerson>>;

  /** The clocks of the person's time zone, of UTC where it is not known. */
  abstract clocksOf(userId: number): Promise<Clocks>;
}
