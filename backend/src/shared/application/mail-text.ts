import {
  formatGreeting,
  type MailBlock,
  type MailContent,
  type MailLink,
  type MailListEntry,
  toSentence,
} from './mail-content';

const ZERO_WIDTH_NON_JOINER = '\u200c';

/** A colon before slashes, or a dot between the labels of a host name: what mail programs recognize addresses by. */
const ADDRESS_SEPARATOR_PATTERN = /:(?=\/\/)|(?<=[\p{L}\p{N}-])\.(?=[\p{L}\p{N}-]*\p{L}{2})/gu;

/** Everything that a mail program may show as a new line. */
const LINE_BREAK_PATTERN = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;

/**
 * Adds an invisible character to everything in a text that a mail program would turn into a link. Texts contain names and
 * quotations of users; only the links of a mail are links.
 */
export const breakAddresses = (text: string): string =>
  text.replace(ADDRESS_SEPARATOR_PATTERN, (separator) => separator + ZERO_WIDTH_NON_JOINER);

const writeLink = ({ label, url }: MailLink): string => `${label}:\n${url}`;

function writeBlock(block: MailBlock): string {
  if (typeof block === 'string') return breakAddresses(block);
  if ('title' in block) return writeListEntry(block);
  if ('highlight' in block) return breakAddresses(block.highlight);
  if ('links' in block) return [breakAddresses(block.text), ...block.links.map(writeLink)].join('\n');
  return writeQuotation(block.quotation);
}

function writeListEntry({ title, quotation, text, link }: MailListEntry): string {
  const lines = [
    breakAddresses(toSentence(title)),
    ...(quotation === null ? [] : [writeQuotation(quotation)]),
    breakAddresses(text),
    ...(link === null ? [] : [writeLink(link)]),
  ];
  return lines.join('\n');
}

/** Starts every line of a quotation with `> `, so that its author can’t imitate the text of the product. */
const writeQuotation = (text: string): string =>
  breakAddresses(text)
    .split(LINE_BREAK_PATTERN)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** Returns the plain text of a mail. Each link is on its own line. */
export function writeMailText(content: MailContent): string {
  const { blocks, button, notes, footer } = content;
  return [
    breakAddresses(formatGreeting(content)),
    ...blocks.map(writeBlock),
    writeLink(button),
    ...notes.map(writeBlock),
    ['--', breakAddresses(footer.reason), ...footer.links.map(writeLink)].join('\n'),
    '',
  ].join('\n\n');
}
