import { Injectable } from '@nestjs/common';
import { hashOfSecret } from '../../../../shared/infrastructure/crypto-randomness';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { VerificationCodes, type VerificationRequest } from '../../application/verification/ports/verification-codes';

@Injectable()
export class SqlVerificationCodes extends VerificationCodes {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async request({ userId, collegeId, email, expiresAt }: VerificationRequest): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO admin_analytics.verification_codes (user_id, college_id, email, expires_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id) DO UPDATE SET college_id = EXCLUDED.college_id, email = EXCLUDED.email,
         expires_at = EXCLUDED.expires_at, code_hash = NULL, failed_tries = 0`,
      [userId, collegeId, email, expiresAt],
    );
  }

  async find(userId: number, now: Date): Promise<VerificationRequest | null> {
    const [found] = await this.unitOfWork.query<VerificationRequest>(
      `SELECT user_id AS "userId", college_id AS "collegeId", email, expires_at AS "expiresAt"
       FROM admin_analytics.verification_codes WHERE user_id = $1 AND expires_at > $2
       ${this.unitOfWork.isInUnitOfWork ? 'FOR UPDATE' : ''}`,
      [userId, now],
    );
    return found ?? null;
  }

  async setCode(userId: number, code: string): Promise<void> {
    await this.unitOfWork.query('UPDATE admin_analytics.verification_codes SET code_hash = $2 WHERE user_id = $1', [
      userId,
      hashOf(userId, code),
    ]);
  }

  async matches(userId: number, code: string, now: Date, mostTries: number): Promise<boolean> {
    const [found] = await this.unitOfWork.query<{ fits: boolean }>(
      `WITH asked AS (
         SELECT user_id, code_hash = $2 AS fits FROM admin_analytics.verification_codes
         WHERE user_id = $1 AND expires_at > $3 AND failed_tries < $4 AND code_hash IS NOT NULL FOR UPDATE
       ), counted AS (
         UPDATE admin_analytics.verification_codes c SET failed_tries = failed_tries + 1
         FROM asked WHERE c.user_id = asked.user_id AND NOT asked.fits
       )
       SELECT fits FROM asked`,
      [userId, hashOf(userId, code), now, mostTries],
    );
    return found?.fits ?? false;
  }

  async delete(userId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM admin_analytics.verification_codes WHERE user_id = $1', [userId]);
  }
}

/** Includes the user, so that the same code of two users has different hashes. */
const hashOf = (userId: number, code: string): Buffer => hashOfSecret(`${userId}:${code}`);
