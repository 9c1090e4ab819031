import { SendAdministratorInvitation } from '../../../src/contexts/admin-analytics/application/administrators/invite-administrator';
import { SendInvitations } from '../../../src/contexts/admin-analytics/application/alumni-claims/send-invitations';
import { SendSupportCopy } from '../../../src/contexts/admin-analytics/application/support/contact-support';
import { SendVerificationCode } from '../../../src/contexts/admin-analytics/application/verification/verify-by-code';
import type { InvitationKind } from '../../../src/contexts/admin-analytics/domain/alumni-claims/invitation';
import { RecordedMailbox } from '../../../src/shared/application/testing/recorded-mail';
import { createWithStubs } from '../created-with';

const ORIGIN = 'https://gradspan.example';
const email = 'sam@example.org';
const later = new Date('2027-05-01T12:00:00Z');

/** The compiler reports a kind that is missing here. */
const INVITATION_KINDS = Object.keys({ invitation: true, reminder: true } satisfies Record<
  InvitationKind,
  true
>) as InvitationKind[];

/** Sends every mail of admin-analytics. */
export async function sendCollegeMails(fullName: string, collegeName: string, text: string): Promise<RecordedMailbox> {
  const mailbox = new RecordedMailbox();
  const colleges = { listByIds: async () => [{ id: 5, name: collegeName }] };
  const pages = {
    productName: 'Gradspan',
    homeUrl: () => `${ORIGIN}/`,
    enterCodeUrl: () => `${ORIGIN}/college-admin-dashboard`,
    acceptUrl: (token: string) => `${ORIGIN}/invitation?token=${token}`,
    claimUrl: (token: string) => `${ORIGIN}/claim?token=${token}`,
    declineUrl: (token: string) => `${ORIGIN}/claim?token=${token}&decline=true`,
  };
  const randomness = { createToken: () => 'AAAAAAABAAAAAAAA' };
  const clock = { now: () => new Date('2027-03-01T12:00:00Z') };

  const verification = { collegeId: 5, isValidAt: () => true, setCode: () => {}, email };
  const verifications = {
    find: async () => verification,
    update: async (_: number, change: (current: typeof verification) => string) => change(verification),
  };
  const secrets = { hashCode: () => new Uint8Array() };
  await createWithStubs(
    SendVerificationCode,
    verifications,
    colleges,
    mailbox,
    pages,
    randomness,
    secrets,
    clock,
  ).execute({
    userId: 1,
  });

  const invitation = { collegeId: 5, isValidAt: () => true, email, expiresAt: later };
  const invitations = { find: async () => invitation, saveToken: async () => {} };
  await createWithStubs(SendAdministratorInvitation, invitations, colleges, mailbox, pages, randomness, clock).execute({
    id: 1,
  });

  for (const kind of INVITATION_KINDS) {
    const mail = { id: 1, collegeId: 5, email, kind, importedAt: clock.now(), purgeAt: later };
    const queue = { reserve: async () => mail, markSent: async () => {} };
    await createWithStubs(SendInvitations, queue, colleges, mailbox, pages, randomness, clock).resendInvitation(1);
  }

  const requests = { find: async () => ({ userId: 1, snapshot: () => ({ subject: text, message: text }) }) };
  const people = { findAddress: async () => email, findNames: async () => new Map([[1, fullName]]) };
  await createWithStubs(SendSupportCopy, requests, people, mailbox, pages).execute(1);
  return mailbox;
}
