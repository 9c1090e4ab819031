/** What waits for operators. */
export class ModerationSummary {
  /** Cases without a claim. */
  open: number;
  /** Of those, the urgent ones. */
  urgent: number;
  /** People who wait to speak for a college. */
  administrators: number;
}
