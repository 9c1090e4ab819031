import { useId, type ReactNode } from 'react';

/** One section of a case with its heading. */
export function CaseSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <header>
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        {lead && <p className="text-sm text-muted">{lead}</p>}
      </header>
      {children}
    </section>
  );
}
