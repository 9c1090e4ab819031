import { IsOptional, IsUUID } from 'class-validator';
import { WholeNumberFromQuery } from '../../../../../shared/infrastructure/http/field-decorators';
import { MAX_ID } from '../../../../../shared/domain/id';

export class ExportQuery {
  /** Only colleges with a larger ID, to continue an interrupted download. */
  @IsOptional()
  @WholeNumberFromQuery('after', 0, MAX_ID)
  after?: number;

  /** Only what changed since this version, as in `X-Catalog-Version`. */
  @IsOptional()
  @IsUUID('all', { message: 'since must be a version from the header X-Catalog-Version' })
  since?: string;
}
