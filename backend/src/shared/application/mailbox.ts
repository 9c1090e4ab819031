export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; links stand on lines of their own. */
  readonly text: string;
}

/** The way out for mail. */
export abstract class Mailbox {
  abstract send(mail: Mail): Promise<void>;
}
