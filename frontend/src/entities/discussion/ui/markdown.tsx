import type { ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { safeLink } from '../lib/safe-link';
import { plainMarkdown } from './plain-markdown';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const ELEMENTS = ['p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', ...HEADINGS];

/** Whatever the parser makes of a text, no more than this reaches the page. */
const SCHEMA = {
  tagNames: ELEMENTS,
  attributes: { a: ['href'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style'],
};

/** The outline of the page is the product's: a heading in a text is a line in bold. */
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
  // Long lines scroll, with the keyboard too.
  pre: ({ children }) => (
    <pre tabIndex={0} role="group" aria-label="Code">
      {children}
    </pre>
  ),
  ...Object.fromEntries(HEADINGS.map((name) => [name, Heading])),
};

/** Markdown of a member as elements. In a file of its own: it weighs more than the page around it. */
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
