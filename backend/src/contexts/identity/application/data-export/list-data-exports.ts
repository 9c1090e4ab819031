import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { DataExportState } from '../../domain/data-export/data-export';
import type { UserId } from '../../domain/users/ids';
import { DataExports } from './ports/data-exports';

export interface ShownDataExports {
  latest:
    | (Pick<DataExportState, 'id' | 'status' | 'done' | 'total' | 'requestedAt' | 'readyAt' | 'bytes'> & {
        expiresAt: Date | null;
      })
    | null;
  /** When another may be asked for; null when one may be now. */
  nextAt: Date | null;
}

/** How far the export is that someone asked for last. */
@UseCase()
export class ListDataExports {
  constructor(
    private readonly exports: DataExports,
    private readonly clock: Clock,
  ) {}

  async execute(userId: UserId): Promise<ShownDataExports> {
    const latest = await this.exports.findLatest(userId);
    if (!latest) return { latest: null, nextAt: null };

    const now = this.clock.now();
    const { id, done, total, requestedAt, readyAt, bytes } = latest.snapshot();
    const status = latest.statusAt(now);
    return {
      latest: { id, status, done, total, requestedAt, readyAt, expiresAt: latest.expiresAt, bytes },
      nextAt: latest.nextAt(now),
    };
  }
}
