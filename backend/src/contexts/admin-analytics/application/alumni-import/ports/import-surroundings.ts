/** Looks up which addresses have an account. */
export abstract class KnownAddresses {
  /** Returns the addresses among `addresses` (in lower case) that belong to an account of any role. */
  abstract among(addresses: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface ImportProgress {
  readonly processed: number;
  /**
   * Zero until the end: rows skipped before the merge belong to people with an account, so an earlier number would
   * reveal them.
   */
  readonly skipped: number;
  readonly errors: number;
}

/** Shows users the progress of their file. */
export abstract class ProgressReports {
  /** Reports now and at least every second, until the returned function is called, which reports once more. */
  abstract begin(userId: number, current: () => ImportProgress): () => void;
}

/** Entries about imports in the audit log. */
export abstract class ImportAudit {
  abstract note(
    action: 'alumni-imported' | 'alumni-import-undone',
    userId: number | null,
    at: Date,
    detail: string,
  ): Promise<void>;
}
