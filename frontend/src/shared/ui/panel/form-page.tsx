import type { ReactNode } from 'react';

/** A full page with one form. */
export function FormPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="page-width py-6 sm:py-12">
      <div className="mx-auto grid max-w-112 gap-6">
        <header className="grid gap-2">
          <h1 className="text-title">{title}</h1>
          <p className="text-lg text-muted">{lead}</p>
        </header>
        {children}
      </div>
    </div>
  );
}
