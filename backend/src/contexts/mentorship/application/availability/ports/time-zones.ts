/** In which time zone people live, as far as they have told. */
export abstract class TimeZones {
  abstract save(userId: number, timeZone: string, at: Date): Promise<void>;

  /** Names of the zones of those of `userIds` who have told one. */
  abstract findByUserIds(userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}
