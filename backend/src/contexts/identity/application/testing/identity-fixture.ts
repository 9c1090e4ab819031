import { RecordedMailbox } from '../../../../shared/application/testing/recorded-mail';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import type { Applicant } from '../../domain/users/registration';
import type { User } from '../../domain/users/user';
import type { UserId } from '../../domain/users/user-state';
import { RequestPasswordReset, SendResetMail } from '../password-reset/reset-mail';
import { CancelEmailChange, ConfirmEmail } from '../email-confirmation/confirm-email';
import { ChangePassword } from '../account/change-password';
import { ChangePicture } from '../pictures/change-picture';
import { ChangeRole } from '../account/change-role';
import { CheckOwnPassword, Reauthenticate } from '../sessions/reauthenticate';
import { CompleteSignIn } from '../sign-in/complete-sign-in';
import { DisableTwoFactor, RenewRecoveryCodes } from '../two-factor/change-two-factor';
import { EnableTwoFactor, SetUpTwoFactor } from '../two-factor/set-up-two-factor';
import { OpenSession } from '../sign-in/open-session';
import { type AccountRecord, type AccountSecurity, type CollegeAdmin, UserReader } from '../users/ports/users';
import { RenewSession } from '../sessions/own-sessions';
import { ResetPassword } from '../password-reset/reset-password';
import { SendAccountNotice } from '../account/send-account-notice';
import { SendEmailChangeMails } from '../email-confirmation/confirmation-mails';
import { SendRestoreMail, RejectSignIn } from '../account-closing/restore-mail';
import { SignIn } from '../sign-in/sign-in';
import { UpdateAccount } from '../account/update-account';
import { UseSecondFactor } from '../two-factor/use-second-factor';
import { aUser, aVisitor, NOON } from '../users/testing/user-fixture';
import { InMemoryEmailTokens } from '../users/testing/in-memory-email-tokens';
import {
  InMemoryPendingSecondFactors,
  InMemorySecondFactors,
  StubOneTimeCodes,
} from '../two-factor/testing/in-memory-second-factors';
import { InMemoryPictures, StubImageProcessor } from '../pictures/testing/in-memory-pictures';
import { InMemorySessions } from '../sessions/testing/in-memory-sessions';
import { InMemoryPasswordAttempts } from '../credentials/testing/in-memory-password-attempts';
import { InMemoryUsers } from '../users/testing/in-memory-users';
import { InMemoryPersonRecords } from '../people/testing/in-memory-person-records';
import {
  RecordingRateLimits,
  SequentialRandomness,
  StubPageAddresses,
  StubPasswords,
  RecordingAuditLog,
  RecordingJobs,
  StubClock,
} from './fakes';

/** Knows only the names and addresses of users. */
class NameOnlyUserReader extends UserReader {
  constructor(private readonly known: User[]) {
    super();
  }

  async findId(usernameOrEmail: string): Promise<UserId | null> {
    return this.known.find(({ username, email }) => [username, email].includes(usernameOrEmail))?.id ?? null;
  }

  async findAccount(): Promise<AccountRecord | null> {
    return null;
  }

  async findSecurity(): Promise<AccountSecurity | null> {
    return null;
  }

  async findCollegeAdmin(): Promise<CollegeAdmin | null> {
    return null;
  }
}

export const visitor = aVisitor();

