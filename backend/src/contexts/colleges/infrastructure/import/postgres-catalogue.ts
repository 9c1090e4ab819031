import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { maintenanceOptions } from '../../../../shared/infrastructure/typeorm/data-source';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  Catalogue,
  type CatalogueDraft,
  type MajorsCounts,
  type MajorsOrigin,
  type MergeCounts,
  type MergeOrigin,
  type ProgramCounts,
  type ProgramsOrigin,
  type BusyPolicy,
  type CollegeChunk,
} from '../../application/import/ports/catalogue';
import { ImportIsRunning } from '../../domain/catalogue/errors';
import type { FieldsOfStudy } from '../../domain/import/fields-of-study';
import type { ImportedProgram } from '../../domain/import/program-file';
import { SEARCH_DOCUMENT_VERSION } from '../../domain/search/search-document';
import { collegeAliases } from '../catalogue/college-aliases';
import { collegeDescriptions, mergeDescriptions } from '../catalogue/college-descriptions';
import { starterColleges } from '../catalogue/starter-colleges';
import { CATALOGUE_LOCK, updateTypeStatistics } from '../catalogue/derived-data';
import { updateFigureMedians } from '../catalogue/figure-medians';
import { DIRECTORY_VERSION, updateDirectoryEntries } from '../catalogue/directory-index';
import { updateSearchEntries, mergeCuratedAliases } from '../catalogue/search-index';
import { mergeMajorsOfFields } from './majors-staging';
import { mergeStagedPrograms, openProgramStaging, stagePrograms } from './program-staging';
import { mergeStagedColleges, openStaging, stageColleges } from './staging';

const RESERVED_IDS = new Map(starterColleges.slice(0, 2).map(({ ipedsId }, at) => [ipedsId, at + 1]));
/** A change of this hash makes the next import rewrite all search documents and directory entries. */
const SEARCH_FINGERPRINT = createHash('sha256')
  .update(JSON.stringify([SEARCH_DOCUMENT_VERSION, DIRECTORY_VERSION, collegeAliases, collegeDescriptions]))
  .digest('hex');

/** The catalog in PostgreSQL, changed on a separate connection without a statement time-out. */
@Injectable()
export class PostgresCatalogue extends Catalogue {
  constructor(
    private readonly settings: Settings,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async findSource(): Promise<'starter' | 'scorecard' | null> {
    const [state] = await this.unitOfWork.query<{ source: 'starter' | 'scorecard' }>(
      'SELECT source FROM colleges.catalogue_state',
    );
    return state?.source ?? null;
  }

  async awaitsMajors(): Promise<boolean> {
    const rows = await this.unitOfWork.query(
      `SELECT FROM colleges.catalogue_imports WHERE source = 'scorecard'
         AND id > (SELECT coalesce(max(after_import), 0) FROM colleges.majors_imports) LIMIT 1`,
    );
    return rows.length > 0;
  }

  update<T>(work: (draft: CatalogueDraft) => Promise<T>, ifBusy: BusyPolicy = 'refuse'): Promise<T> {
    return this.#runExclusively(ifBusy, async (db) => {
      await openStaging(db);
      await openProgramStaging(db);
      return work(new PostgresCatalogueDraft(db));
    });
  }

  async refreshSearch(): Promise<void> {
    if (await this.#isSearchCurrent()) return;
    await this.#runExclusively('wait', async (db) => {
      // Another instance may already have updated it.
      if (await this.#isSearchCurrent()) return;
      await openStaging(db);
      await mergeCuratedAliases(db);
      await mergeDescriptions(db);
      await db.query('INSERT INTO touched SELECT id FROM colleges.colleges ON CONFLICT DO NOTHING');
      await updateSearchEntries(db);
      await updateDirectoryEntries(db);
      await db.query('UPDATE colleges.catalogue_state SET search_fingerprint = $1', [SEARCH_FINGERPRINT]);
    });
  }

  async #isSearchCurrent(): Promise<boolean> {
    const rows = await this.unitOfWork.query('SELECT FROM colleges.catalogue_state WHERE search_fingerprint <> $1', [
      SEARCH_FINGERPRINT,
    ]);
    return rows.length === 0;
  }

  async #runExclusively<T>(ifBusy: BusyPolicy, work: (db: QueryRunner) => Promise<T>): Promise<T> {
    const source = await new DataSource(
      maintenanceOptions(this.settings, { entities: [], migrations: [] }),
    ).initialize();
    try {
      return await source.transaction(async ({ queryRunner }) => {
        const db = queryRunner!;
        const lock = ifBusy === 'wait' ? 'pg_advisory_xact_lock' : 'pg_try_advisory_xact_lock';
        const [{ locked }] = (await db.query(`SELECT ${lock}($1)::text AS locked`, [CATALOGUE_LOCK])) as [
          { locked: string },
        ];
        if (locked === 'false') throw new ImportIsRunning();
        return work(db);
      });
    } finally {
      await source.destroy();
    }
  }
}

