import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { FRACTION_SCHEMA } from '../../../../shared/infrastructure/http/api-document/number-schemas';
import { IdFromQuery, WholeNumberFromQuery } from '../../../../shared/infrastructure/http/field-decorators';
import type { CollegeProfileFacade } from '../../../colleges';

export class ProfileHistoryQuery {
  @WholeNumberFromQuery('limit', 1, 100)
  limit: number = 30;

  /** ID of the last change on the previous page. */
  @IsOptional()
  @IdFromQuery('after')
  after?: number;
}

const TEXT_OR_NUMBER = { oneOf: [{ type: 'string' }, FRACTION_SCHEMA, { type: 'null' }] };

/** An administrator who changed a field. */
class ProfileEditorView {
  id: number;
  fullName: string;
}

/** One change of one field. */
export class ProfileChangeView {
  id: number;
  /** The field name as in the details of a college: `name`, `admission_rate`. */
  field: string;
  /** Rates are fractions; null means "not reported". */
  @ApiProperty(TEXT_OR_NUMBER)
  oldValue: string | number | null;
  @ApiProperty(TEXT_OR_NUMBER)
  newValue: string | number | null;
  @ApiProperty({ enum: ['administrator', 'federal'] })
  source: 'administrator' | 'federal';
  /** Date of the federal release with this value, YYYY-MM-DD. */
  release: string | null;
  /** ISO 8601, UTC. */
  changedAt: string;
  /** Null for federal releases, and for people who no longer represent a college. */
  @ApiProperty({ type: ProfileEditorView, nullable: true })
  changedBy: ProfileEditorView | null;
  /** Whether it is the last change of its field and can be reverted. */
  revertible: boolean;
}

type ProfileChange = Awaited<ReturnType<CollegeProfileFacade['listChanges']>>['items'][number];

/** @param names of the people who represent a college, by user ID */
export function toProfileChangeView(
  { source, changedBy, changedAt, isRevertible, ...change }: ProfileChange,
  names: ReadonlyMap<number, string>,
): ProfileChangeView {
  const fullName = changedBy === null ? undefined : names.get(changedBy);
  return {
    ...change,
    source: source === 'college' ? 'administrator' : source,
    changedAt: changedAt.toISOString(),
    changedBy: changedBy === null || fullName === undefined ? null : { id: changedBy, fullName },
    revertible: isRevertible,
  };
}
