import type { AlumniRow } from '../../../domain/alumni-import/alumni-row';
import { type AlumniImport, MAX_KEPT_NAMES, type UndoResult } from '../../../domain/alumni-import/alumni-import';
import { ImportCancelled, ImportIsRunning, ImportNotFound } from '../../../domain/alumni-import/errors';
import { DomainError } from '../../../../../shared/domain/domain-error';
import {
  AlumniImports,
  type ImportDraft,
  type ImportResult,
  type MergeResult,
  type NewImport,
  type PageOfImports,
  type RejectedRow,
  type StagedAlumnus,
  type StoredResponse,
} from '../ports/alumni-imports';

interface StoredImport {
  readonly importId: number;
  readonly collegeId: number;
  readonly alumnus: AlumniRow;
  isClaimed: boolean;
}

const keyOf = (collegeId: number, email: string): string => `${collegeId} ${email}`;

const NOTHING = { processed: 0, added: 0, skipped: 0, errorCount: 0, fileHash: null, finishedAt: null };

export class InMemoryAlumniImports extends AlumniImports {
  /** By college and address. */
  readonly people = new Map<string, StoredImport>();
  readonly all = new Map<number, AlumniImport>();
  readonly rejected = new Map<number, RejectedRow[]>();
  /** By college and address. */
  readonly declined = new Set<string>();
  /** By college and key of the request. */
  readonly answers = new Map<string, StoredResponse>();
  readonly #running = new Set<number>();
  #lastId = 0;

  run<T>(start: NewImport, work: (draft: ImportDraft) => Promise<T>): Promise<T> {
    return this.#runExclusively(start.collegeId, async () => {
      const one = this.#addImport(start);
      const staged: StagedAlumnus[] = [];
      const rejected: RejectedRow[] = [];
      let commit = (): void => {};
      const rollback = (): boolean => this.all.delete(one.id);
      let key = '';
      let response: ImportResult | undefined;
      const draft: ImportDraft = {
        stage: async (alumni, others) => {
          staged.push(...alumni);
          rejected.push(...others);
        },
        merge: async ({ processed, errorCount, fileHash, importedAt }): Promise<MergeResult> => {
          const free = new Map(
            staged
              .toSorted((a, b) => b.rowNumber - a.rowNumber)
              .filter(({ alumnus }) => this.#isImportable(start.collegeId, alumnus.email))
              .map(({ alumnus }) => [alumnus.email, alumnus]),
          );
          const added = free.size;
          commit = () => {
            for (const [email, alumnus] of free) {
              this.people.set(keyOf(start.collegeId, email), {
                importId: one.id,
                collegeId: start.collegeId,
                alumnus,
                isClaimed: false,
              });
            }
            this.rejected.set(one.id, rejected);
            const counts = { processed, added, skipped: processed - errorCount - added, errorCount };
            this.all.set(one.id, {
              ...one,
              ...counts,
              status: 'completed',
              fileHash,
              finishedAt: importedAt,
            });
          };
          return { importId: start.isDryRun ? null : one.id, added };
        },
        saveResponse: async (requestKey, answer) => {
          if (this.answers.has(`${start.collegeId} ${requestKey}`)) throw new ImportIsRunning();
          [key, response] = [requestKey, answer];
        },
      };
      try {
        const result = await work(draft);
        if (start.isDryRun) rollback();
        else {
          commit();
          const { fileHash } = this.all.get(one.id)!;
          if (response)
            this.answers.set(`${start.collegeId} ${key}`, { fileHash: Buffer.from(fileHash!), answer: response });
        }
        return result;
      } catch (error) {
        if (start.isDryRun || (error instanceof DomainError && !(error instanceof ImportCancelled))) rollback();
        else this.all.set(one.id, { ...one, status: 'failed', finishedAt: start.startedAt });
        throw error;
      }
    });
  }

  async list(collegeId: number, { after, limit }: { after: number | null; limit: number }): Promise<PageOfImports> {
    const all = [...this.all.values()].filter((one) => one.collegeId === collegeId).toReversed();
    const rest = all.filter(({ id }) => after === null || id < after);
    const items = rest.slice(0, limit);
    return { items, total: all.length, nextAfter: rest.length > limit ? items.at(-1)!.id : null };
  }

  async get(collegeId: number, id: number): Promise<AlumniImport> {
    const found = this.all.get(id);
    if (found?.collegeId !== collegeId) throw new ImportNotFound();
    return found;
  }

  async findResponse(collegeId: number, requestKey: string): Promise<StoredResponse | null> {
    return this.answers.get(`${collegeId} ${requestKey}`) ?? null;
  }

  async *listRejectedRows(importId: number): AsyncGenerator<readonly RejectedRow[]> {
    const rows = this.rejected.get(importId) ?? [];
    if (rows.length > 0) yield rows.toSorted((a, b) => a.rowNumber - b.rowNumber);
  }

  undo(collegeId: number, id: number, at: Date, check: (one: AlumniImport) => void): Promise<UndoResult> {
    return this.#runExclusively(collegeId, async () => {
      const found = await this.get(collegeId, id);
      check(found);
      const own = [...this.people].filter(([, { importId }]) => importId === id);
      const unclaimed = own.filter(([, { isClaimed }]) => !isClaimed);
      for (const [key] of unclaimed) this.people.delete(key);
      const kept = own.flatMap(([, { isClaimed, alumnus }]) => (isClaimed ? [alumnus] : []));
      const keptNames = kept
        .toSorted((a, b) => a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName))
        .slice(0, MAX_KEPT_NAMES)
        .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
      const done = { removed: unclaimed.length, kept: kept.length, keptNames };
      const { kept: keptByUndoCount, removed } = done;
      this.all.set(id, { ...found, removed, keptByUndoCount, keptNames, status: 'undone', undoneAt: at });
      return done;
    });
  }

  async #runExclusively<T>(collegeId: number, work: () => Promise<T>): Promise<T> {
    if (this.#running.has(collegeId)) throw new ImportIsRunning();
    this.#running.add(collegeId);
    return work().finally(() => this.#running.delete(collegeId));
  }

  #addImport({ collegeId, importedBy, fileName, startedAt }: NewImport): AlumniImport {
    const id = ++this.#lastId;
    const rest = { undoneAt: null, removed: null, keptByUndoCount: null, keptNames: [] };
    const one = { id, collegeId, importedBy, fileName, startedAt, status: 'running' as const, ...NOTHING, ...rest };
    this.all.set(id, one);
    return one;
  }

  #isImportable(collegeId: number, email: string): boolean {
    return !this.people.has(keyOf(collegeId, email)) && !this.declined.has(keyOf(collegeId, email));
  }
}
