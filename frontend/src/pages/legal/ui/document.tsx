import type { ReactNode } from 'react';

export interface DocumentSection {
  /** The address of the section inside the page. */
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

/** A long text with its contents at the top, set to be read. */
export function LegalDocument({ title, updated, lead, sections }: LegalDocumentProps) {
  return (
    <article className="page-width py-8 sm:py-12">
      <div className="max-w-[68ch]">
        <h1 className="text-title">{title}</h1>
        <p className="mt-2 text-muted">{updated}</p>
        <p className="mt-6 text-lg">{lead}</p>
        <nav aria-label="Contents" className="mt-6 border-y border-line py-3 print:hidden">
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
        {sections.map(({ id, title: section, body }) => (
          <section
            key={id}
            aria-labelledby={id}
            className="mt-10 grid gap-4 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5"
          >
            <h2 id={id} tabIndex={-1} className="text-2xl outline-none">
              {section}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </article>
  );
}
