import type { Applicant } from '../../domain/users/registration';
import type { User } from '../../domain/users/user';
import { AskForPasswordReset } from '../password-reset/ask-for-password-reset';
import { CancelEmailChange } from '../email-confirmation/cancel-email-change';
import { ChangePassword } from '../account/change-password';
import { ChangePicture } from '../pictures/change-picture';
import { ChangeRole } from '../account/change-role';
import { CheckOwnPassword } from '../sessions/check-own-password';
import { CompleteSignIn } from '../sign-in/complete-sign-in';
import { ConfirmEmail } from '../email-confirmation/confirm-email';
import { ConfirmItIsYou } from '../sessions/confirm-it-is-you';
import { DisableTwoFactor } from '../two-factor/disable-two-factor';
import { EnableTwoFactor } from '../two-factor/enable-two-factor';
import { OpenSession } from '../sign-in/open-session';
import { type AccountRecord, type AccountSafety, type CollegeAdmin, UserReader } from '../users/ports/user-reader';
import { RenewRecoveryCodes } from '../two-factor/renew-recovery-codes';
import { RenewSession } from '../sessions/renew-session';
import { ResetPassword } from '../password-reset/reset-password';
import { SendAccountNotice } from '../account/send-account-notice';
import { SendEmailChangeMails } from '../email-confirmation/send-email-change-mails';
import { SendResetMail } from '../password-reset/send-reset-mail';
import { SendRestoreMail } from '../account-closing/send-restore-mail';
import { SetUpTwoFactor } from '../two-factor/set-up-two-factor';
import { SignIn } from '../sign-in/sign-in';
import { TurnAway } from '../account-closing/turn-away';
import { UpdateAccount } from '../account/update-account';
import { UseSecondFactor } from '../two-factor/use-second-factor';
import type { UserId } from '../../domain/users/ids';
import { aUser, aVisitor, NOON } from '../users/testing/an-applicant';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import {
  CountedLimits,
  CountedRandomness,
  ExamplePages,
  FewCommonPasswords,
  ReadablePasswordHasher,
  RecordedAuditLog,
  RecordedJobs,
  RecordedMailbox,
  SetClock,
} from './fakes';
import { InMemoryEmailTokens } from '../users/testing/in-memory-email-tokens';
import {
  InMemoryHalfSessions,
  InMemorySecondFactors,
  ReadableCodes,
} from '../two-factor/testing/in-memory-second-factors';
import { InMemoryPictures, ReadyDarkroom } from '../pictures/testing/in-memory-pictures';
import { InMemorySessions } from '../sessions/testing/in-memory-sessions';
import { InMemorySignInGuesses } from '../credentials/testing/in-memory-sign-in-guesses';
import { InMemoryUsers } from '../users/testing/in-memory-users';
import { RightsGivenUp } from '../account/testing/rights-given-up';

/** Knows people by name and address, and nothing else of them. */
class NamesOf extends UserReader {
  constructor(private readonly known: User[]) {
    super();
  }

  async idOf(usernameOrEmail: string): Promise<UserId | null> {
    return this.known.find(({ username, email }) => [username, email].includes(usernameOrEmail))?.id ?? null;
  }

  async ownAccount(): Promise<AccountRecord | null> {
    return null;
  }

  async safetyOf(): Promise<AccountSafety | null> {
    return null;
  }

  async collegeAdmin(): Promise<CollegeAdmin | null> {
    return null;
  }
}

export const visitor = aVisitor();

