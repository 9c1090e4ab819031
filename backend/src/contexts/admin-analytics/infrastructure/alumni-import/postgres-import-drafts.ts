import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import type { QueryRunner } from 'typeorm';
import { DomainError } from '../../../../shared/domain/domain-error';
import type { Outbox } from '../../../../shared/infrastructure/events/outbox';
import { getViolatedConstraint } from '../../../../shared/infrastructure/typeorm/database-errors';
import { runDetached } from '../../../../shared/infrastructure/typeorm/unit-of-work-scope';
import {
  type ImportDraft,
  type ImportResult,
  type MergeInput,
  type MergeResult,
  type NewImport,
  type RejectedRow,
  type StagedAlumnus,
} from '../../application/alumni-import/ports/alumni-imports';
import { ImportCancelled, ImportIsRunning } from '../../domain/alumni-import/errors';
import { AlumniImported } from '../../domain/alumni-import/events';
import { alumnusLine, rejectedLine, STAGED_COLUMNS } from './postgres-copy-lines';
import type { AddressHashes } from './address-hashes';
import type { ImportConnection } from './import-connection';

interface Dependencies {
  readonly addressHashes: AddressHashes;
  readonly outbox: Outbox;
}

/**
 * Imports a file on a connection that holds the college's lock: rows are streamed into a temporary table, and one
 * statement merges them.
 */
export async function runImport<T>(
  connection: ImportConnection,
  start: NewImport,
  work: (draft: ImportDraft) => Promise<T>,
  dependencies: Dependencies,
): Promise<T> {
  const { db } = connection;
  const recordedId = start.isDryRun ? null : await recordStart(db, start);
  let draft: PostgresDraft | undefined;
  try {
    await db.startTransaction();
    draft = new PostgresDraft(connection, start, recordedId ?? (await recordStart(db, start)), dependencies);
    await openStaging(db);
    const result = await work(draft);
    await (start.isDryRun ? db.rollbackTransaction() : db.commitTransaction());
    if (draft.hasNews) runDetached(() => dependencies.outbox.wake());
    return result;
  } catch (error) {
    await draft?.abandon();
    await db.rollbackTransaction();
    if (recordedId !== null) await recordEnd(db, recordedId, error);
    throw error;
  }
}

async function recordStart(db: QueryRunner, start: NewImport): Promise<number> {
  const [{ id }] = (await db.query(
    `INSERT INTO admin_analytics.alumni_imports (college_id, imported_by, file_name, status, started_at)
     VALUES ($1, $2, $3, 'running', $4) RETURNING id`,
    [start.collegeId, start.importedBy, start.fileName, start.startedAt],
  )) as [{ id: number }];
  return id;
}

/** A refused file leaves no trace; any other error leaves an import that is marked as failed. */
async function recordEnd(db: QueryRunner, importId: number, error: unknown): Promise<void> {
  const isRefused = error instanceof DomainError && !(error instanceof ImportCancelled);
  await db.query(
    isRefused
      ? 'DELETE FROM admin_analytics.alumni_imports WHERE id = $1'
      : `UPDATE admin_analytics.alumni_imports SET status = 'failed', finished_at = now() WHERE id = $1`,
    [importId],
  );
}

/** Creates the temporary table, which is dropped at the end of the transaction. */
async function openStaging(db: QueryRunner): Promise<void> {
  const columns = Object.entries(STAGED_COLUMNS).map(([name, type]) => `${name} ${type}`);
  await db.query(`CREATE TEMP TABLE staged (${columns.join(', ')}) ON COMMIT DROP`);
}

// Sorted by address, so that two colleges that import the same people concurrently take locks in the same order.
const MERGE_SQL = `
  INSERT INTO admin_analytics.imported_alumni
    (college_id, import_id, email, first_name, last_name, graduation_year, major, job_title, company, linkedin_url,
     suggested_mentor, imported_at, purge_at)
  SELECT DISTINCT ON (s.email COLLATE "C") $1::integer, $2::integer, s.email, s.first_name, s.last_name,
    s.graduation_year, s.major, s.job_title, s.company, s.linkedin_url, s.suggested_mentor, $3::timestamptz, $4::timestamptz
  FROM staged s WHERE s.email IS NOT NULL
  ORDER BY s.email COLLATE "C", s.row_number
  ON CONFLICT (email, college_id) DO NOTHING`;

const HASH_BATCH_SIZE = 2_000;

class PostgresDraft implements ImportDraft {
  #copy?: CopyStreamQuery;
  hasNews = false;

