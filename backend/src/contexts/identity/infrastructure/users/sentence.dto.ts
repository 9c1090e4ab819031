/** A sentence for the person. */
export class SentenceView {
  message: string;
}
