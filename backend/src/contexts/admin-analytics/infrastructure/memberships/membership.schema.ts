import { EntitySchema } from 'typeorm';
import type { MembershipState } from '../../domain/memberships/membership';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const membershipSchema = new EntitySchema<MembershipState>({
  name: 'CollegeAdministrator',
  schema: 'admin_analytics',
  tableName: 'college_administrators',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    collegeId: { type: 'integer', name: 'college_id', primary: true },
    department: { type: 'text', nullable: true },
    position: { type: 'text', nullable: true },
    status: { type: 'text' },
    isMain: { type: 'boolean', name: 'is_main', default: false },
    requestedAt: { ...timestampColumn, name: 'requested_at' },
    verifiedAt: { ...timestampColumn, name: 'verified_at', nullable: true },
    mainSince: { ...timestampColumn, name: 'main_since', nullable: true },
    addressVerifiedAt: { ...timestampColumn, name: 'address_verified_at', nullable: true },
    approvedAt: { ...timestampColumn, name: 'approved_at', nullable: true },
    refusedAt: { ...timestampColumn, name: 'refused_at', nullable: true },
  },
});
