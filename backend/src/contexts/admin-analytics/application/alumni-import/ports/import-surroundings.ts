/** Who has an account. */
export abstract class KnownAddresses {
  /** Those of `addresses`, in lower case, that belong to an account, whatever its role. */
  abstract among(addresses: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface ImportProgress {
  readonly processed: number;
  /** Zero until the end: who is skipped earlier has an account, and the others are skipped later. */
  readonly skipped: number;
  readonly errors: number;
}

/** Shows people how far their file has come. */
export abstract class ProgressReports {
  /** Reports now and at least every second, until the returned function is called: then once more. */
  abstract begin(userId: number, current: () => ImportProgress): () => void;
}

/** What is noted about imports in the audit log. */
export abstract class ImportAudit {
  abstract note(
    action: 'alumni-imported' | 'alumni-import-undone',
    userId: number | null,
    at: Date,
    detail: string,
  ): Promise<void>;
}
