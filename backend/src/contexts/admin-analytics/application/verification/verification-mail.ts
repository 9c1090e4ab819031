import type { Mail } from '../../../../shared/application/mailbox';
import { VERIFICATION_CODE } from '../../domain/verification/verification';
import type { VerificationPages } from './ports/verifications';

const MINUTE_MS = 60 * 1_000;

/** Returns the email with the code for an administrator of `college`. The address may belong to someone else. */
export const verificationMail = (
  code: string,
  college: string,
  pages: VerificationPages,
): Pick<Mail, 'subject' | 'content'> => ({
  subject: `${code} is your code for ${college}`,
  content: {
    recipientName: null,
    blocks: [`Enter this code to confirm that you work at ${college}:`, { highlight: code }],
    button: { label: 'Enter the code', url: pages.enterCodeUrl() },
    notes: [
      `The code is valid for ${VERIFICATION_CODE.validForMs / MINUTE_MS} minutes. Nothing changes without the code.`,
    ],
    footer: {
      reason: `You’re getting this email because someone entered this address on ${pages.productName} to verify that they work at ${college}. If that wasn’t you, ignore this email.`,
      links: [],
    },
  },
});
