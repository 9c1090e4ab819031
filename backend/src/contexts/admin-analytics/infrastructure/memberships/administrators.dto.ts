import { applyDecorators } from '@nestjs/common';
import { IsInt, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import { PRINTABLE_LINE_PATTERN, Trimmed } from '../../../../shared/infrastructure/http/field-decorators';
import { DUTIES_LENGTH } from '../../domain/memberships/membership';

const NO_COLLEGE = { message: 'Please select a college' };

/** Validates a required part of an administrator's duties. */
export const Duty = (name: string) =>
  applyDecorators(
    Trimmed(),
    IsString({ message: `${name} is required` }),
    MinLength(DUTIES_LENGTH.min, { message: `${name} is required` }),
    MaxLength(DUTIES_LENGTH.max, { message: `${name} must be at most ${DUTIES_LENGTH.max} characters` }),
    Matches(PRINTABLE_LINE_PATTERN, { message: `${name} contains characters that aren’t allowed` }),
  );

export class AdministratorDetailsBody {
  /** ID of the college. A different college needs approval first. */
  @IsInt(NO_COLLEGE)
  @Min(1, NO_COLLEGE)
  @Max(MAX_ID, NO_COLLEGE)
  collegeId: number;

  @Duty('Department')
  department: string;

  @Duty('Position')
  position: string;
}
