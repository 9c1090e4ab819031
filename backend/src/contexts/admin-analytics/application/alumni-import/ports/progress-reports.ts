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
