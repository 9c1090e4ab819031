/** Recognizes an address without storing it. */
export abstract class AddressHashes {
  /** Returns the same hash for upper and lower case; useless without the operator's secret. */
  abstract hash(email: string): Buffer;
}