/** Creates the use cases around accounts with fakes; `people` have the password `Correct-horse-9`. */
export async function createIdentityFixture(...people: Partial<Applicant>[]) {
  const [users, sessions, attempts] = [new InMemoryUsers(), new InMemorySessions(), new InMemoryPasswordAttempts()];
  const [pendingFactors, factors, codes] = [
    new InMemoryPendingSecondFactors(),
    new InMemorySecondFactors(),
    new StubOneTimeCodes(),
  ];
  const [tokens, hasher] = [new InMemoryEmailTokens(), new StubPasswords()];
  const [limits, mailbox, jobs, pages] = [
    new RecordingRateLimits(),
    new RecordedMailbox(),
    new RecordingJobs(),
    new StubPageAddresses(),
  ];
  const [audit, transactions, random, clock] = [
    new RecordingAuditLog(),
    new NoTransactions(),
    new SequentialRandomness(),
    new StubClock(),
  ];
  const [personRecords, pictures] = [new InMemoryPersonRecords(), new InMemoryPictures()];
  const known: User[] = [];
  const reader = new NameOnlyUserReader(known);
  for (const overrides of people.length > 0 ? people : [{}]) {
    const user = aUser(await users.nextId(), overrides);
    user.setPassword(await hasher.hash('Correct-horse-9'), NOON);
    user.pullEvents();
    await users.add(user);
    known.push(user);
  }

  const openSession = new OpenSession(sessions, pendingFactors, factors, audit, transactions, random, clock);
  const sendRestoreMail = new SendRestoreMail(users, tokens, limits, mailbox, pages, random, clock);
  const rejectSignIn = new RejectSignIn(audit, jobs, clock);
  const checkOwnPassword = new CheckOwnPassword(hasher, limits, audit, clock);
  const reauthenticate = new Reauthenticate(checkOwnPassword, sessions, clock);
  const renewSession = new RenewSession(sessions, random);
  const useSecondFactor = new UseSecondFactor(users, factors, codes, limits, audit, transactions);
  const both = [users, reauthenticate, useSecondFactor, factors] as const;
  return {
    users,
    sessions,
    pendingFactors,
    factors,
    tokens,
    mailbox,
    jobs,
    audit,
    clock,
    limits,
    robin: known[0]!,
    known,
    personRecords,
    pictures,
    signIn: new SignIn(users, attempts, hasher, audit, transactions, openSession, rejectSignIn, clock),
    completeSignIn: new CompleteSignIn(users, pendingFactors, sessions, useSecondFactor, limits, audit, random, clock),
    changePassword: new ChangePassword(
      users,
      checkOwnPassword,
      renewSession,
      tokens,
      hasher,
      audit,
      transactions,
      clock,
    ),
    requestPasswordReset: new RequestPasswordReset(reader, limits, jobs),
    sendResetMail: new SendResetMail(users, sendRestoreMail, tokens, limits, mailbox, pages, random, clock),
    resetPassword: new ResetPassword(users, tokens, sessions, attempts, hasher, audit, transactions, clock),
    updateAccount: new UpdateAccount(users, reauthenticate, pictures, limits, audit, transactions, clock),
    changePicture: new ChangePicture(users, pictures, new StubImageProcessor(), limits, audit, transactions, clock),
    cancelEmailChange: new CancelEmailChange(users, audit, transactions, clock),
    sendEmailChangeMails: new SendEmailChangeMails(users, reader, tokens, mailbox, pages, random, clock),
    confirmEmail: new ConfirmEmail(users, tokens, audit, transactions, clock),
    changeRole: new ChangeRole(
      users,
      reauthenticate,
      sessions,
      limits,
      audit,
      personRecords,
      transactions,
      random,
      clock,
    ),
    sendAccountNotice: new SendAccountNotice(users, mailbox, pages),
    setUpTwoFactor: new SetUpTwoFactor(users, reauthenticate, factors, codes, transactions),
    enableTwoFactor: new EnableTwoFactor(users, factors, codes, renewSession, limits, audit, transactions, clock),
    disableTwoFactor: new DisableTwoFactor(...both, renewSession, audit, clock),
    renewRecoveryCodes: new RenewRecoveryCodes(...both, codes, renewSession, audit, clock),
    /** Opens a session for the user and returns its secret. */
    enter: async (username = 'robin'): Promise<string> => {
      const admission = await openSession.execute({
        user: (await users.findByUsername(username))!,
        visitor,
        endingSecret: null,
      });
      return admission.secret;
    },
  };
}

export type IdentityFixture = Awaited<ReturnType<typeof createIdentityFixture>>;
