import { VERIFICATION_CODE } from '../../domain/verification/verification';

const MINUTE_MS = 60 * 1_000;

/** Returns the email with the code for an administrator of `college`. */
export const verificationMail = (code: string, college: string): { subject: string; text: string } => ({
  subject: `${code} is your code for ${college}`,
  text: [
    'Hello,',
    '',
    `Enter this code to confirm that you work at ${college}:`,
    '',
    code,
    '',
    `The code is valid for ${VERIFICATION_CODE.validForMs / MINUTE_MS} minutes. If you didn’t ask for it, ignore this email. Nothing changes without the code.`,
  ].join('\n'),
});
