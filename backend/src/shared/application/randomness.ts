/** Unguessable values. A port, so that tests can foresee them. */
export abstract class Randomness {
  /** `bytes` random bytes as URL-safe base64 without padding. */
  abstract token(bytes: number): string;
}
