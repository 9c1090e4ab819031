/** An entry of the audit log, as operators read it. */
export interface AuditLogEntry {
  /** Unique; a number as text, because it can be larger than a JSON number is exact. */
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  /** The account that is concerned; null if none is. */
  readonly userId: number | null;
  /** Shortened network address; null for actions of operators and jobs, and for erased accounts. */
  readonly network: string | null;
  readonly device: string | null;
  readonly requestId: string | null;
  /** The refused route, or an operator's reason. */
  readonly detail: string | null;
}

/** The last entry of a page; the next page begins after it. */
export type AuditLogPosition = Pick<AuditLogEntry, 'at' | 'id'>;

export abstract class AuditLogReader {
  /**
   * Returns entries in the order of time.
   *
   * @param page `since` is included, `until` is not; `after` is the last entry of the page before
   */
  abstract listPage(page: {
    readonly since: Date;
    readonly until: Date;
    readonly after: AuditLogPosition | null;
    readonly limit: number;
  }): Promise<AuditLogEntry[]>;
}
