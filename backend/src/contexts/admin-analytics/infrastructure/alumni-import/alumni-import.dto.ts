import { ApiProperty } from '@nestjs/swagger';
import { Allow, IsIn, IsOptional } from 'class-validator';
import { IdFromQuery, WholeNumberFromQuery } from '../../../../shared/infrastructure/http/field-decorators';
import { TEMPLATE_COLUMNS } from '../../domain/alumni-import/columns';
import type { ImportStatus } from '../../domain/alumni-import/alumni-import';

export class ImportQuery {
  /** `true` checks the file without storing anything. */
  @ApiProperty({ enum: ['true', 'false'], required: false })
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'dryRun must be true or false' })
  dryRun?: 'true' | 'false';
}

export class ListImportsQuery {
  @WholeNumberFromQuery('limit', 1, 100)
  limit: number = 20;

  /** Only imports before this one, from the Link header of the previous page. */
  @ApiProperty({ type: 'integer', required: false })
  @IsOptional()
  @IdFromQuery('after')
  after?: number;
}

/** A row that can't be imported. */
class ProblemRowView {
  /** Row number in the file. */
  @ApiProperty({ type: 'integer' })
  row: number;
  message: string;
}

/** processed = added + skipped + errorCount. */
export class ImportResultView {
  @ApiProperty({ type: 'integer' })
  processed: number;

  @ApiProperty({ type: 'integer' })
  added: number;

  /** Duplicates, people who already have an account, and people who declined. The reason is never shown. */
  @ApiProperty({ type: 'integer' })
  skipped: number;

  /** Errors of the first 100 invalid rows, as "row: message". Row 1 is the header. */
  @ApiProperty({ type: [String] })
  errors: readonly string[];

  @ApiProperty({ type: 'integer' })
  errorCount: number;

  /** Number of rows that are imported without some of their optional cells, because those can't be read. */
  @ApiProperty({ type: 'integer' })
  warningCount: number;

  /** The first 100 of them, as "row: warning". */
  @ApiProperty({ type: [String] })
  warnings: readonly string[];

  /** The first 2,000 invalid rows of a dry run; empty for an import. */
  @ApiProperty({ type: [ProblemRowView] })
  problems: readonly ProblemRowView[];

  /** Null for a dry run. */
  @ApiProperty({ type: 'integer', nullable: true })
  importId: number | null;
}

export class ListedImportView {
  @ApiProperty({ type: 'integer' })
  id: number;

  fileName: string;

  /** Name of the administrator; null after the account was deleted, and for the operator. */
  @ApiProperty({ type: String, nullable: true })
  importedBy: string | null;

  /** failed: it stopped partway, and nothing from the file was stored. */
  @ApiProperty({ enum: ['running', 'completed', 'failed', 'undone'] })
  status: ImportStatus;

  @ApiProperty({ type: 'integer' })
  processed: number;

  @ApiProperty({ type: 'integer' })
  added: number;

  @ApiProperty({ type: 'integer' })
  skipped: number;

  @ApiProperty({ type: 'integer' })
  errorCount: number;

  startedAt: Date;

  @ApiProperty({ type: Date, nullable: true })
  finishedAt: Date | null;

  /** Null if it can’t be undone. */
  @ApiProperty({ type: Date, nullable: true })
  undoUntil: Date | null;

  @ApiProperty({ type: Date, nullable: true })
  undoneAt: Date | null;

  /** Number of people removed by the undo. */
  @ApiProperty({ type: 'integer', nullable: true })
  removed: number | null;

  /** Number of people who stayed after the undo because they had claimed their profile. */
  @ApiProperty({ type: 'integer', nullable: true })
  kept: number | null;

  /** Names of the first 20 of them, as in your file. */
  @ApiProperty({ type: [String] })
  keptNames: readonly string[];
}

export class UndoResultView {
  @ApiProperty({ type: 'integer' })
  removed: number;

  /** Number of people who stay because they have claimed their profile. */
  @ApiProperty({ type: 'integer' })
  kept: number;

  /** Names of the first 20 of them, as in your file. */
  @ApiProperty({ type: [String] })
  keptNames: readonly string[];
}

export class ImportMappingBody {
  /** For each column of the college's files, the column of the template, or null to skip it. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', enum: [...TEMPLATE_COLUMNS], nullable: true },
    maxProperties: 100,
  })
  @Allow()
  mapping: Record<string, string | null>;
}
