import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../../shared/domain/role';

/** A view that another context documents; the composition completes the response with it. */
const NullableViewProperty = (view: string) => ApiProperty({ nullable: true, allOf: [{ $ref: getSchemaPath(view) }] });

/** The person who is signed in, as they see themselves. */
export class UserView {
  id: number;
  username: string;
  fullName: string;
  /** The name that others see: for people under 18, the first name and the initial of the last name. */
  displayName: string;
  email: string;
  /** Whether the email address is confirmed. */
  emailVerified: boolean;
  @ApiProperty({ enum: ROLES })
  role: Role;
  avatarUrl: string | null;
  isAgeVerified: boolean;
  /** Only the profile of the current role is set; the other two are null. */
  @NullableViewProperty('AlumniProfileView')
  alumniProfile: object | null;
  @NullableViewProperty('StudentProfileView')
  studentProfile: object | null;
  @NullableViewProperty('CollegeAdminView')
  collegeAdmin: object | null;
  /** Whether a college administrator can act for their college; null for other roles. */
  @ApiProperty({ enum: ['pending', 'active'], nullable: true })
  adminStatus: 'pending' | 'active' | null;
  /** Whether the person is an operator. */
  isOperator: boolean;
}
