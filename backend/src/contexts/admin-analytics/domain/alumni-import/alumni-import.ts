import { ImportCannotBeUndone } from './errors';
import { UNDO_PERIOD_MS } from './limits';

export type ImportStatus = 'running' | 'completed' | 'failed' | 'undone';

/** What happened to the rows of a file: processed = added + skipped + errorCount. */
export interface ImportCounts {
  readonly processed: number;
  readonly added: number;
  /** The reason isn't reported, because it would reveal who has an account. */
  readonly skipped: number;
  readonly errorCount: number;
}

/** A file that a college imported or tried to import. */
export interface AlumniImport extends ImportCounts {
  readonly id: number;
  readonly collegeId: number;
  readonly fileName: string;
  /** Null after the account was erased, and for imports on the command line. */
  readonly importedBy: number | null;
  readonly status: ImportStatus;
  readonly fileHash: Uint8Array | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly undoneAt: Date | null;
  readonly removed: number | null;
  /** Number of people who stayed because they had claimed their profile; null before the undo. */
  readonly keptByUndoCount: number | null;
  /** Names, as in the college's file, of the first people whom the undo kept; empty before. */
  readonly keptNames: readonly string[];
}

/** Maximum number of people named after an undo. */
export const MAX_KEPT_NAMES = 20;

export interface UndoResult {
  readonly removed: number;
  /** Number of people who have claimed their profile and therefore stay. */
  readonly kept: number;
  /** Names of the first of them, as in the college's file. */
  readonly keptNames: readonly string[];
}

/** Until when an import can be undone; null if it can't. */
export const undoUntil = ({ status, finishedAt }: Pick<AlumniImport, 'status' | 'finishedAt'>): Date | null =>
  status === 'completed' && finishedAt ? new Date(finishedAt.getTime() + UNDO_PERIOD_MS) : null;

/** @throws ImportCannotBeUndone */
export function assertUndoable(one: AlumniImport, now: Date): void {
  const until = undoUntil(one);
  if (!until) throw new ImportCannotBeUndone('You can undo only complete imports.');
  if (until <= now) throw new ImportCannotBeUndone('You can undo an import for 30 days. This one is older.');
}

const MAX_FILE_NAME_LENGTH = 200;

/** Returns the file name to display: without folders and without invisible characters. */
export function toDisplayFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = [...last.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()].slice(0, MAX_FILE_NAME_LENGTH).join('');
  return plain.trim() || 'alumni.csv';
}
