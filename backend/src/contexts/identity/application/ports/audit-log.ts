import type { UserId } from '../../domain/ids';
import type { Visitor } from '../visitor';

export type AuditedAction =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'limit-reached'
  | 'email-confirmed'
  | 'account-created-by-operator'
  | 'password-reset-by-operator';

export interface AuditEntry {
  readonly action: AuditedAction;
  /** Null where nobody with an account is concerned. */
  readonly userId: UserId | null;
  /** Null for what an operator or a job does. */
  readonly visitor: Visitor | null;
  readonly at: Date;
}

/** What happened to accounts, by whom and when. Nothing in it is ever changed. */
export abstract class AuditLog {
  abstract record(entry: AuditEntry): Promise<void>;
}
