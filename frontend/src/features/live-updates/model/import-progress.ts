/** How far the file has come that this person imports. */
export interface ImportProgress {
  processed: number;
  skipped: number;
  errors: number;
}

const hearing = new Set<(progress: ImportProgress) => void>();

/** Calls `hear` while a file of the person who is signed in is imported. @returns stops it */
export function onImportProgress(hear: (progress: ImportProgress) => void): () => void {
  hearing.add(hear);
  return () => void hearing.delete(hear);
}

export const reportImportProgress = (progress: ImportProgress) => hearing.forEach((hear) => hear(progress));
