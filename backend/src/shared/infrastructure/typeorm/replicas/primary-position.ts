import { Injectable } from '@nestjs/common';
import { reportFailure } from '../../metrics/background-failures';
import { isDatabaseUnavailable } from '../database-errors';
import { UnitOfWork } from '../unit-of-work';
import { Replicas } from './replicas';

/** Selects the position that includes everything committed so far, also what isn't on disk yet. */
export const CURRENT_POSITION_SQL = 'pg_current_wal_insert_lsn()::text';

/** Reads the position of the primary, so that later reads include what was written before. */
@Injectable()
export class PrimaryPosition {
  #runningRead: Promise<unknown> = Promise.resolve();
  #nextRead?: Promise<string | undefined>;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly replicas: Replicas,
  ) {}

  /** Whether anyone needs positions: without replicas, all reads run on the primary. */
  get isNeeded(): boolean {
    return this.replicas.areConfigured;
  }

  /** Returns the current position; undefined if the database is unavailable. */
  async read(): Promise<string | undefined> {
    try {
      const [row] = await this.unitOfWork.query<{ position: string }>(`SELECT ${CURRENT_POSITION_SQL} AS position`);
      return row!.position;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) reportFailure('wal-position', error);
      return undefined;
    }
  }

  /** Returns a position read after the call, like `read`, but with one statement for all calls that wait. */
  readShared(): Promise<string | undefined> {
    return (this.#nextRead ??= this.#runningRead.then(() => {
      this.#nextRead = undefined;
      const read = this.unitOfWork.runDetached(() => this.read());
      this.#runningRead = read;
      return read;
    }));
  }
}
