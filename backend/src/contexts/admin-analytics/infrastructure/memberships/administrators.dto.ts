import { applyDecorators } from '@nestjs/common';
import { IsInt, IsString, Matches, Max, MaxLength, Min, MinLength, Allow } from 'class-validator';
import { LARGEST_ID } from '../../../../shared/domain/id';
import { PRINTABLE, Trimmed } from '../../../../shared/infrastructure/http/field-decorators';
import { DUTIES_LENGTH } from '../../domain/memberships/membership';
import { ApiProperty } from '@nestjs/swagger';

const NO_COLLEGE = { message: 'Please select a college' };

const Duty = (name: string) =>
  applyDecorators(
    Trimmed(),
    IsString({ message: `${name} is required` }),
    MinLength(DUTIES_LENGTH.min, { message: `${name} is required` }),
    MaxLength(DUTIES_LENGTH.max, { message: `${name} must be at most ${DUTIES_LENGTH.max} characters` }),
    Matches(PRINTABLE, { message: `${name} contains characters that cannot be used` }),
  );

export class AdministratorDetailsBody {
  /** Key of the college. Another than today's is a request that waits to be confirmed. */
  @IsInt(NO_COLLEGE)
  @Min(1, NO_COLLEGE)
  @Max(LARGEST_ID, NO_COLLEGE)
  collegeId: number;

  @Duty('Department')
  department: string;

  @Duty('Position')
  position: string;
}

/** An administrator of one's own college. */
export class CollegeAdministratorView {
  /** Key of the person. */
  @ApiProperty({ type: 'integer' })
  id: number;

  fullName: string;

  @ApiProperty({ type: String, nullable: true })
  department: string | null;

  @ApiProperty({ type: String, nullable: true })
  position: string | null;

  /** Whether they look after the others. A college has one main administrator. */
  isMainAdmin: boolean;
}

export class HandOverBody {
  /** True makes this administrator the main one, in place of the person who asks. */
  @ApiProperty({ enum: [true] })
  @Allow()
  isMainAdmin: true;
}
