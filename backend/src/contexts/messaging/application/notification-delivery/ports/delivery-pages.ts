/** Addresses in mails. */
export abstract class DeliveryPages {
  abstract readonly productName: string;

  /** @param path such as `/messages?with=7` */
  abstract at(path: string): string;

  /** Where a person chooses which mails they get. */
  abstract settings(): string;
}
