import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { FinderCounts, Impressions } from '../../application/finder/ports/finder-reader';
import { LEAST_ANSWERED } from '../../domain/finder/finder';

@Injectable()
export class SqlFinderCounts extends FinderCounts {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async countConnections(userIds: readonly number[]): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE mentorship.finder_entries e SET
         mentees = (SELECT count(*) FROM mentorship.connections c WHERE c.mentor_id = e.user_id AND c.status = 'connected'),
         replies_within_days = (
           SELECT CASE WHEN count(*) >= ${LEAST_ANSWERED} THEN
             greatest(ceil(extract(epoch FROM
               percentile_disc(0.5) WITHIN GROUP (ORDER BY c.updated_at - c.created_at)) / 86400), 1) END
           FROM mentorship.connections c
           WHERE c.to_user_id = e.user_id AND c.status IN ('connected', 'declined'))
       WHERE e.user_id = ANY ($1::integer[])`,
      [userIds],
    );
  }

  async updateRotation(): Promise<void> {
    await this.unitOfWork.query(`
      WITH gone AS (DELETE FROM mentorship.finder_showings RETURNING user_id, times)
      UPDATE mentorship.finder_entries e SET shown = e.shown + gone.times FROM gone WHERE e.user_id = gone.user_id`);
  }
}

const WRITE_EVERY_MS = 5_000;

/**
 * Gathers what was shown in this process and writes it with one statement every few seconds, while someone searches.
 * What a crash takes along is not missed.
 */
@Injectable()
export class SqlImpressions extends Impressions implements OnApplicationShutdown {
  readonly #log = new Logger('Finder');
  #shown = new Map<number, number>();
  #timer: NodeJS.Timeout | null = null;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  record(userIds: readonly number[]): void {
    for (const id of userIds) this.#shown.set(id, (this.#shown.get(id) ?? 0) + 1);
    if (this.#shown.size > 0) this.#timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  /** Writes down what has been shown since the last time. */
  async write(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const shown = [...this.#shown].sort(([one], [other]) => one - other);
    this.#shown = new Map();
    if (shown.length === 0) return;
    try {
      await this.unitOfWork.query(
        `INSERT INTO mentorship.finder_showings (user_id, times)
         SELECT s.user_id, s.times FROM unnest($1::integer[], $2::integer[]) AS s (user_id, times)
         JOIN mentorship.finder_entries e USING (user_id)
         ON CONFLICT (user_id) DO UPDATE SET times = finder_showings.times + excluded.times`,
        [shown.map(([id]) => id), shown.map(([, times]) => times)],
      );
    } catch (error) {
      this.#log.warn(`How often people were shown was not written down: ${String(error)}`);
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.write();
  }
}
