import { Injectable } from '@nestjs/common';
import { runReportingFailure } from '../../../../shared/infrastructure/metrics/background-failures';
import { runDetached } from '../../../../shared/infrastructure/typeorm/unit-of-work-scope';
import { NotificationsFacade } from '../../../messaging';
import { type ImportProgress, ProgressReports } from '../../application/alumni-import/ports/progress-reports';

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
