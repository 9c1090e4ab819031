import { ApiProperty } from '@nestjs/swagger';
import type { StudentPage } from '../../application/relationships/get-student';
import { CONNECTION_STATUSES, type ConnectionStatus } from '../../application/connections/ports/relations';
import { ShownStudentProfileView } from '../privacy/privacy.dto';

/** The page of a student; a field is null if empty or not visible to this viewer. */
export class StudentPageView implements StudentPage {
  id: number;
  /** Of a student under 18 the first name and the initial of the last. */
  fullName: string;
  avatarUrl: string | null;
  @ApiProperty({ enum: ['student'] })
  role: 'student';
  studentProfile: ShownStudentProfileView;
  @ApiProperty({ enum: CONNECTION_STATUSES })
  connectionStatus: ConnectionStatus;
}
