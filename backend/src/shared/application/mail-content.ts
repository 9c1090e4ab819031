export interface MailLink {
  /** What the link does, such as "Choose a new password". */
  readonly label: string;
  /** An http or https address. */
  readonly url: string;
}

/** Text that a user wrote. */
interface MailQuotation {
  readonly quotation: string;
}

/** One line that readers look for, such as the time of a meeting or a code. */
interface MailHighlight {
  readonly highlight: string;
}

/** A paragraph that ends with links. */
interface MailLinkedText {
  readonly text: string;
  readonly links: readonly MailLink[];
}

/** One of several news. */
export interface MailListEntry {
  readonly title: string;
  readonly text: string;
  readonly quotation: string | null;
  /** Null if the button leads to it. */
  readonly link: MailLink | null;
}

/** A part of a mail; a string is a paragraph. */
export type MailBlock = string | MailQuotation | MailHighlight | MailLinkedText | MailListEntry;

interface MailFooter {
  /** Why the recipient got the mail. */
  readonly reason: string;
  /** How to stop such mails; empty for mails that can't be turned off. */
  readonly links: readonly MailLink[];
}

/** What a mail says. The adapter writes both its HTML and its plain text from this. */
export interface MailContent {
  /** Full name of the recipient, for the greeting; null if it isn't known, or the address may be someone else's. */
  readonly recipientName: string | null;
  /** Before the button, the reason for the mail first. */
  readonly blocks: readonly MailBlock[];
  /** The main action. */
  readonly button: MailLink;
  /** After the button. */
  readonly notes: readonly MailBlock[];
  readonly footer: MailFooter;
}

/** Returns the first line: "Hi Sam," or "Hello,". */
export function formatGreeting({ recipientName }: Pick<MailContent, 'recipientName'>): string {
  const [firstName] = recipientName?.trim().split(/\s+/) ?? [];
  return firstName ? `Hi ${firstName},` : 'Hello,';
}

/** Returns a title as a sentence: with a period, unless it already ends with a punctuation mark. */
export const toSentence = (title: string): string => (/[.?!…]$/u.test(title) ? title : `${title}.`);
