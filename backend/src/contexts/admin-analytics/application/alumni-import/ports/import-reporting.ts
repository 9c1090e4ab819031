export interface ImportProgress {
  readonly processed: number;
  /** Zero until the merge, which finds them. */
  readonly skipped: number;
  readonly errors: number;
}

/** Shows users the progress of their file. */
export abstract class ProgressReports {
  /** Reports now and at least every second, until the returned function is called, which reports once more. */
  abstract start(userId: number, current: () => ImportProgress): () => void;
}

/** Entries about imports in the audit log. */
export abstract class ImportAudit {
  abstract record(
    action: 'alumni-file-checked' | 'alumni-imported' | 'alumni-import-undone',
    userId: number | null,
    at: Date,
    detail: string,
  ): Promise<void>;
}
