import type { Period } from '../../../domain/availability/slots';

/** When people have meetings. Whose they are and with whom is not told. */
export abstract class BusyTimes {
  /** Those of any of `userIds` that are not over at `from` and begin before `until`. */
  abstract listBetween(userIds: readonly number[], from: Date, until: Date): Promise<readonly Period[]>;
}
