export class UnsubscribeLinkView {
  /** What the link ends, such as "New messages". */
  label: string;
  /** The address it is for, with most of it hidden: `a***@example.edu`. */
  email: string;
}

export class UnsubscribedView {
  /** A sentence for the person. */
  message: string;
}
