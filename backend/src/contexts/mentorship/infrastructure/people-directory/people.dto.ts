import { MAX_ID } from '../../../../shared/domain/id';
import { WholeNumberFromQuery } from '../../../../shared/infrastructure/http/field-decorators';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { ROLES, type Role } from '../../../../shared/application/authenticator';
import { STATE_CODES } from '../../../../shared/domain/states';
import type { ListedPerson, StudentCard } from '../../application/people-directory/list-people';
import { RELATIONSHIP_STATUSES, type RelationshipStatus } from '../../application/connections/ports/connections';
import type { StudentFilters } from '../../domain/search-index/search-entries';
import { AlumniUserProfileView } from '../finder/finder.dto';
import { SearchTermField, BooleanFromText } from '../profiles/request-field-decorators';

const MAX_PAGE_SIZE = 200;
const FURTHEST = 10_000;

export class ListPeopleQuery implements StudentFilters {
  @WholeNumberFromQuery('limit', 1, MAX_PAGE_SIZE)
  limit: number = MAX_PAGE_SIZE;

  @WholeNumberFromQuery('offset', 0, FURTHEST)
  offset: number = 0;

  /** Only people with a larger ID, from the `Link` header. */
  @IsOptional()
  @WholeNumberFromQuery('after', 0, MAX_ID)
  after?: number;

  /** Text in the displayed name. Words of one or two letters must be the beginning of a word. */
  @SearchTermField('q')
  q?: string;

  @IsOptional()
  @IsIn(ROLES, { message: `role must be one of ${ROLES.join(', ')}` })
  @ApiPropertyOptional({ enum: ROLES })
  role?: Role;

  /** True leaves you out, and connections that you can see only because you’re connected. */
  @IsOptional()
  @BooleanFromText()
  @IsBoolean({ message: 'findable must be true or false' })
  findable?: boolean;

  /** Only students you can find, by words or beginnings of words in the intended major. */
  @SearchTermField('major')
  major?: string;

  /** Only students you can find, by graduation year. */
  @IsOptional()
  @WholeNumberFromQuery('year', 1900, 2200)
  year?: number;

  /** Only students who share their state with you (they share it with connections). USPS code. */
  @IsOptional()
  @IsIn(STATE_CODES, { message: 'state must be a two-letter state code' })
  state?: string;
}

/** A student's card; fields are null if empty or not visible to this viewer. */
class StudentCardView implements StudentCard {
  intendedMajor: string | null;
  currentSchool: string | null;
  @ApiProperty({ type: 'integer', nullable: true })
  graduationYear: number | null;
  careerGoals: string | null;
  schoolsConsidering: string | null;
}

export class ListedPersonView implements ListedPerson {
  @ApiProperty({ type: 'integer' })
  id: number;
  fullName: string;
  @ApiProperty({ enum: ROLES })
  role: Role;
  avatarUrl: string | null;
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
  @ApiProperty({ enum: RELATIONSHIP_STATUSES })
  connectionStatus: RelationshipStatus;
  /** Your own address, or the contact email that a connection shares. */
  email: string | null;
  @ApiProperty({ type: AlumniUserProfileView, nullable: true })
  alumniProfile: AlumniUserProfileView | null;
  @ApiProperty({ type: StudentCardView, nullable: true })
  studentProfile: StudentCardView | null;
}
