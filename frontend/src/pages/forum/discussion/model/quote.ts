/** Formats a text as a quote in Markdown, with room for a comment below it. Nested quotes are left out. */
export function toMarkdownQuote(content: string): string {
  const lines = content
    .split('\n')
    .filter((line) => !/^ {0,3}>/.test(line))
    .join('\n')
    .trim()
    .replace(/\n{3,}/g, '\n\n');
  return lines
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
    .concat('\n\n');
}

/** Appends a quote to the existing text. */
export const appendQuote = (text: string, content: string): string =>
  `${text.trimEnd()}${text.trim() ? '\n\n' : ''}${toMarkdownQuote(content)}`;
