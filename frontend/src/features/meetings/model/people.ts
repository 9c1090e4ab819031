/** The other side of a meeting that is being made or moved. */
export interface OtherSide {
  id: number;
  name: string;
  /** Where their clock is, when that is known. */
  timeZone: string | null;
  /** They offer hours to choose from. */
  hasHours: boolean;
}