  constructor(
    private readonly connection: ImportConnection,
    private readonly start: NewImport,
    private readonly importId: number,
    private readonly dependencies: Dependencies,
  ) {}

  async stage(alumni: readonly StagedAlumnus[], rejected: readonly RejectedRow[]): Promise<void> {
    const lines = alumni.map(alumnusLine).join('') + rejected.map(rejectedLine).join('');
    if (lines === '') return;
    this.#copy ??= this.#openCopyStream();
    if (!this.#copy.write(lines)) await once(this.#copy, 'drain');
  }

  async merge(merge: MergeInput): Promise<MergeResult> {
    if (this.#copy) {
      this.#copy.end();
      await finished(this.#copy);
      this.#copy = undefined;
    }
    await this.connection.driver.query(MERGE_SQL, [
      this.start.collegeId,
      this.importId,
      merge.importedAt,
      merge.purgeAt,
    ]);
    await this.#removeDeclined();
    const added = await this.#countAdded();
    await this.#recordResult(merge, added);
    return { importId: this.start.isDryRun ? null : this.importId, added };
  }

  /**
   * Counts the rows instead of using the row count of the merge: with Citus, that one includes those that were skipped.
   */
  async #countAdded(): Promise<number> {
    const [counted] = (await this.connection.db.query(
      'SELECT count(*)::int AS added FROM admin_analytics.imported_alumni WHERE import_id = $1',
      [this.importId],
    )) as [{ added: number }];
    return counted.added;
  }

  /** Runs after the merge, so that it also sees people who declined during the upload. */
  async #removeDeclined(): Promise<void> {
    const { db } = this.connection;
    const rows = (await db.query(
      'SELECT address_hash AS hash FROM admin_analytics.declined_addresses WHERE college_id = $1',
      [this.start.collegeId],
    )) as { hash: Buffer }[];
    const declined = new Set(rows.map(({ hash }) => hash.toString('hex')));
    for (let after = 0; declined.size > 0;) {
      const people = (await db.query(
        `SELECT id, email FROM admin_analytics.imported_alumni WHERE import_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
        [this.importId, after, HASH_BATCH_SIZE],
      )) as { id: number; email: string }[];
      if (people.length === 0) break;
      after = people.at(-1)!.id;
      const found = people.filter(({ email }) =>
        declined.has(this.dependencies.addressHashes.hash(email).toString('hex')),
      );
      await db.query('DELETE FROM admin_analytics.imported_alumni WHERE id = ANY($1::integer[])', [
        found.map(({ id }) => id),
      ]);
    }
  }

  async saveResponse(requestKey: string, answer: ImportResult): Promise<void> {
    try {
      await this.connection.db.query(
        'UPDATE admin_analytics.alumni_imports SET request_key = $2, answer = $3::jsonb WHERE id = $1',
        [this.importId, requestKey, JSON.stringify(answer)],
      );
    } catch (error) {
      // The request was repeated in the moment between the end of the first one and the start of this one.
      throw getViolatedConstraint(error) === 'alumni_imports_request_key' ? new ImportIsRunning() : error;
    }
  }

  /** Ends the COPY early, so that the transaction can be rolled back. */
  async abandon(): Promise<void> {
    const copy = this.#copy;
    if (!copy || copy.closed) return;
    copy.on('error', () => {});
    copy.destroy();
    await finished(copy).catch(() => {});
  }

  #openCopyStream(): CopyStreamQuery {
    const columns = Object.keys(STAGED_COLUMNS).join(', ');
    return this.connection.driver.query(copyFrom(`COPY staged (${columns}) FROM STDIN`));
  }

  async #recordResult({ processed, errorCount, fileHash, importedAt }: MergeInput, added: number): Promise<void> {
    const { db } = this.connection;
    await db.query(
      `INSERT INTO admin_analytics.alumni_import_errors (import_id, row_number, message, cells)
       SELECT $1, row_number, message, cells FROM staged WHERE message IS NOT NULL`,
      [this.importId],
    );
    await db.query(
      `UPDATE admin_analytics.alumni_imports
       SET status = 'completed', processed = $2, added = $3, skipped = $4, error_count = $5, file_hash = $6, finished_at = $7
       WHERE id = $1`,
      [this.importId, processed, added, processed - errorCount - added, errorCount, fileHash, importedAt],
    );
    if (this.start.isDryRun) return;
    const event = new AlumniImported(this.importId, this.start.collegeId, importedAt);
    this.hasNews = await this.dependencies.outbox.add(db.manager, [event]);
  }
}
