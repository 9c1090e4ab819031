import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { CollegeSignIn, type CollegeSignInDraft } from '../../domain/college-sign-in/college-sign-in';
import { CollegeSignInNotFound } from '../../domain/college-sign-in/errors';
import type { UserId } from '../../domain/users/user-state';
import { Reauthenticate } from '../sessions/reauthenticate';
import { AuditLog, Users, type Visitor } from '../users/ports/users';
import { CollegeProviders, CollegeSignIns } from './ports/college-sign-ins';

/** The person who changes the settings, as their request proves it. */
export interface SettingsEditor {
  readonly userId: UserId;
  /** Required unless the session is fresh. */
  readonly password: string | null;
  readonly visitor: Visitor;
  readonly sessionSecret: string;
}

/** The settings without the client secret. */
export interface CollegeSignInSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly domains: readonly string[];
  readonly isEnabled: boolean;
  readonly testedAt: Date | null;
}

/** Stores the settings of a college's sign-in. Whether the caller may change them is checked by the context that calls. */
@UseCase()
export class ManageCollegeSignIn {
  constructor(
    private readonly signIns: CollegeSignIns,
    private readonly providers: CollegeProviders,
    private readonly users: Users,
    private readonly reauthenticate: Reauthenticate,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  getCallbackUrl(collegeId: number): string {
    return this.providers.getCallbackUrl(collegeId);
  }

  /** @returns null if the college has no sign-in of its own */
  async find(collegeId: number): Promise<CollegeSignInSettings | null> {
    const state = (await this.signIns.find(collegeId))?.snapshot();
    if (!state) return null;
    const { issuer, clientId, domains, isEnabled, testedAt } = state;
    return { issuer, clientId, domains, isEnabled, testedAt };
  }

  /**
   * Checks that the person at the keyboard is the one who is signed in. Call before the unit of work: hashing is slow.
   * @throws PasswordNeeded, PasswordIncorrect, TooManyRequests
   */
  async authenticateEditor({ userId, password, visitor, sessionSecret }: SettingsEditor): Promise<void> {
    const user = await this.users.getById(userId);
    const proof = { user, password, field: 'password', visitor, sessionSecret, freshSessionWillDo: true } as const;
    await this.reauthenticate.execute(proof);
  }

  /** Replaces the settings, which are off until they are tested. @throws CollegeSignInInvalid, CollegeDomainTaken */
  async save(draft: CollegeSignInDraft, by: UserId): Promise<void> {
    await this.transactions.run(async () => {
      const now = this.clock.now();
      const earlier = await this.signIns.find(draft.collegeId);
      await this.signIns.save(CollegeSignIn.create(draft, earlier, now));
      await this.#record(by, now, 'saved');
    });
  }

  /** @throws CollegeSignInNotFound, CollegeSignInNotTested */
  async setEnabled(collegeId: number, isEnabled: boolean, by: UserId): Promise<void> {
    await this.transactions.run(async () => {
      const signIn = await this.signIns.find(collegeId);
      if (!signIn) throw new CollegeSignInNotFound();
      if (isEnabled) signIn.enable();
      else signIn.disable();
      await this.signIns.save(signIn);
      await this.#record(by, this.clock.now(), isEnabled ? 'turned on' : 'turned off');
    });
  }

  /** People keep their accounts, and can choose a password. Repeating it changes nothing. */
  async delete(collegeId: number, by: UserId): Promise<void> {
    await this.transactions.run(async () => {
      await this.signIns.delete(collegeId);
      await this.#record(by, this.clock.now(), 'removed');
    });
  }

  async #record(userId: UserId, at: Date, detail: string): Promise<void> {
    await this.audit.record({ action: 'college-sign-in-changed', userId, visitor: null, at, detail });
  }
}
