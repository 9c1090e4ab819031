import { Injectable } from '@nestjs/common';
import { GrantOperator } from './application/operators/grant-operator';
import { ChangeSuspension, LiftSuspension, SuspendUser } from './application/operators/suspensions';
import { ResetPasswordByOperator } from './application/password-reset/reset-password';
import { CreateAdmin, type CreateAdminInput } from './application/registration/create-admin';
import { type AuditLogEntry, AuditLogReader } from './application/users/ports/audit-log-reader';
import { UserReader } from './application/users/ports/users';
import { UserNotFound } from './domain/users/errors';
import type { Suspension, SuspensionChange } from './domain/users/user-state';

/** Entries read by one statement. */
const AUDIT_LOG_PAGE = 1_000;

/** Accounts, as operators change them on the command line. */
@Injectable()
export class AccountOperatorFacade {
  constructor(
    private readonly adminCreation: CreateAdmin,
    private readonly passwordReset: ResetPasswordByOperator,
    private readonly suspension: SuspendUser,
    private readonly suspensionChange: ChangeSuspension,
    private readonly liftSuspension: LiftSuspension,
    private readonly operatorGrants: GrantOperator,
    private readonly users: UserReader,
    private readonly auditLog: AuditLogReader,
  ) {}

  /** @returns the generated password; it is shown only this once */
  createCollegeAdministrator(person: CreateAdminInput): Promise<string> {
    return this.adminCreation.execute(person);
  }

  /**
   * Generates a password and ends every session of the user.
   * @param options `withoutTwoFactor`: for a user who has lost their phone and their recovery codes
   * @returns the generated password; it is shown only this once
   */
  resetPassword(username: string, options?: { withoutTwoFactor?: boolean }): Promise<string> {
    return this.passwordReset.execute(username, options);
  }

  /**
   * Suspends a user immediately, in all sessions. @returns false if they were already suspended @throws UserNotFound,
   * SuspensionEndInPast
   */
  suspendUser(username: string, suspension: Suspension): Promise<boolean> {
    return this.suspension.execute(username, suspension);
  }

  /**
   * Changes the end of a suspension. @returns false if the user isn't suspended @throws UserNotFound, SuspensionEndInPast
   */
  changeSuspension(username: string, change: SuspensionChange): Promise<boolean> {
    return this.suspensionChange.execute(username, change);
  }

  /** Lifts a suspension. @returns false if there was none @throws UserNotFound */
  unsuspendUser(username: string): Promise<boolean> {
    return this.liftSuspension.execute(username);
  }

  /** Grants the role of operator. @returns false if the user already has it @throws UserNotFound, OperatorRefused */
  grantOperator(username: string, reason: string): Promise<boolean> {
    return this.operatorGrants.execute(username, reason);
  }

  /** Revokes the role of operator. @returns false if the user didn't have it @throws UserNotFound */
  revokeOperator(username: string): Promise<boolean> {
    return this.operatorGrants.revoke(username);
  }

  /** @throws UserNotFound */
  async getUserId(username: string): Promise<number> {
    const id = await this.users.findId(username);
    if (id === null) throw new UserNotFound(username);
    return id;
  }

  /** Reads the audit log from `since` until before `until`, oldest entry first, in pages. */
  async *readAuditLog(period: { readonly since: Date; readonly until: Date }): AsyncGenerator<AuditLogEntry> {
    let after: AuditLogEntry | null = null;
    do {
      const page: AuditLogEntry[] = await this.auditLog.listPage({ ...period, after, limit: AUDIT_LOG_PAGE });
      yield* page;
      after = page.length === AUDIT_LOG_PAGE ? (page.at(-1) ?? null) : null;
    } while (after);
  }
}
