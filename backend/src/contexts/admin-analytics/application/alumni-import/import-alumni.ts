import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { IdempotencyKeyReused } from '../../../../shared/domain/idempotency-errors';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { toDisplayFileName } from '../../domain/alumni-import/alumni-import';
import { ImportCancelled } from '../../domain/alumni-import/errors';
import { MAX_ROWS } from '../../domain/alumni-import/limits';
import { UNCLAIMED_RETENTION_MS } from '../../domain/alumni-import/retention';
import { FindOwnCollege } from '../memberships/own-membership';
import { People } from '../memberships/ports/people';
import { CheckedRows } from './checked-rows';
import { AlumniImports, type ImportDraft, type ImportResult, type StoredResponse } from './ports/alumni-imports';
import { AlumniTables } from './ports/alumni-tables';
import { type ImportProgress, ProgressReports } from './ports/progress-reports';

export interface AlumniFile {
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

interface ImportJob {
  readonly collegeId: number;
  readonly by: number | null;
  readonly file: AlumniFile;
  readonly isDryRun: boolean;
  /** Identifies the request, so that a repetition gets the same response; undefined if the caller sends none. */
  readonly requestKey: string | undefined;
  readonly maxRows: number;
  readonly isCancelled: () => boolean;
  /** Counts the import against the limit; called just before it is stored. */
  readonly beforeMerge: () => Promise<void>;
  readonly onProgress: (progress: ImportProgress) => void;
}

/** Imports a college's alumni from a file: all valid rows, or none if the import stops early. */
@UseCase()
export class ImportAlumni {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly tables: AlumniTables,
    private readonly imports: AlumniImports,
    private readonly reports: ProgressReports,
    private readonly limits: RateLimits,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  /**
   * Imports a file for the administrator's own college. A repetition of a request gets the first response; a dry run
   * stores nothing, so it is executed again.
   * @throws AdministratorNotVerified, IdempotencyKeyReused, TwoFactorNeeded, TooManyRequests, ImportRefused,
   *   ImportTooLarge, ImportIsRunning, ImportCancelled
   */
  async execute(
    by: number,
    {
      isDryRun,
      isCancelled,
      requestKey,
      ...input
    }: Pick<ImportJob, 'isDryRun' | 'isCancelled' | 'requestKey'> & { file: () => Promise<AlumniFile> },
  ): Promise<ImportResult> {
    const collegeId = await this.findOwnCollege.execute(by);
    const key = String(collegeId);
    const earlier =
      isDryRun || requestKey === undefined ? null : await this.imports.findResponse(collegeId, requestKey);
    if (!isDryRun && !earlier) await this.limits.check(RATE_LIMITS.alumniImportsPerCollege, key);
    await this.limits.consume(RATE_LIMITS.alumniFilesPerCollege, key);

    const file = await input.file();
    if (earlier) return this.#getStoredResult(earlier, file);
    let progress: ImportProgress = { processed: 0, skipped: 0, errors: 0 };
    const end = this.reports.start(by, () => progress);
    try {
      const result = await this.#import({
        collegeId,
        by,
        file,
        isDryRun,
        isCancelled,
        requestKey,
        maxRows: MAX_ROWS.form,
        beforeMerge: async () => {
          if (!isDryRun) await this.limits.consume(RATE_LIMITS.alumniImportsPerCollege, key);
        },
        onProgress: (now) => (progress = now),
      });
      if (isDryRun) await this.#auditDryRun(by, collegeId, result);
      return result;
    } finally {
      end();
    }
  }

  /** @throws IdempotencyKeyReused if it is another file */
  async #getStoredResult({ fileHash, answer }: StoredResponse, { content }: AlumniFile): Promise<ImportResult> {
    const csvTable = this.tables.open(content);
    const rows = csvTable.rows()[Symbol.asyncIterator]();
    while (!(await rows.next()).done);
    if (!csvTable.hash().equals(fileHash)) throw new IdempotencyKeyReused();
    return answer;
  }

  /** Imports are noted when they are stored; a dry run stores nothing else. */
  #auditDryRun(by: number, collegeId: number, { added, skipped, errorCount }: ImportResult): Promise<void> {
    const detail = `college ${collegeId}: ${added} new, ${skipped} skipped, ${errorCount} rejected`;
    return this.people.audit('alumni-file-checked', by, this.clock.now(), detail);
  }

  /**
   * Imports a file for a college, called by the operator.
   * @throws ImportRefused, ImportTooLarge, ImportIsRunning
   */
  importForCollege(input: Pick<ImportJob, 'collegeId' | 'file' | 'isDryRun' | 'onProgress'>): Promise<ImportResult> {
    return this.#import({
      ...input,
      by: null,
      requestKey: undefined,
      maxRows: MAX_ROWS.commandLine,
      isCancelled: () => false,
      beforeMerge: async () => {},
    });
  }

  async #import(job: ImportJob): Promise<ImportResult> {
    const startedAt = this.clock.now();
    const csvTable = this.tables.open(job.file.content);
    const rows = new CheckedRows(csvTable.rows(), { maxRows: job.maxRows, now: startedAt });
    try {
      await rows.readHeader();
      return await this.imports.run(
        {
          collegeId: job.collegeId,
          importedBy: job.by,
          fileName: toDisplayFileName(job.file.name),
          startedAt,
          isDryRun: job.isDryRun,
        },
        async (draft) => {
          await this.#stage(rows, draft, job);
          await job.beforeMerge();
          const importedAt = this.clock.now();
          const { processed, errorCount } = rows;
          const { importId, added } = await draft.merge({
            processed,
            errorCount,
            importedAt,
            fileHash: csvTable.hash(),
            purgeAt: new Date(importedAt.getTime() + UNCLAIMED_RETENTION_MS),
          });
          if (job.isCancelled()) throw new ImportCancelled();
          const skipped = processed - errorCount - added;
          job.onProgress({ processed, skipped, errors: errorCount });
          const { errors, warnings, warningCount } = rows;
          const problems = job.isDryRun ? rows.problems : [];
          const counts = { processed, added, skipped, errorCount };
          const result = { ...counts, errors, warningCount, warnings, problems, importId };
          if (job.requestKey !== undefined && !job.isDryRun) await draft.saveResponse(job.requestKey, result);
          return result;
        },
      );
    } finally {
      await rows.close();
    }
  }

  /** Reads and checks the next batch while the previous one is written. */
  async #stage(rows: CheckedRows, draft: ImportDraft, { isCancelled, onProgress }: ImportJob): Promise<void> {
    let writing: Promise<void> = Promise.resolve();
    try {
      for await (const { alumni, rejected } of rows.readBatches()) {
        await writing;
        if (isCancelled()) throw new ImportCancelled();
        onProgress({ processed: rows.processed, skipped: 0, errors: rows.errorCount });
        writing = draft.stage(alumni, rejected);
        // Awaited in the next iteration; it can fail before that.
        writing.catch(() => {});
      }
    } finally {
      await writing;
    }
  }
}
