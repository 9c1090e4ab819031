import type { UserId } from '../../../domain/users/user-state';
import type { Visitor } from '../../../../../shared/application/visitor';

export type { Visitor } from '../../../../../shared/application/visitor';

type AuditedAction =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'email-confirmed'
  | 'identity-connected'
  | 'identity-disconnected'
  | 'account-created-by-operator'
  | 'password-reset-by-operator'
  | 'data-exported-by-operator'
  | 'password-reset'
  | 'password-changed'
  | 'profile-changed'
  | 'email-change-asked'
  | 'email-change-cancelled'
  | 'email-changed'
  | 'role-changed'
  | 'privacy-changed'
  | 'session-ended'
  | 'sessions-ended'
  | 'password-check-failed'
  | 'two-factor-enabled'
  | 'two-factor-disabled'
  | 'recovery-codes-renewed'
  | 'data-export-requested'
  | 'data-export-downloaded'
  | 'second-factor-asked'
  | 'second-factor-failed'
  | 'sign-in-refused'
  | 'account-closing-asked'
  | 'account-restored'
  | 'account-erased'
  | 'administrator-verified'
  | 'main-administrator-handed-over'
  | 'main-administrator-received'
  | 'suspended'
  | 'suspension-changed'
  | 'suspension-lifted'
  | 'operator-granted'
  | 'operator-revoked'
  | 'administrator-refused'
  | 'moderation-action'
  | 'moderation-copy-read'
  | 'alumni-file-checked'
  | 'alumni-imported'
  | 'alumni-import-undone'
  | 'administrator-invited'
  | 'administrator-invitation-withdrawn'
  | 'administrator-removed'
  | 'administrator-approved'
  | 'imported-profile-claimed'
  | 'imported-profile-declined'
  | 'imported-profile-removed'
  | 'imported-profile-invited-again'
  | 'imported-profiles-exported'
  | 'alumni-asked-to-confirm'
  | 'studies-confirmed'
  | 'studies-denied'
  | 'consent-changed';

export interface AuditEntry {
  readonly action: AuditedAction;
  /** Null if no account is concerned. */
  readonly userId: UserId | null;
  /** Null for actions of operators and jobs. */
  readonly visitor: Visitor | null;
  readonly at: Date;
  /** The operator's reason; at most `AUDIT_DETAIL_MAX_LENGTH` characters. */
  readonly detail?: string;
}

/** An action that a signed-in user wasn't allowed to do. */
export interface RefusedRequest {
  readonly userId: UserId;
  /** Method and route pattern, without request data: `PUT /api/reviews/:id`; at most 200 characters. */
  readonly route: string;
  readonly visitor: Visitor;
  readonly at: Date;
}

/** The append-only log of what happened to accounts, by whom and when. */
export abstract class AuditLog {
  abstract record(entry: AuditEntry): Promise<void>;

  /** Records that a user was refused an action, at most once a minute per user and route. */
  abstract recordRefusal(refusal: RefusedRequest): Promise<void>;

  /**
   * Records that a limit refused a request, at most once a minute per network, so that an attack can't fill the log.
   */
  abstract recordLimit(entry: Omit<AuditEntry, 'action'> & { visitor: Visitor }): Promise<void>;
}
