/** Rows that a scheduled job deletes once they have a certain age. SQL from this code, never from a request. */
export interface RetentionRule {
  /** Queue of the job; rules with the same queue run one after another, in the order of the list. */
  readonly queue: string;
  /** Schedule of the queue: cron with five fields, in UTC. The same for all rules of a queue. */
  readonly cron: string;
  /** With its schema. */
  readonly table: string;
  /** A column with a unique index, or several in parentheses; with the distribution column of the table, if it has one. */
  readonly key: string;
  /** Condition of the rows to delete; `$1` is `after` milliseconds ago. Should use an index. */
  readonly where: string;
  /** In milliseconds. */
  readonly after: number;
}

/** @returns how long rows of `table` are stored, in milliseconds; throws if it has no rule or several */
export function getRetentionMs(rules: readonly RetentionRule[], table: string): number {
  const [rule, ...others] = rules.filter((one) => one.table === table);
  if (!rule) throw new RangeError(`${table} has no retention rule`);
  if (others.length > 0) throw new RangeError(`${table} has several retention rules`);
  return rule.after;
}
