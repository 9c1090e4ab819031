/** Where pages about meetings are found, for links in mail. */
export abstract class MeetingPages {
  /** How the product is called in mail. */
  abstract readonly productName: string;

  abstract meeting(id: number): string;

  /** The page of all meetings. */
  abstract meetings(): string;
}
