/** A person as a notification names them. */
export interface NamedPerson {
  readonly id: number;
  /** As others may see it: under 18, the first name and the initial of the last. */
  readonly displayName: string;
  readonly avatarUrl: string | null;
}

/** Who people are, as far as notifications need it. */
export abstract class NotificationPeople {
  /** Those of `ids` whose account takes part. As many statements for one as for many. */
  abstract named(ids: readonly number[]): Promise<ReadonlyMap<number, NamedPerson>>;

  /** Those of `ids` who have an account and keep it, also while it is suspended. */
  abstract accountsAmong(ids: readonly number[]): Promise<ReadonlySet<number>>;
}
