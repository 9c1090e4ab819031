/** An alum, as far as published answers reveal them. */
export interface AnsweringAlum {
  /** The college of their profile; null if there is none or the profile is hidden. */
  readonly collegeId: number | null;
  /** Whether that college has confirmed them as its alum, or they claimed a profile that it imported. */
  readonly isVerified: boolean;
}

/** Describes an alum by their college alone. */
export function toAlumSignature(alum: AnsweringAlum | undefined, collegeName: string | undefined): string {
  if (!alum || collegeName === undefined) return 'An alum';
  return `${alum.isVerified ? 'Verified alum' : 'Alum'} of ${collegeName}`;
}
