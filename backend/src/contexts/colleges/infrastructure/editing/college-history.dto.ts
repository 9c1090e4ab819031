import { WholeNumberFromQuery } from '../../../../shared/infrastructure/http/field-decorators';
import { ApiProperty } from '@nestjs/swagger';
import { FRACTION_SCHEMA } from '../../../../shared/infrastructure/http/api-document/number-schemas';
import type { CollegeChangeView } from '../../application/editing/ports/college-profiles';

const MAX_OFFSET = 1_000_000;

export class CollegeHistoryQuery {
  @WholeNumberFromQuery('limit', 1, 200)
  limit: number = 50;

  @WholeNumberFromQuery('offset', 0, MAX_OFFSET)
  offset: number = 0;
}

const TEXT_OR_NUMBER = { oneOf: [{ type: 'string' }, FRACTION_SCHEMA, { type: 'null' }] };

/** A change of the value used for a college. */
export class CollegeChange implements CollegeChangeView {
  id: number;
  /** As in the college's details: `name`, `admission_rate`. */
  field: string;
  @ApiProperty({ enum: ['federal', 'college'] })
  source: 'federal' | 'college';
  /** Rates are fractions; null is "not reported". */
  @ApiProperty(TEXT_OR_NUMBER)
  old_value: string | number | null;
  @ApiProperty(TEXT_OR_NUMBER)
  new_value: string | number | null;
  /** Date of the federal release with this value, YYYY-MM-DD. */
  release: string | null;
  /** ISO 8601, UTC. */
  changed_at: string;
  /** "College Scorecard", or the college's name. */
  changed_by: string | null;
}
