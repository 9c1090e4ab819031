import { Injectable } from '@nestjs/common';
import type { QueryRunner } from 'typeorm';
import { Outbox } from '../../../../shared/infrastructure/events/outbox';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  AlumniImports,
  type ImportDraft,
  ImportMappings,
  type NewImport,
  type PageOfImports,
  type RejectedRow,
  type StoredResponse,
} from '../../application/alumni-import/ports/alumni-imports';
import { type AlumniImport, MAX_KEPT_NAMES, type UndoResult } from '../../domain/alumni-import/alumni-import';
import { ImportNotFound } from '../../domain/alumni-import/errors';
import type { ImportMapping } from '../../domain/alumni-import/import-mapping';
import { AddressHashes } from './address-hashes';
import { IMPORT_LOCK_KEY, ImportConnections } from './import-connection';
import { runImport } from './postgres-import-drafts';

/** Returns SQL for the names of the people who are left of an import. */
const keptNamesSql = (importId: string): string =>
  `ARRAY(SELECT p.first_name || ' ' || p.last_name FROM admin_analytics.imported_alumni p
         WHERE p.import_id = ${importId} ORDER BY p.last_name, p.first_name, p.id LIMIT ${MAX_KEPT_NAMES})`;

const IMPORT_COLUMNS_SQL = `id, college_id AS "collegeId", imported_by AS "importedBy", file_name AS "fileName", status,
  file_hash AS "fileHash", processed, added, skipped, error_count AS "errorCount", started_at AS "startedAt",
  finished_at AS "finishedAt", undone_at AS "undoneAt", removed, kept AS "keptByUndoCount",
  CASE WHEN status = 'undone' THEN ${keptNamesSql('alumni_imports.id')} ELSE '{}' END AS "keptNames"`;

const IS_LOCK_HELD_SQL = `
  SELECT EXISTS (
    SELECT FROM pg_locks
    WHERE locktype = 'advisory' AND classid::bigint = $2 AND objid::bigint = $1 AND objsubid = 2 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS "isHeld"`;

const ROWS_PER_PAGE = 500;

@Injectable()
export class SqlAlumniImports extends AlumniImports {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly connections: ImportConnections,
    private readonly addressHashes: AddressHashes,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  run<T>(start: NewImport, work: (draft: ImportDraft) => Promise<T>): Promise<T> {
    const { addressHashes, outbox } = this;
    return this.connections.runExclusively(start.collegeId, (connection) =>
      runImport(connection, start, work, { addressHashes, outbox }),
    );
  }

