import { ApiProperty } from '@nestjs/swagger';
import type { OwnCollegeAdmin } from '../../application/memberships/own-membership';

const whole = { type: 'integer' } as const;
const maybeWhole = { type: 'integer', nullable: true } as const;

/** The college that the person represents, or has asked to represent. */
export class CollegeAdminView implements OwnCollegeAdmin {
  @ApiProperty(whole)
  collegeId: number;
  /** Gives no rights while it’s pending. */
  @ApiProperty({ enum: ['pending', 'active'] })
  status: 'pending' | 'active';
  department: string | null;
  position: string | null;
  /** Whether the person is the main administrator. */
  isMainAdmin: boolean;
  /** Another college that the person has asked to represent instead. */
  @ApiProperty(maybeWhole)
  requestedCollegeId: number | null;
}
