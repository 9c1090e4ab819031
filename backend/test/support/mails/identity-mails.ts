import {
  SendAccountNotice,
  type AccountNotice,
} from '../../../src/contexts/identity/application/account/send-account-notice';
import { SendRestoreMail } from '../../../src/contexts/identity/application/account-closing/restore-mail';
import { SendDataExportMail } from '../../../src/contexts/identity/application/data-export/build-data-export';
import {
  SendConfirmationMail,
  SendEmailChangeMails,
} from '../../../src/contexts/identity/application/email-confirmation/confirmation-mails';
import { SendResetMail } from '../../../src/contexts/identity/application/password-reset/reset-mail';
import { SendAddressTakenMail } from '../../../src/contexts/identity/application/registration/address-taken-mail';
import {
  RecordingRateLimits,
  SequentialRandomness,
  StubClock,
  StubPageAddresses,
} from '../../../src/contexts/identity/application/testing/fakes';
import type { UserId } from '../../../src/contexts/identity/domain/users/user-state';
import { RecordedMailbox } from '../../../src/shared/application/testing/recorded-mail';
import { createWithStubs } from '../created-with';

const userId = 7 as UserId;

/** The compiler reports a notice that is missing here. */
const NOTICES = Object.keys({
  'password-changed': true,
  'two-factor-enabled': true,
  'two-factor-disabled': true,
  'recovery-codes-renewed': true,
  'recovery-code-used': true,
  'account-restored': true,
  'access-token-created': true,
  'identity-connected': true,
} satisfies Record<AccountNotice, true>) as AccountNotice[];

/** Sends every mail of identity to a person with this name, about another person. */
export async function sendIdentityMails(fullName: string, otherName: string): Promise<RecordedMailbox> {
  const mailbox = new RecordedMailbox();
  const [pages, randomness, clock, limits] = [
    new StubPageAddresses(),
    new SequentialRandomness(),
    new StubClock(),
    new RecordingRateLimits(),
  ];
  const tokens = { issue: async () => {} };
  const usersWith = (changes: object) => ({
    getById: async () => ({
      email: 'sam@example.org',
      fullName,
      isEmailConfirmed: true,
      isClosing: false,
      pendingEmail: 'sam.new@example.org',
      deleteAfter: new Date('2030-01-01T12:00:00Z'),
      writtenChoice: 'keep',
      ...changes,
    }),
  });
  const users = usersWith({});
  const unconfirmed = usersWith({ isEmailConfirmed: false });
  const people = { listVisible: async () => [{ role: 'alumni', hiddenFrom: 'nobody', displayName: otherName }] };
  const confirming = createWithStubs(
    SendConfirmationMail,
    unconfirmed,
    people,
    tokens,
    mailbox,
    pages,
    randomness,
    clock,
  );
  for (const questionTo of [null, 8]) await confirming.execute({ userId, questionTo });
  for (const ownerId of [null, 8]) {
    const reader = { findId: async () => ownerId };
    const changing = createWithStubs(SendEmailChangeMails, users, reader, tokens, mailbox, pages, randomness, clock);
    await changing.execute({ userId });
  }
  const restore = createWithStubs(SendRestoreMail, users, tokens, limits, mailbox, pages, randomness, clock);
  await restore.execute({ userId });
  await createWithStubs(SendResetMail, users, restore, tokens, limits, mailbox, pages, randomness, clock).execute({
    userId,
  });
  await createWithStubs(SendAddressTakenMail, users, limits, mailbox, pages).execute({ userId });
  await createWithStubs(SendDataExportMail, users, mailbox, pages).execute({ userId });
  const sendNotice = createWithStubs(SendAccountNotice, users, mailbox, pages);
  for (const notice of NOTICES) await sendNotice.execute({ userId, notice });
  return mailbox;
}
