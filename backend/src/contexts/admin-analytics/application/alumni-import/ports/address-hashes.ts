/** Recognizes an address without keeping it. */
export abstract class AddressHashes {
  /** The same for upper and lower case; useless to anyone without the operator's secret. */
  abstract of(email: string): Buffer;
}
