/** Who knows whom. */
export abstract class KnownPeople {
  /** Whether `by` sees the person, or has dealt with them. Nobody knows who has gone; everybody knows themselves. */
  abstract areKnown(personId: number, by: number): Promise<boolean>;
}
