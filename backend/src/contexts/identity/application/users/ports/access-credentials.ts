import type { UserId } from '../../../domain/users/ids';

/** Everything by which someone is in, or could finish what they began. */
export abstract class AccessCredentials {
  /**
   * Sessions, half sessions, mailed links, ways to a provider, and registrations that wait with the person's address: all
   * dead at once. Belongs in the unit of work that shuts the person out.
   */
  abstract revokeAll(person: { readonly id: UserId; readonly email: string }, now: Date): Promise<void>;
}
