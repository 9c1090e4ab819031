/** The progress of the file that this user is importing. */
export interface ImportProgress {
  processed: number;
  skipped: number;
  errors: number;
}

const hearing = new Set<(progress: ImportProgress) => void>();

/**
 * Calls `hear` with the progress of the signed-in user's import.
 * @returns a function that unsubscribes
 */
export function onImportProgress(hear: (progress: ImportProgress) => void): () => void {
  hearing.add(hear);
  return () => void hearing.delete(hear);
}

export const reportImportProgress = (progress: ImportProgress) => hearing.forEach((hear) => hear(progress));
