import type { ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { toSafeLink } from '../lib/safe-link';
import { plainMarkdownPlugin } from './plain-markdown';

const HEADING_ELEMENTS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const ALLOWED_ELEMENTS = [
  'p',
  'br',
  'strong',
  'em',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'hr',
  ...HEADING_ELEMENTS,
];

/** The only elements and attributes that can reach the page, whatever the parser produces. */
const SANITIZE_SCHEMA = {
  tagNames: ALLOWED_ELEMENTS,
  attributes: { a: ['href'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style'],
};

/** Renders a heading as bold text, because the outline of the page belongs to the product. */
const BoldParagraph = ({ children }: { children?: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
);

const MARKDOWN_COMPONENTS: Components = {
  a: ({ href, children }) => {
    const address = toSafeLink(href);
    if (!address) return <>{children}</>;
    return (
      <a href={address} target="_blank" rel="nofollow ugc noopener" className="link">
        {children}
      </a>
    );
  },
  // Long lines scroll, including with the keyboard.
  pre: ({ children }) => (
    <pre tabIndex={0} role="group" aria-label="Code">
      {children}
    </pre>
  ),
  ...Object.fromEntries(HEADING_ELEMENTS.map((name) => [name, BoldParagraph])),
};

/** Renders a member's Markdown. In a separate file, because it is larger than the page around it. */
export default function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown
      remarkPlugins={[plainMarkdownPlugin]}
      rehypePlugins={[[rehypeSanitize, SANITIZE_SCHEMA]]}
      urlTransform={(url) => url}
      components={MARKDOWN_COMPONENTS}
    >
      {text}
    </ReactMarkdown>
  );
}
