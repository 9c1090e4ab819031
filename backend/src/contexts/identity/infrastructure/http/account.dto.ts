import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../../shared/domain/role';

/** What an alumna or alumnus told about studies and work. */
export class AlumniProfileView {
  college: string;
  /** Key of the college, where it was chosen from the list. */
  collegeId: number | null;
  major: string;
  graduationYear: number;
  currentPosition: string | null;
  company: string | null;
}

/** Which college somebody wants to speak for. It gives no right while it is pending. */
export class CollegeAdminView {
  collegeId: number;
  @ApiProperty({ enum: ['pending', 'active'] })
  status: 'pending' | 'active';
}

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
  alumniProfile: AlumniProfileView | null;
  /** Students have nothing to tell beyond this page yet. */
  @ApiProperty({ type: 'null' })
  studentProfile: null;
  collegeAdmin: CollegeAdminView | null;
}

/** A sentence for the person. */
export class MessageView {
  message: string;
}
