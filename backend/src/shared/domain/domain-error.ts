/** Why the business said no; the HTTP edge turns it into a status, no one else does. */
export type DomainErrorKind =
  | 'invalid'
  | 'too-large'
  | 'unsupported'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'gone'
  | 'conflict'
  | 'too-many'
  | 'busy';

/** One field of the request and what is wrong with it, in words for the person who filled it in. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** A refusal with a kind, a code for programs and a sentence a student can read. */
export abstract class DomainError extends Error {
  /** When it is worth asking again. */
  readonly retryAfterSeconds?: number;

  /**
   * @param code `context.what-is-refused`, stable, e.g. `forum.thread-is-closed`
   * @param fields the fields that are at fault, where the refusal is about fields
   * @param details what programs need besides, under names of its own
   */
  protected constructor(
    readonly kind: DomainErrorKind,
    readonly code: string,
    message: string,
    readonly fields: readonly FieldError[] = [],
    readonly details: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** Only people who can be reached see others and are seen by them. */
export class EmailNotConfirmed extends DomainError {
  constructor() {
    super(
      'forbidden',
      'identity.confirm-your-email',
      'Please confirm your email address first. Open the link in our email, or ask for a new one.',
    );
  }
}

/** The person may have the administrator's role; no one has confirmed yet that they speak for a college. */
export class AdministratorNotVerified extends DomainError {
  constructor() {
    super(
      'forbidden',
      'admin-analytics.not-verified',
      'Only verified administrators of a college can do this. Your membership hasn’t been verified yet.',
    );
  }
}
