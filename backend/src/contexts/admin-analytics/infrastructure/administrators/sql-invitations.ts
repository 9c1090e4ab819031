import { Injectable } from '@nestjs/common';
import { hashOfSecret } from '../../../../shared/infrastructure/crypto-randomness';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Invitations, type NewInvitation } from '../../application/administrators/ports/invitations';
import type { Invitation } from '../../domain/administrators/invitation';

const COLUMNS = `id, college_id AS "collegeId", email, department, position, invited_at AS "invitedAt",
  expires_at AS "expiresAt"`;

@Injectable()
export class SqlInvitations extends Invitations {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(invitation: NewInvitation): Promise<{ invitation: Invitation; isNew: boolean }> {
    const { collegeId, email, department, position, invitedBy, invitedAt, expiresAt } = invitation;
    const [added] = await this.unitOfWork.query<Invitation>(
      `INSERT INTO admin_analytics.administrator_invitations AS i
         (college_id, email, department, position, invited_by, invited_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (college_id, email) DO UPDATE SET department = EXCLUDED.department, position = EXCLUDED.position,
         invited_by = EXCLUDED.invited_by, invited_at = EXCLUDED.invited_at, expires_at = EXCLUDED.expires_at,
         token_hash = NULL
         WHERE i.expires_at <= EXCLUDED.invited_at
       RETURNING ${COLUMNS}`,
      [collegeId, email, department, position, invitedBy, invitedAt, expiresAt],
    );
    if (added) return { invitation: added, isNew: true };
    const [lasting] = await this.unitOfWork.query<Invitation>(
      `SELECT ${COLUMNS} FROM admin_analytics.administrator_invitations WHERE college_id = $1 AND email = $2`,
      [collegeId, email],
    );
    return { invitation: lasting!, isNew: false };
  }

  ofCollege(collegeId: number, now: Date): Promise<Invitation[]> {
    return this.unitOfWork.query<Invitation>(
      `SELECT ${COLUMNS} FROM admin_analytics.administrator_invitations
       WHERE college_id = $1 AND expires_at > $2 ORDER BY id`,
      [collegeId, now],
    );
  }

  async find(id: number, now: Date): Promise<Invitation | null> {
    const [found] = await this.unitOfWork.query<Invitation>(
      `SELECT ${COLUMNS} FROM admin_analytics.administrator_invitations WHERE id = $1 AND expires_at > $2`,
      [id, now],
    );
    return found ?? null;
  }

  async findByToken(token: string, now: Date): Promise<Invitation | null> {
    const [found] = await this.unitOfWork.query<Invitation>(
      `SELECT ${COLUMNS} FROM admin_analytics.administrator_invitations WHERE token_hash = $1 AND expires_at > $2
       ${this.unitOfWork.isInUnitOfWork ? 'FOR UPDATE' : ''}`,
      [hashOfSecret(token), now],
    );
    return found ?? null;
  }

  async setToken(id: number, token: string): Promise<void> {
    await this.unitOfWork.query('UPDATE admin_analytics.administrator_invitations SET token_hash = $2 WHERE id = $1', [
      id,
      hashOfSecret(token),
    ]);
  }

  async delete(id: number, collegeId: number): Promise<boolean> {
    const deleted = await this.unitOfWork.query(
      `WITH gone AS (
         DELETE FROM admin_analytics.administrator_invitations WHERE id = $1 AND college_id = $2 RETURNING id
       ) SELECT id FROM gone`,
      [id, collegeId],
    );
    return deleted.length > 0;
  }
}
