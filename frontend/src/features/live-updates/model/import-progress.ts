/** The progress of the file that this user is importing. */
export interface ImportProgress {
  processed: number;
  skipped: number;
  errors: number;
}

const listeners = new Set<(progress: ImportProgress) => void>();

/**
 * Calls `hear` with the progress of the signed-in user's import.
 * @returns a function that unsubscribes
 */
export function onImportProgress(listener: (progress: ImportProgress) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const reportImportProgress = (progress: ImportProgress) => listeners.forEach((listener) => listener(progress));
