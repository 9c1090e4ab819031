/** Unguessable values. A port, so that tests can predict them. */
export abstract class Randomness {
  /** Returns `bytes` random bytes as URL-safe base64 without padding. */
  abstract createToken(bytes: number): string;
}
