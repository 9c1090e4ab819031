import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../../shared/domain/role';
import {
  AlumniProfileView,
  CollegeAdminView,
  StudentProfileView,
} from '../../../../shared/infrastructure/http/role-details.dto';

/** The person who is signed in, as they see themselves. */
export class UserView {
  id: number;
  username: string;
  fullName: string;
  email: string;
  /** Whether the link that was mailed to the address has been opened. */
  emailVerified: boolean;
  @ApiProperty({ enum: ROLES })
  role: Role;
  avatarUrl: string | null;
  isAgeVerified: boolean;
  /** Each of the three is null but for the role one has today. */
  alumniProfile: AlumniProfileView | null;
  studentProfile: StudentProfileView | null;
  collegeAdmin: CollegeAdminView | null;
  /** Whether a college administrator may speak for a college yet; null for the other roles. */
  @ApiProperty({ enum: ['pending', 'active'], nullable: true })
  adminStatus: 'pending' | 'active' | null;
  /** Whether they moderate. */
  isOperator: boolean;
}
