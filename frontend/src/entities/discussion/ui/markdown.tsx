import type { ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { safeLink } from '../lib/safe-link';
import { plainMarkdown } from './plain-markdown';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const ELEMENTS = ['p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', ...HEADINGS];

/** The only elements and attributes that can reach the page, whatever the parser produces. */
const SCHEMA = {
  tagNames: ELEMENTS,
  attributes: { a: ['href'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style'],
};

/** Renders a heading as bold text, because the outline of the page belongs to the product. */
const Heading = ({ children }: { children?: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
);

const COMPONENTS: Components = {
  a: ({ href, children }) => {
    const address = safeLink(href);
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
  ...Object.fromEntries(HEADINGS.map((name) => [name, Heading])),
};

/** Renders a member's Markdown. In a separate file, because it is larger than the page around it. */
export default function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown
      remarkPlugins={[plainMarkdown]}
      rehypePlugins={[[rehypeSanitize, SCHEMA]]}
      urlTransform={(url) => url}
      components={COMPONENTS}
    >
      {text}
    </ReactMarkdown>
  );
}
