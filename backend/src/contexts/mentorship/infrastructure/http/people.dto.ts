import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ROLES, type Role } from '../../../../shared/application/authenticator';
import type { ListedPerson, StudentCard } from '../../application/listed-person';
import { AlumniCardProfileView } from './finder.dto';
import { SoughtWords, WholeNumber } from './finder-values';

const MOST_ON_A_PAGE = 200;
const FURTHEST = 10_000;

export class ListPeopleQuery {
  @WholeNumber()
  @IsInt({ message: `limit must be a whole number from 1 to ${MOST_ON_A_PAGE}` })
  @Min(1, { message: `limit must be a whole number from 1 to ${MOST_ON_A_PAGE}` })
  @Max(MOST_ON_A_PAGE, { message: `limit must be a whole number from 1 to ${MOST_ON_A_PAGE}` })
  limit: number = MOST_ON_A_PAGE;

  @WholeNumber()
  @IsInt({ message: `offset must be a whole number from 0 to ${FURTHEST}` })
  @Min(0, { message: `offset must be a whole number from 0 to ${FURTHEST}` })
  @Max(FURTHEST, { message: `offset must be a whole number from 0 to ${FURTHEST}` })
  offset: number = 0;

  /** What stands in the name that is shown. */
  @SoughtWords('q')
  q?: string;

  @IsOptional()
  @IsIn(ROLES, { message: `role must be one of ${ROLES.join(', ')}` })
  @ApiPropertyOptional({ enum: ROLES })
  role?: Role;
}

/** A student on a card; null where nothing is told, or it is not for this viewer. */
export class StudentCardView implements StudentCard {
  intendedMajor: string | null;
  currentSchool: string | null;
  @ApiProperty({ type: 'integer', nullable: true })
  graduationYear: number | null;
  careerGoals: string | null;
}

export class ListedPersonView implements ListedPerson {
  @ApiProperty({ type: 'integer' })
  id: number;
  fullName: string;
  @ApiProperty({ enum: ROLES })
  role: Role;
  avatarUrl: string | null;
  /** The own one, and the contact address that a connection shares. */
  email: string | null;
  @ApiProperty({ type: AlumniCardProfileView, nullable: true })
  alumniProfile: AlumniCardProfileView | null;
  @ApiProperty({ type: StudentCardView, nullable: true })
  studentProfile: StudentCardView | null;
}
