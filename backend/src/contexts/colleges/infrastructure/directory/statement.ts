/** SQL and the values that `$1`, `$2` ... stand for in it. */
export interface Statement {
  readonly sql: string;
  readonly values: unknown[];
}

/** Collects the values of a statement. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
