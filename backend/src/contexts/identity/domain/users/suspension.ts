/** What the operator decides when they suspend someone. */
export interface Suspension {
  /** When it ends by itself; null: when the operator lifts it. */
  readonly until: Date | null;
  /** For the operator's record; null when none was given. */
  readonly reason: string | null;
  /** Shown to the person when they try to sign in; null: they only read that they are suspended. */
  readonly notice?: string | null;
}

/** Another end of a suspension; what is left out stays. */
export interface SuspensionChange {
  readonly until: Date | null;
  readonly reason?: string | null;
  readonly notice?: string | null;
}

export interface SuspensionState {
  /** Since when the operator lets the person in no more. */
  suspendedAt: Date | null;
  suspendedUntil: Date | null;
  suspensionReason: string | null;
  suspensionNotice: string | null;
}

export const NOT_SUSPENDED = {
  suspendedAt: null,
  suspendedUntil: null,
  suspensionReason: null,
  suspensionNotice: null,
} as const;
