import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  /** A sentence about these fields, or about who sees them. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Related fields of a long form; short ones are side by side on wide screens. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-5 border-line not-first:border-t not-first:pt-6 sm:grid-cols-2"
    >
      <header className="sm:col-span-full">
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </header>
      {children}
    </section>
  );
}
