/** Takes someone out of everything this context keeps. */
export abstract class Erasure {
  /** Memberships, and what the person did with colleges. Belongs in a unit of work. */
  abstract erase(userId: number): Promise<void>;
}
