import { VERIFICATION_CODE } from '../../domain/verification/verification';

const CODE_BYTES = 6;

/** @param random at least six uniformly distributed bytes */
export function toVerificationCode(random: Buffer): string {
  const { digits } = VERIFICATION_CODE;
  return String(random.readUIntBE(0, CODE_BYTES) % 10 ** digits).padStart(digits, '0');
}