  async list(
    collegeId: number,
    { after, limit, now }: { after: number | null; limit: number; now: Date },
  ): Promise<PageOfImports> {
    await this.#failInterrupted(collegeId, now);
    const rows = await this.unitOfWork.query<AlumniImport>(
      `SELECT ${IMPORT_COLUMNS_SQL} FROM admin_analytics.alumni_imports
       WHERE college_id = $1 AND ($2::integer IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
      [collegeId, after, limit + 1],
    );
    const [counted] = await this.unitOfWork.query<{ total: number }>(
      'SELECT count(*)::int AS total FROM admin_analytics.alumni_imports WHERE college_id = $1',
      [collegeId],
    );
    const items = rows.slice(0, limit);
    return { items, total: counted!.total, nextAfter: rows.length > limit ? items.at(-1)!.id : null };
  }

  /**
   * Marks imports as failed that were interrupted: a running import holds its college's lock. The lock is looked up in a
   * statement of its own, because the table can be on another server, and after the imports, so that one that starts in
   * between isn't affected.
   */
  async #failInterrupted(collegeId: number, now: Date): Promise<void> {
    const running = await this.unitOfWork.query<{ id: number }>(
      "SELECT id FROM admin_analytics.alumni_imports WHERE college_id = $1 AND status = 'running'",
      [collegeId],
    );
    if (running.length === 0) return;
    const [lock] = await this.unitOfWork.query<{ isHeld: boolean }>(IS_LOCK_HELD_SQL, [collegeId, IMPORT_LOCK_KEY]);
    if (lock!.isHeld) return;
    await this.unitOfWork.query(
      `UPDATE admin_analytics.alumni_imports SET status = 'failed', finished_at = $2
       WHERE id = ANY ($1) AND status = 'running'`,
      [running.map(({ id }) => id), now],
    );
  }

  async get(collegeId: number, id: number): Promise<AlumniImport> {
    const [found] = await this.unitOfWork.query<AlumniImport>(
      `SELECT ${IMPORT_COLUMNS_SQL} FROM admin_analytics.alumni_imports WHERE college_id = $1 AND id = $2`,
      [collegeId, id],
    );
    if (!found) throw new ImportNotFound();
    return found;
  }

  async findResponse(collegeId: number, requestKey: string): Promise<StoredResponse | null> {
    const [found] = await this.unitOfWork.query<StoredResponse>(
      `SELECT file_hash AS "fileHash", answer FROM admin_analytics.alumni_imports
       WHERE college_id = $1 AND request_key = $2 AND file_hash IS NOT NULL AND answer IS NOT NULL`,
      [collegeId, requestKey],
    );
    return found ?? null;
  }

  async *listRejectedRows(importId: number): AsyncGenerator<readonly RejectedRow[]> {
    for (let after = 0; ;) {
      const rows = await this.unitOfWork.query<RejectedRow>(
        `SELECT row_number AS "rowNumber", message, cells FROM admin_analytics.alumni_import_errors
         WHERE import_id = $1 AND row_number > $2 ORDER BY row_number LIMIT $3`,
        [importId, after, ROWS_PER_PAGE],
      );
      if (rows.length > 0) yield rows;
      if (rows.length < ROWS_PER_PAGE) return;
      after = rows.at(-1)!.rowNumber;
    }
  }

  undo(collegeId: number, id: number, at: Date, check: (one: AlumniImport) => void): Promise<UndoResult> {
    return this.connections.runExclusively(collegeId, async ({ db }) => {
      await db.startTransaction();
      try {
        const done = await undo(db, { collegeId, id, at, check });
        await db.commitTransaction();
        return done;
      } catch (error) {
        await db.rollbackTransaction();
        throw error;
      }
    });
  }
}

interface UndoInput {
  readonly collegeId: number;
  readonly id: number;
  readonly at: Date;
  readonly check: (one: AlumniImport) => void;
}

async function undo(db: QueryRunner, { collegeId, id, at, check }: UndoInput): Promise<UndoResult> {
  // A stronger lock would wait for the foreign key checks of claims, which wait for the rows that are deleted below.
  const [found] = (await db.query(
    `SELECT ${IMPORT_COLUMNS_SQL} FROM admin_analytics.alumni_imports WHERE college_id = $1 AND id = $2 FOR NO KEY UPDATE`,
    [collegeId, id],
  )) as AlumniImport[];
  if (!found) throw new ImportNotFound();
  check(found);
  // Waits for concurrent claims to commit, and then sees them.
  const [, removed] = (await db.query(
    'DELETE FROM admin_analytics.imported_alumni WHERE import_id = $1 AND claimed_by IS NULL',
    [id],
  )) as [unknown, number];
  const [left] = (await db.query(
    `SELECT count(*)::int AS kept, ${keptNamesSql('$1')} AS "keptNames"
     FROM admin_analytics.imported_alumni WHERE import_id = $1`,
    [id],
  )) as [Omit<UndoResult, 'removed'>];
  await db.query(
    `UPDATE admin_analytics.alumni_imports SET status = 'undone', undone_at = $2, removed = $3, kept = $4 WHERE id = $1`,
    [id, at, removed, left.kept],
  );
  return { removed, ...left };
}

@Injectable()
export class SqlImportMappings extends ImportMappings {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async get(collegeId: number): Promise<ImportMapping> {
    const [row] = await this.unitOfWork.query<{ mapping: ImportMapping }>(
      'SELECT mapping FROM admin_analytics.import_mappings WHERE college_id = $1',
      [collegeId],
    );
    return row?.mapping ?? {};
  }

  async save(collegeId: number, mapping: ImportMapping): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO admin_analytics.import_mappings (college_id, mapping) VALUES ($1, $2::jsonb)
       ON CONFLICT (college_id) DO UPDATE SET mapping = excluded.mapping`,
      [collegeId, JSON.stringify(mapping)],
    );
  }
}
