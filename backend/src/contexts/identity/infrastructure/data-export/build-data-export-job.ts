import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { MAKE_DATA_EXPORT, BuildDataExport } from '../../application/data-export/build-data-export';
import type { DataExportId } from '../../domain/data-export/data-export';

@Injectable()
export class BuildDataExportJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly buildDataExport: BuildDataExport,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ exportId: DataExportId }>(MAKE_DATA_EXPORT, (data) => this.buildDataExport.execute(data));
  }
}
