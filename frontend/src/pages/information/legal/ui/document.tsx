import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface DocumentSection {
  /** The fragment of the section in the page's URL. */
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalDocumentProps {
  title: string;
  updated: string;
  lead: string;
  sections: readonly DocumentSection[];
}

/** A long text with its contents above it, or beside it on wide screens. */
export function LegalDocument({ title, updated, lead, sections }: LegalDocumentProps) {
  return (
    <article className="page-width page-height grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,68ch)_minmax(14rem,1fr)]">
      <header>
        <p className="mb-2 print:hidden">
          <Link to="/" className="link inline-flex min-h-9 items-center">
            Back to the home page
          </Link>
        </p>
        <h1 className="text-title">{title}</h1>
        <p className="mt-2 text-muted">{updated}</p>
        <p className="mt-6 text-lg">{lead}</p>
      </header>
      <nav
        aria-label="Contents"
        className="border-y border-line py-3 lg:sticky lg:top-8 lg:row-span-2 lg:h-fit lg:border-y-0 lg:border-l lg:py-0 lg:pl-6 print:hidden"
      >
        <ol>
          {sections.map(({ id, title: section }) => (
            <li key={id}>
              <a href={`#${id}`} className="link inline-flex min-h-9 items-center">
                {section}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid grid-cols-1 gap-10">
        {sections.map(({ id, title: section, body }) => (
          <section
            key={id}
            aria-labelledby={id}
            className="grid gap-4 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5"
          >
            <h2 id={id} tabIndex={-1} className="scroll-mt-8 text-2xl outline-none">
              {section}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </article>
  );
}
