/** Takes someone out of everything this context keeps. */
export abstract class Erasure {
  /**
   * Reports stay, without who made them: what they point out may still stand there. Those about the person go. Belongs in
   * a unit of work. Copies of what they wrote stay without a name, for as long as their cases need them.
   */
  abstract erase(userId: number): Promise<void>;
}
