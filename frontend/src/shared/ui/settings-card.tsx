import { useId, type ReactNode } from 'react';

interface SettingsCardProps {
  title: string;
  lead?: ReactNode;
  /** Shown beside the title. */
  mark?: ReactNode;
  children: ReactNode;
}

/** One topic of the settings. */
export function SettingsCard({ title, lead, mark, children }: SettingsCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card grid grid-cols-1 gap-5 p-4 sm:p-6">
      <header>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {mark}
        </div>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </header>
      {children}
    </section>
  );
}

/** The server's refusal, above the button of the refused action. */
export function RefusalMessage({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft empty:hidden">
      {children}
    </p>
  );
}
