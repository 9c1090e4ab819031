import { EntitySchema } from 'typeorm';
import type { InvitationState } from '../../domain/administrators/invitation';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

/** An invitation with the hash of the token in its link, which is null until the email is sent. */
export interface InvitationRow extends InvitationState {
  tokenHash: Buffer | null;
}

export const invitationSchema = new EntitySchema<InvitationRow>({
  name: 'AdministratorInvitation',
  schema: 'admin_analytics',
  tableName: 'administrator_invitations',
  columns: {
    id: { type: 'integer', primary: true },
    collegeId: { type: 'integer', name: 'college_id' },
    email: { type: 'text' },
    department: { type: 'text', nullable: true },
    position: { type: 'text', nullable: true },
    invitedBy: { type: 'integer', name: 'invited_by', nullable: true },
    tokenHash: { type: 'bytea', name: 'token_hash', nullable: true, select: false },
    invitedAt: { ...timestampColumn, name: 'invited_at' },
    expiresAt: { ...timestampColumn, name: 'expires_at' },
  },
});