class PostgresCatalogueDraft implements CatalogueDraft {
  readonly #stagedIds = new Set<number>();

  constructor(private readonly db: QueryRunner) {}

  async count(): Promise<number> {
    const [{ held }] = (await this.db.query('SELECT count(*)::int AS held FROM colleges.colleges WHERE operating')) as [
      { held: number },
    ];
    return held;
  }

  /** If an institution is listed twice, the first row is used. */
  stage({ colleges, closed }: CollegeChunk): Promise<void> {
    const firstRows = colleges.filter(({ ipedsId }) => {
      const isFirst = !this.#stagedIds.has(ipedsId);
      this.#stagedIds.add(ipedsId);
      return isFirst;
    });
    return stageColleges(this.db, { colleges: firstRows, closed });
  }

  async merge(origin: MergeOrigin): Promise<MergeCounts> {
    const counts = await mergeStagedColleges(this.db, origin, RESERVED_IDS);
    await mergeCuratedAliases(this.db);
    await updateSearchEntries(this.db);
    await updateDirectoryEntries(this.db);
    if (counts.added + counts.changed > 0) {
      await updateTypeStatistics(this.db);
      await updateFigureMedians(this.db);
    }
    await this.#recordImport(origin, counts);
    return counts;
  }

  async mergeMajors(fields: FieldsOfStudy, origin: MajorsOrigin): Promise<MajorsCounts> {
    const counts = await mergeMajorsOfFields(this.db, fields);
    if (counts.changed > 0) {
      await updateSearchEntries(this.db);
      await updateDirectoryEntries(this.db);
    }
    const { fileName, sha256, release, at, rowsRead } = origin;
    await this.db.query(
      `INSERT INTO colleges.majors_imports
         (after_import, file_name, sha256, release, finished_at, rows_read, changed, unchanged, left_out)
       SELECT coalesce(max(id), 0), $1, $2, $3, $4, $5, $6, $7, $8 FROM colleges.catalogue_imports`,
      [fileName, sha256, release, at, rowsRead, counts.changed, counts.unchanged, counts.leftOut],
    );
    await this.db.query('SELECT colleges.refresh_statistics()');
    return counts;
  }

  stagePrograms(programs: readonly ImportedProgram[]): Promise<void> {
    return stagePrograms(this.db, programs);
  }

  mergePrograms(origin: ProgramsOrigin): Promise<ProgramCounts> {
    return mergeStagedPrograms(this.db, origin);
  }

  async #recordImport(origin: MergeOrigin, { added, changed, unchanged }: MergeCounts): Promise<void> {
    const { source, fileName, sha256, release, at, rowsRead } = origin;
    await this.db.query(
      `INSERT INTO colleges.catalogue_imports
         (source, file_name, sha256, release, finished_at, rows_read, added, changed, unchanged, left_out, branches)
       SELECT $1, $2, $3, $4, $5, $6::int, $7, $8, $9, $6::int - count(*), count(main_ipeds_id) FROM staged`,
      [source, fileName, sha256, release, at, rowsRead, added, changed, unchanged],
    );
    await this.db.query(
      `INSERT INTO colleges.catalogue_state (source, release, colleges, main_campuses, search_fingerprint)
       SELECT $1, $2, count(*), count(*) FILTER (WHERE ipeds_id <= 999999), $3 FROM colleges.colleges WHERE operating
       ON CONFLICT (singleton) DO UPDATE SET source = excluded.source, release = excluded.release,
         colleges = excluded.colleges, main_campuses = excluded.main_campuses,
         search_fingerprint = excluded.search_fingerprint`,
      [source, release, SEARCH_FINGERPRINT],
    );
    // Otherwise the planner would use the statistics from before the import.
    await this.db.query('SELECT colleges.refresh_statistics()');
  }
}
