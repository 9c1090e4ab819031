import { useId, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorPanel } from '@/shared/ui/panel';

interface SectionProps {
  title: string;
  /** Where more of it is. */
  more?: ReactNode;
  children: ReactNode;
}

/**
 * One part of the dashboard. What goes wrong in it leaves the other parts alone. With nothing but `Nothing` in it, it
 * shrinks to a line.
 */
export function Section({ title, more, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="group card grid min-w-0 grid-cols-1 content-start gap-4 p-5 has-[[data-nothing]]:flex has-[[data-nothing]]:flex-wrap has-[[data-nothing]]:items-baseline has-[[data-nothing]]:gap-x-4 has-[[data-nothing]]:gap-y-1 has-[[data-nothing]]:py-3"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-2xl group-has-[[data-nothing]]:text-lg">
          {title}
        </h2>
        {more && <div className="group-has-[[data-nothing]]:hidden">{more}</div>}
      </header>
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => (
          <ErrorPanel message="We couldn’t show this part of the page." onRetry={resetErrorBoundary} />
        )}
      >
        {children}
      </ErrorBoundary>
    </section>
  );
}

/** What a section says when it has nothing to show. */
export function Nothing({ children }: { children: ReactNode }) {
  return (
    <p data-nothing className="text-muted">
      {children}
    </p>
  );
}

/** The way to more of a section, beside its title. */
export const MORE = 'link -my-2.5 inline-flex min-h-11 items-center font-semibold';

/** What can be begun in a section, below what it shows. */
export const BEGIN = 'link -my-2 inline-flex min-h-11 items-center justify-self-start font-semibold';
