/** What waits for operators. */
export class ModerationSummary {
  /** Cases that nobody works on. */
  open: number;
  /** Of those, the urgent ones. */
  urgent: number;
  /** People who wait to speak for a college. */
  administrators: number;
}
