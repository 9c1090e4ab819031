/** An email that was written to a file. */
export class OutboxMail {
  /** Name of the file. */
  id: string;
  to: string;
  subject: string;
  /** ISO 8601, UTC. */
  sentAt: string;
  /** Every web address in the text, in order. */
  links: string[];
  text: string;
  /** The calendar entry of the email; null if there is none. */
  calendar: string | null;
}
