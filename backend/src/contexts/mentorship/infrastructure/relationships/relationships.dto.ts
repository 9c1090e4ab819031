import { WholeNumberFromQuery } from '../../../../shared/infrastructure/http/field-decorators';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { PeopleCounts } from '../../application/relationships/list-my-people';
import type { StudentPage } from '../../application/relationships/get-student';
import {
  PEOPLE_LISTS,
  type PeopleList,
  RELATIONSHIP_STATUSES,
  type RelationshipStatus,
} from '../../application/connections/ports/connections';
import { IsCursor } from '../connections/list-cursor';
import { ShownStudentProfileView } from '../privacy/privacy.dto';

/** A page of a list that starts where the previous page ended. */
class CursorQuery {
  @WholeNumberFromQuery('limit', 1, 200)
  limit: number = 50;

  /** Position from the `Link` header of the previous page. */
  @IsOptional()
  @IsCursor()
  before?: string;
}

export class ListBlocksQuery extends CursorQuery {}

export class ListMyPeopleQuery extends CursorQuery {
  /** `questions`: requests you sent whose recipient asked a question and is waiting for your answer. */
  @ApiProperty({ enum: PEOPLE_LISTS, required: false })
  @IsIn(PEOPLE_LISTS, { message: `list must be one of ${PEOPLE_LISTS.join(', ')}` })
  list: PeopleList = 'connected';
}

export class PeopleCountsView implements PeopleCounts {
  connected: number;
  asked: number;
  waiting: number;
  past: number;
  questions: number;
  blocked: number;
}

/** The page of a student; a field is null if empty or not visible to this viewer. */
export class StudentPageView implements StudentPage {
  id: number;
  /** For students under 18, the first name and the initial of the last name. */
  fullName: string;
  avatarUrl: string | null;
  @ApiProperty({ enum: ['student'] })
  role: 'student';
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
  studentProfile: ShownStudentProfileView;
  @ApiProperty({ enum: RELATIONSHIP_STATUSES })
  connectionStatus: RelationshipStatus;
}
