/** Somebody as others may see them. */
export interface ShownPerson {
  readonly id: number;
  readonly displayName: string;
  readonly avatarUrl: string | null;
}

/** The people who write. Identity knows them; messaging only asks. */
export abstract class People {
  /** Those of `ids` who have an account and keep it, in no order. */
  abstract shown(ids: readonly number[]): Promise<readonly ShownPerson[]>;
}
