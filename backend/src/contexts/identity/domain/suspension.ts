/** What the operator decides when they suspend somebody. */
export interface Suspension {
  /** When it ends by itself; null: when the operator lifts it. */
  readonly until: Date | null;
  /** For the operator's record; null when none was given. */
  readonly reason: string | null;
}

export interface SuspensionState {
  /** Since when the operator lets the person in no more. */
  suspendedAt: Date | null;
  suspendedUntil: Date | null;
  suspensionReason: string | null;
}

export const NOT_SUSPENDED = { suspendedAt: null, suspendedUntil: null, suspensionReason: null } as const;
