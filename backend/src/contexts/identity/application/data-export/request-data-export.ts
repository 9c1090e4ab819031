import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { PersonalDataRegistry } from '../../../../shared/application/personal-data';
import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { DataExport, type DataExportState, ExportInProgress } from '../../domain/data-export/data-export';
import type { UserId } from '../../domain/users/user-state';
import { Reauthenticate } from '../sessions/reauthenticate';
import { AuditLog, type Visitor, Users } from '../users/ports/users';
import { BUILD_DATA_EXPORT_QUEUE } from './build-data-export';
import { DataExports, ExportContents } from './ports/data-exports';

interface RequestDataExportInput {
  userId: UserId;
  /** Required unless the session is fresh. */
  password: string | null;
  visitor: Visitor;
  sessionSecret: string;
}

/** Requests an export of a user's data. It is built in the background. */
@UseCase()
export class RequestDataExport {
  constructor(
    private readonly users: Users,
    private readonly reauthenticate: Reauthenticate,
    private readonly exports: DataExports,
    private readonly contents: ExportContents,
    private readonly everything: PersonalDataRegistry,
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws ExportInProgress, TooManyRequests, PasswordNeeded, PasswordIncorrect */
  async execute({ userId, password, visitor, sessionSecret }: RequestDataExportInput): Promise<void> {
    const user = await this.users.getById(userId);
    const proof = { user, password, field: 'password', visitor, sessionSecret } as const;
    await this.reauthenticate.execute({ ...proof, freshSessionWillDo: true });

    await this.transactions.run(async () => {
      const now = this.clock.now();
      await this.#deletePreviousExport(userId, now);
      const id = await this.exports.nextId();
      await this.exports.save(DataExport.request({ id, userId, total: this.everything.parts.length }, now));
      await this.audit.record({ action: 'data-export-requested', userId, visitor, at: now });
      await this.jobs.send(BUILD_DATA_EXPORT_QUEUE, { exportId: id });
    });
  }

  async #deletePreviousExport(userId: UserId, now: Date): Promise<void> {
    const previousExport = await this.exports.findLatest(userId);
    if (!previousExport) return;
    previousExport.updateStatus(now);
    if (previousExport.isRunning) throw new ExportInProgress();
    const nextAt = previousExport.nextRequestAt(now);
    if (nextAt) throw new TooManyRequests(Math.ceil((nextAt.getTime() - now.getTime()) / 1000));
    await this.exports.save(previousExport);
    await this.contents.delete(previousExport.snapshot().id);
  }
}

interface DataExportProgress {
  latest:
    | (Pick<DataExportState, 'id' | 'status' | 'done' | 'total' | 'requestedAt' | 'readyAt' | 'bytes'> & {
        expiresAt: Date | null;
      })
    | null;
  /** When the next export can be started; null if it can be started now. */
  nextAt: Date | null;
}

/** Returns the progress of the user's latest export. */
@UseCase()
export class GetDataExportProgress {
  constructor(
    private readonly exports: DataExports,
    private readonly clock: Clock,
  ) {}

  async execute(userId: UserId): Promise<DataExportProgress> {
    const latest = await this.exports.findLatest(userId);
    if (!latest) return { latest: null, nextAt: null };

    const now = this.clock.now();
    const { id, done, total, requestedAt, readyAt, bytes } = latest.snapshot();
    const status = latest.statusAt(now);
    return {
      latest: { id, status, done, total, requestedAt, readyAt, expiresAt: latest.expiresAt, bytes },
      nextAt: latest.nextRequestAt(now),
    };
  }
}
