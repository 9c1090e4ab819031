import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Impressions } from '../../application/finder/ports/impressions';

const WRITE_EVERY_MS = 5_000;

/**
 * Gathers what was shown in this process and writes it with one statement every few seconds, while somebody searches.
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
