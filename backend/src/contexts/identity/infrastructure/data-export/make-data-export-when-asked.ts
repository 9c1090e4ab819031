import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { MAKE_DATA_EXPORT, MakeDataExport } from '../../application/data-export/make-data-export';
import type { DataExportId } from '../../domain/data-export/data-export';

@Injectable()
export class MakeDataExportWhenAsked implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly makeDataExport: MakeDataExport,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ exportId: DataExportId }>(MAKE_DATA_EXPORT, (data) => this.makeDataExport.execute(data));
  }
}
