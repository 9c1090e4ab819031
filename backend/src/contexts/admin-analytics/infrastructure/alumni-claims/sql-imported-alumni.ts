import { Injectable } from '@nestjs/common';
import { hashOfSecret } from '../../../../shared/infrastructure/crypto-randomness';
import { codeOf } from '../../../../shared/infrastructure/typeorm/database-errors';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type Claim,
  type DueInvitation,
  ImportedAlumni,
  InvitationQueue,
  type WaitingImport,
} from '../../application/alumni-claims/ports/imported-alumni';
import { AccountHasClaimed } from '../../domain/alumni-claims/errors';
import { type ImportedAlumnus, type InvitationKind, INVITATIONS } from '../../domain/alumni-claims/invitation';

const COLUMNS = `id, college_id AS "collegeId", email, first_name AS "firstName", last_name AS "lastName",
  graduation_year AS "graduationYear", major, job_title AS "jobTitle", company, linkedin_url AS "linkedinUrl",
  suggested_mentor AS "suggestedMentor", imported_at AS "importedAt", purge_at AS "purgeAt"`;

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class SqlImportedAlumni extends ImportedAlumni {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async findByToken(token: string, now: Date): Promise<ImportedAlumnus | null> {
    const [found] = await this.unitOfWork.query<ImportedAlumnus>(
      `SELECT ${COLUMNS} FROM admin_analytics.imported_alumni
       WHERE invitation_hash = $1 AND claimed_by IS NULL AND purge_at > $2
       ${this.unitOfWork.isInUnitOfWork ? 'FOR UPDATE' : ''}`,
      [hashOfSecret(token), now],
    );
    return found ?? null;
  }

  async claim(id: number, userId: number, at: Date, sharesActivity: boolean): Promise<void> {
    try {
      await this.unitOfWork.query(
        `UPDATE admin_analytics.imported_alumni SET claimed_by = $2, claimed_at = $3, invitation_hash = NULL, shares_activity = $4
         WHERE id = $1 AND claimed_by IS NULL`,
        [id, userId, at, sharesActivity],
      );
    } catch (error) {
      throw codeOf(error) === UNIQUE_VIOLATION ? new AccountHasClaimed() : error;
    }
  }

  async delete(id: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM admin_analytics.imported_alumni WHERE id = $1 AND claimed_by IS NULL', [
      id,
    ]);
  }

  async rememberDeclined(collegeId: number, addressHash: Buffer, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO admin_analytics.declined_addresses (college_id, address_hash, declined_at) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING`,
      [collegeId, addressHash, at],
    );
  }

  async claimOf(userId: number): Promise<Claim | null> {
    const [claim] = await this.unitOfWork.query<Claim>(
      `SELECT college_id AS "collegeId", claimed_at AS "claimedAt", shares_activity AS "sharesActivity"
       FROM admin_analytics.imported_alumni WHERE claimed_by = $1 AND claimed_at IS NOT NULL`,
      [userId],
    );
    return claim ?? null;
  }

  async shareActivity(userId: number, sharesActivity: boolean): Promise<void> {
    await this.unitOfWork.query(
      'UPDATE admin_analytics.imported_alumni SET shares_activity = $2 WHERE claimed_by = $1',
      [userId, sharesActivity],
    );
  }

  waitingFor(email: string, now: Date): Promise<readonly WaitingImport[]> {
    return this.unitOfWork.query<WaitingImport>(
      `SELECT id, college_id AS "collegeId", imported_at AS "importedAt", purge_at AS "purgeAt"
       FROM admin_analytics.imported_alumni WHERE email = $1 AND claimed_by IS NULL AND purge_at > $2
       ORDER BY imported_at DESC, id DESC`,
      [email, now],
    );
  }

  async renewLink(id: number, token: string): Promise<void> {
    await this.unitOfWork.query(
      'UPDATE admin_analytics.imported_alumni SET invitation_hash = $2 WHERE id = $1 AND claimed_by IS NULL',
      [id, hashOfSecret(token)],
    );
  }
}

const TAKE = `
  UPDATE admin_analytics.imported_alumni taken
  SET invitation_hash = $1, mail_attempts = mail_attempts + 1,
      mail_after = $2::timestamptz + least(interval '1 day', make_interval(secs => $3 * 2 ^ least(mail_attempts, 10)))`;
const DUE = `taken.id, college_id AS "collegeId", email, imported_at AS "importedAt", purge_at AS "purgeAt"`;

@Injectable()
export class SqlInvitationQueue extends InvitationQueue {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async takeNext(token: string, now: Date): Promise<DueInvitation | null> {
    return (await this.#takeInvitation(token, now)) ?? this.#takeReminder(token, now);
  }

  async take(id: number, token: string, now: Date): Promise<DueInvitation | null> {
    const [taken] = await this.unitOfWork.query<DueInvitation>(
      `${TAKE} WHERE id = $4 AND claimed_by IS NULL AND purge_at > $2 RETURNING ${DUE}, 'invitation' AS kind`,
      [hashOfSecret(token), now, INVITATIONS.retryAfter / 1_000, id],
    );
    return taken ?? null;
  }

  async markSent(id: number, kind: InvitationKind, at: Date): Promise<void> {
    const column = kind === 'reminder' ? 'reminded_at' : 'invited_at';
    await this.unitOfWork.query(
      `UPDATE admin_analytics.imported_alumni SET ${column} = $2, mail_after = NULL, mail_attempts = 0 WHERE id = $1`,
      [id, at],
    );
  }

  async #takeInvitation(token: string, now: Date): Promise<DueInvitation | null> {
    const [taken] = await this.unitOfWork.query<DueInvitation>(
      `${TAKE} WHERE id = (
         SELECT id FROM admin_analytics.imported_alumni
         WHERE invited_at IS NULL AND claimed_by IS NULL AND (mail_after IS NULL OR mail_after <= $2) AND purge_at > $2
         ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
       ) RETURNING ${DUE}, 'invitation' AS kind`,
      [hashOfSecret(token), now, INVITATIONS.retryAfter / 1_000],
    );
    return taken ?? null;
  }

  async #takeReminder(token: string, now: Date): Promise<DueInvitation | null> {
    const [taken] = await this.unitOfWork.query<DueInvitation>(
      `${TAKE} WHERE id = (
         SELECT id FROM admin_analytics.imported_alumni
         WHERE reminded_at IS NULL AND claimed_by IS NULL AND invited_at <= $4 AND purge_at > $5
           AND (mail_after IS NULL OR mail_after <= $2)
         ORDER BY invited_at LIMIT 1 FOR UPDATE SKIP LOCKED
       ) RETURNING ${DUE}, 'reminder' AS kind`,
      [
        hashOfSecret(token),
        now,
        INVITATIONS.retryAfter / 1_000,
        new Date(now.getTime() - INVITATIONS.remindAfter),
        new Date(now.getTime() + INVITATIONS.noReminderBefore),
      ],
    );
    return taken ?? null;
  }
}
