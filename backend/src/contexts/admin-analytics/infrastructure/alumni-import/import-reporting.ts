import { Injectable } from '@nestjs/common';
import { runReportingFailure } from '../../../../shared/infrastructure/metrics/background-failures';
import { runDetached } from '../../../../shared/infrastructure/typeorm/unit-of-work-scope';
import { PeopleFacade } from '../../../identity';
import { NotificationsFacade } from '../../../messaging';
import {
  ImportAudit,
  type ImportProgress,
  ProgressReports,
} from '../../application/alumni-import/ports/import-reporting';

const REPORT_INTERVAL_MS = 500;

/** Reports over the live stream to the user's open pages. */
@Injectable()
export class LiveProgressReports extends ProgressReports {
  constructor(private readonly messaging: NotificationsFacade) {
    super();
  }

  start(userId: number, current: () => ImportProgress): () => void {
    return runDetached(() => {
      const report = (): void =>
        runReportingFailure('import-progress', () => this.messaging.publishImportProgress(userId, current()));
      const timer = setInterval(report, REPORT_INTERVAL_MS);
      report();
      return () => {
        clearInterval(timer);
        runDetached(report);
      };
    });
  }
}

@Injectable()
export class IdentityImportAudit extends ImportAudit {
  constructor(private readonly identity: PeopleFacade) {
    super();
  }

  record(
    action: 'alumni-file-checked' | 'alumni-imported' | 'alumni-import-undone',
    userId: number | null,
    at: Date,
    detail: string,
  ): Promise<void> {
    return this.identity.recordInAuditLog(action, userId, at, detail);
  }
}
