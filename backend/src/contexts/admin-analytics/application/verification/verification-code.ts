import { VERIFICATION_CODE } from '../../domain/verification/verification';

const BYTES = 6;

/** @param random at least six uniformly distributed bytes */
export function codeFrom(random: Buffer): string {
  const { digits } = VERIFICATION_CODE;
  return String(random.readUIntBE(0, BYTES) % 10 ** digits).padStart(digits, '0');
}