/** Everything around accounts, on fakes; `people` have the password `Correct-horse-9`. */
export async function aHouse(...people: Partial<Applicant>[]) {
  const [users, sessions, guesses] = [new InMemoryUsers(), new InMemorySessions(), new InMemorySignInGuesses()];
  const [halves, factors, codes] = [new InMemoryHalfSessions(), new InMemorySecondFactors(), new ReadableCodes()];
  const [tokens, hasher, common] = [new InMemoryEmailTokens(), new ReadablePasswordHasher(), new FewCommonPasswords()];
  const [limits, mailbox, jobs, pages] = [
    new CountedLimits(),
    new RecordedMailbox(),
    new RecordedJobs(),
    new ExamplePages(),
  ];
  const [audit, transactions, random, clock] = [
    new RecordedAuditLog(),
    new NoTransactions(),
    new CountedRandomness(),
    new SetClock(),
  ];
  const [rights, pictures] = [new RightsGivenUp(), new InMemoryPictures()];
  const known: User[] = [];
  const reader = new NamesOf(known);
  for (const told of people.length > 0 ? people : [{}]) {
    const user = aUser(await users.nextId(), told);
    user.setPassword(await hasher.hash('Correct-horse-9'), NOON);
    user.releaseEvents();
    await users.add(user);
    known.push(user);
  }

  const openSession = new OpenSession(sessions, halves, factors, audit, transactions, random, clock);
  const sendRestoreMail = new SendRestoreMail(users, tokens, limits, mailbox, pages, random, clock);
  const turnAway = new TurnAway(audit, jobs, clock);
  const checkOwnPassword = new CheckOwnPassword(hasher, limits, audit, clock);
  const confirmItIsYou = new ConfirmItIsYou(checkOwnPassword, sessions, clock);
  const renewSession = new RenewSession(sessions, random);
  const useSecondFactor = new UseSecondFactor(users, factors, codes, limits, audit, transactions);
  const both = [users, confirmItIsYou, useSecondFactor, factors] as const;
  return {
    ...{
      users,
      sessions,
      halves,
      factors,
      tokens,
      mailbox,
      jobs,
      audit,
      clock,
      limits,
      robin: known[0]!,
      known,
      rights,
      pictures,
    },
    signIn: new SignIn(users, guesses, hasher, audit, transactions, openSession, turnAway, clock),
    completeSignIn: new CompleteSignIn(users, halves, sessions, useSecondFactor, limits, audit, random, clock),
    changePassword: new ChangePassword(
      ...([users, checkOwnPassword, renewSession, tokens, hasher, common, audit, transactions, clock] as const),
    ),
    askForPasswordReset: new AskForPasswordReset(reader, limits, jobs),
    sendResetMail: new SendResetMail(users, sendRestoreMail, tokens, limits, mailbox, pages, random, clock),
    resetPassword: new ResetPassword(
      ...([users, tokens, sessions, guesses, hasher, common, audit, transactions, clock] as const),
    ),
    updateAccount: new UpdateAccount(users, confirmItIsYou, pictures, limits, audit, transactions, clock),
    changePicture: new ChangePicture(users, pictures, new ReadyDarkroom(), limits, audit, transactions, clock),
    cancelEmailChange: new CancelEmailChange(users, audit, transactions, clock),
    sendEmailChangeMails: new SendEmailChangeMails(users, reader, tokens, mailbox, pages, random, clock),
    confirmEmail: new ConfirmEmail(users, tokens, audit, transactions, clock),
    changeRole: new ChangeRole(
      ...([users, confirmItIsYou, sessions, limits, audit, rights, transactions, random, clock] as const),
    ),
    sendAccountNotice: new SendAccountNotice(users, mailbox, pages),
    setUpTwoFactor: new SetUpTwoFactor(users, confirmItIsYou, factors, codes, transactions),
    enableTwoFactor: new EnableTwoFactor(
      ...([users, factors, codes, renewSession, limits, audit, transactions, clock] as const),
    ),
    disableTwoFactor: new DisableTwoFactor(...both, renewSession, audit, clock),
    renewRecoveryCodes: new RenewRecoveryCodes(...both, codes, renewSession, audit, clock),
    /** The secret of a new session of somebody. */
    enter: async (username = 'robin'): Promise<string> => {
      const admission = await openSession.execute({
        ...{ user: (await users.byUsername(username))!, visitor, endingSecret: null },
      });
      return admission.secret;
    },
  };
}

export type House = Awaited<ReturnType<typeof aHouse>>;
