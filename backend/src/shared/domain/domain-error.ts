/** Why the business said no; the HTTP edge turns it into a status, no one else does. */
export type DomainErrorKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'gone' | 'conflict' | 'too-many' | 'busy';

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
