/** Why the domain refused an action; only the HTTP layer turns it into a status. */
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

/** An invalid field of the request, with a message for the person who filled it in. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** A value in the sentence of a refusal. It is formatted where the sentence leaves the process: a day or a moment in UTC. */
export type MessageValue =
  | { readonly count: number }
  | { readonly day: Date }
  | { readonly moment: Date }
  | { readonly text: string };

/**
 * A refusal with a kind, a code for programs and a sentence for users. The sentence may contain `{name}` of a value;
 * `formatDomainError` puts the values in.
 */
export abstract class DomainError extends Error {
  /** When to try again, if that makes sense. */
  readonly retryAfterSeconds?: number;

  /**
   * @param code `context.what-is-refused`, stable, such as `forum.thread-is-closed`
   * @param fields the invalid fields, if the refusal is about fields
   * @param details further named values for programs
   * @param values what stands in the sentence and in those of the fields as `{name}`
   */
  protected constructor(
    readonly kind: DomainErrorKind,
    readonly code: string,
    message: string,
    readonly fields: readonly FieldError[] = [],
    readonly details: Readonly<Record<string, string>> = {},
    readonly values: Readonly<Record<string, MessageValue>> = {},
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** The address is not confirmed: only people who can be reached see others and are seen by them. */
export class EmailNotConfirmed extends DomainError {
  constructor() {
    super(
      'forbidden',
      'identity.confirm-your-email',
      'Please confirm your email address first. Open the link in our email, or ask for a new one.',
    );
  }
}

/** The person may have the administrator role, but is not verified as an administrator of a college yet. */
export class AdministratorNotVerified extends DomainError {
  constructor() {
    super(
      'forbidden',
      'admin-analytics.not-verified',
      'Only verified administrators of a college can do this. Your membership hasn’t been verified yet.',
    );
  }
}
