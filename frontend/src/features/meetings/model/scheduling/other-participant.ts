/** The other participant of a meeting that is being scheduled or moved. */
export interface OtherParticipant {
  id: number;
  name: string;
  /** Their time zone; null if unknown. */
  timeZone: string | null;
  /** True if they offer slots. */
  hasHours: boolean;
}
