import type { ReactElement, ReactNode } from 'react';
import {
  formatGreeting,
  type MailBlock,
  type MailContent,
  type MailLink,
  type MailListEntry,
  toSentence,
} from '../../application/mail-content';
import { breakAddresses } from '../../application/mail-text';
import type { MailLibrary } from './mail-library';
import { DARK_STYLE_SHEET, STYLES } from './mail-styles';

export interface MailDocument {
  readonly subject: string;
  readonly content: MailContent;
  readonly productName: string;
}

/** Returns the HTML document of a mail. It loads nothing: no pictures, fonts or style sheets. */
export function createMailDocument(
  library: MailLibrary,
  { subject, content, productName }: MailDocument,
): ReactElement {
  const { createElement: h, Body, Button, Container, Head, Html, Preview, Section, Text } = library;
  const { blocks, button, notes, footer } = content;
  return h(
    Html,
    { lang: 'en', dir: 'ltr' },
    h(
      Head,
      null,
      h('title', null, breakAddresses(subject)),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, DARK_STYLE_SHEET),
    ),
    h(
      Body,
      { className: 'page', style: STYLES.page },
      h(Preview, null, breakAddresses(toPreview(blocks))),
      h(
        Container,
        { style: STYLES.container },
        h(Text, { className: 'brand', style: STYLES.brand }, productName),
        h(
          Section,
          { className: 'card', style: STYLES.card },
          h(Text, { className: 'ink', style: STYLES.text }, breakAddresses(formatGreeting(content))),
          ...blocks.map((block) => createBlock(library, block)),
          h(
            Section,
            { style: STYLES.buttonRow },
            h(Button, { className: 'button', href: toWebAddress(button), style: STYLES.button }, button.label),
          ),
          ...notes.map((block) => createBlock(library, block)),
        ),
        h(
          Section,
          { style: STYLES.footer },
          h(Text, { className: 'muted', style: STYLES.small }, breakAddresses(footer.reason)),
          ...footer.links.map((link) =>
            h(Text, { className: 'muted', style: STYLES.small }, createLink(library, link, 'muted')),
          ),
        ),
      ),
    ),
  );
}

function createBlock(library: MailLibrary, block: MailBlock): ReactElement {
  const { createElement: h, Text } = library;
  if (typeof block === 'string') return createParagraph(library, block);
  if ('title' in block) return createListEntry(library, block);
  if ('highlight' in block) {
    return h(Text, { className: 'ink', style: STYLES.highlight }, breakAddresses(block.highlight));
  }
  if ('links' in block) {
    const links = block.links.flatMap((link) => [' ', createLink(library, link, 'brand')]);
    return createParagraph(library, block.text, ...links);
  }
  return createQuotation(library, block.quotation);
}

function createListEntry(library: MailLibrary, { title, quotation, text, link }: MailListEntry): ReactElement {
  const { createElement: h, Hr, Section, Text } = library;
  return h(
    Section,
    null,
    h(Text, { className: 'ink', style: STYLES.title }, breakAddresses(title)),
    quotation === null ? null : createQuotation(library, quotation),
    createParagraph(library, text),
    link === null ? null : createParagraph(library, '', createLink(library, link, 'brand')),
    h(Hr, { className: 'line', style: STYLES.line }),
  );
}

const createParagraph = (
  { createElement: h, Text }: MailLibrary,
  text: string,
  ...children: ReactNode[]
): ReactElement => h(Text, { className: 'ink', style: STYLES.text }, breakAddresses(text), ...children);

/** The direction of its own text: it may be in another script than the mail. */
const createQuotation = ({ createElement: h, Text }: MailLibrary, text: string): ReactElement =>
  h(Text, { className: 'ink line', dir: 'auto', style: STYLES.quotation }, breakAddresses(text));

function createLink(
  { createElement: h, Link }: MailLibrary,
  link: MailLink,
  className: 'brand' | 'muted',
): ReactElement {
  const style = className === 'muted' ? STYLES.smallLink : STYLES.link;
  return h(Link, { className, href: toWebAddress(link), style }, link.label);
}

/** Returns the line that mail programs show next to the subject: of a list of news, their titles. */
function toPreview(blocks: readonly MailBlock[]): string {
  const titles = blocks.flatMap((block) =>
    typeof block === 'object' && 'title' in block ? toSentence(block.title) : [],
  );
  if (titles.length > 0) return titles.join(' ');
  const [first = ''] = blocks;
  if (typeof first === 'string') return first;
  if ('highlight' in first) return first.highlight;
  return 'text' in first ? first.text : first.quotation;
}

/** @throws Error unless the address can only open a page */
function toWebAddress({ url }: MailLink): string {
  if (!/^https?:\/\//.test(url)) throw new Error('Emails can link only to web addresses');
  return url;
}
