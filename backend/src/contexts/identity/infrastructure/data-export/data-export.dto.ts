import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { type DataExportStatus, EXPORT_STATUSES } from '../../domain/data-export/data-export';
import { MAX_INPUT_LENGTH, RequiredText } from '../users/text.dto';

export class AskForDataExportBody {
  /** Required unless the person signed in within the last ten minutes. */
  @IsOptional()
  @RequiredText('Password', MAX_INPUT_LENGTH)
  password?: string | null;
}

/** A file with all data stored about the user. */
class DataExportView {
  id: number;
  @ApiProperty({ enum: EXPORT_STATUSES })
  status: DataExportStatus;
  /** Number of finished parts out of `total`. */
  @ApiProperty({ type: 'integer' })
  done: number;
  @ApiProperty({ type: 'integer' })
  total: number;
  requestedAt: Date;
  readyAt: Date | null;
  /** When the one-time download expires. */
  expiresAt: Date | null;
  @ApiProperty({ type: 'integer', nullable: true })
  bytes: number | null;
}

export class DataExportsView {
  /** The latest export. */
  latest: DataExportView | null;
  /** When the next export can be started; null if it can be started now. */
  nextAt: Date | null;
}
