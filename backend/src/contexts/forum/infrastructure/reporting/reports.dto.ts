import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import { PRINTABLE_LINES_PATTERN, TrimmedLines } from '../../../../shared/infrastructure/http/field-decorators';
import {
  Report,
  REPORT_REASONS,
  REPORTABLE_TYPES,
  type ReportReason,
  type ReportTargetType,
} from '../../domain/reports/report';

export class ReportBody {
  @ApiProperty({ enum: REPORTABLE_TYPES })
  @IsIn(REPORTABLE_TYPES, { message: 'Choose what you want to report.' })
  targetType: ReportTargetType;

  @IsInt({ message: 'targetId must be a positive whole number' })
  @Min(1, { message: 'targetId must be a positive whole number' })
  @Max(MAX_ID, { message: 'targetId must be a positive whole number' })
  targetId: number;

  @ApiProperty({ enum: REPORT_REASONS })
  @IsIn(REPORT_REASONS, { message: 'Please choose a reason' })
  reason: ReportReason;

  /** More details about the reason. */
  @IsOptional()
  @TrimmedLines()
  @IsString()
  @Matches(PRINTABLE_LINES_PATTERN, { message: 'note must not contain control characters' })
  @MaxLength(Report.NOTE_MAX_LENGTH)
  note?: string;
}

export class FiledReport {
  id: number;
  /** False if the person already reported it; the earlier report doesn’t change. */
  isNew: boolean;
}
