/** SQL and the values of its parameters `$1`, `$2` ... */
export interface Statement {
  readonly sql: string;
  readonly values: unknown[];
}

/** Collects the parameters of a statement. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
