import { Injectable } from '@nestjs/common';
import { hashSecret } from '../../../../shared/infrastructure/crypto-randomness';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type InvitationMail, InvitationQueue } from '../../application/alumni-claims/ports/imported-alumni';
import { type InvitationKind, INVITATION_DELAYS_MS } from '../../domain/alumni-claims/invitation';

const TAKE_INVITATION_SQL = `
  UPDATE admin_analytics.imported_alumni taken
  SET invitation_hash = $1, mail_attempts = mail_attempts + 1,
      mail_after = to_timestamp(extract(epoch FROM $2::timestamptz) + least(86400, $3 * 2 ^ least(mail_attempts, 10)))`;
const MAIL_COLUMNS_SQL = `taken.id, college_id AS "collegeId", email, imported_at AS "importedAt", purge_at AS "purgeAt"`;

@Injectable()
export class SqlInvitationQueue extends InvitationQueue {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async reserveNext(token: string, now: Date): Promise<InvitationMail | null> {
    return (await this.#takeInvitation(token, now)) ?? this.#takeReminder(token, now);
  }

  async reserve(id: number, token: string, now: Date): Promise<InvitationMail | null> {
    const [mail] = await this.unitOfWork.query<InvitationMail>(
      `${TAKE_INVITATION_SQL} WHERE id = $4 AND claimed_by IS NULL AND purge_at > $2 RETURNING ${MAIL_COLUMNS_SQL}, 'invitation' AS kind`,
      [hashSecret(token), now, INVITATION_DELAYS_MS.retryAfter / 1_000, id],
    );
    return mail ?? null;
  }

  async markSent(id: number, kind: InvitationKind, at: Date): Promise<void> {
    const column = kind === 'reminder' ? 'reminded_at' : 'invited_at';
    await this.unitOfWork.query(
      `UPDATE admin_analytics.imported_alumni SET ${column} = $2, mail_after = NULL, mail_attempts = 0 WHERE id = $1`,
      [id, at],
    );
  }

  async #takeInvitation(token: string, now: Date): Promise<InvitationMail | null> {
    const [mail] = await this.unitOfWork.query<InvitationMail>(
      `${TAKE_INVITATION_SQL} WHERE id = (
         SELECT id FROM admin_analytics.imported_alumni
         WHERE invited_at IS NULL AND claimed_by IS NULL AND (mail_after IS NULL OR mail_after <= $2) AND purge_at > $2
         ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
       ) RETURNING ${MAIL_COLUMNS_SQL}, 'invitation' AS kind`,
      [hashSecret(token), now, INVITATION_DELAYS_MS.retryAfter / 1_000],
    );
    return mail ?? null;
  }

  async #takeReminder(token: string, now: Date): Promise<InvitationMail | null> {
    const [mail] = await this.unitOfWork.query<InvitationMail>(
      `${TAKE_INVITATION_SQL} WHERE id = (
         SELECT id FROM admin_analytics.imported_alumni
         WHERE reminded_at IS NULL AND claimed_by IS NULL AND invited_at <= $4 AND purge_at > $5
           AND (mail_after IS NULL OR mail_after <= $2)
         ORDER BY invited_at LIMIT 1 FOR UPDATE SKIP LOCKED
       ) RETURNING ${MAIL_COLUMNS_SQL}, 'reminder' AS kind`,
      [
        hashSecret(token),
        now,
        INVITATION_DELAYS_MS.retryAfter / 1_000,
        new Date(now.getTime() - INVITATION_DELAYS_MS.remindAfter),
        new Date(now.getTime() + INVITATION_DELAYS_MS.noReminderBefore),
      ],
    );
    return mail ?? null;
  }
}
