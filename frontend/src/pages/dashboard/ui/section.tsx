import { useId, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorPanel } from '@/shared/ui/panel';

interface SectionProps {
  title: string;
  /** Where more of it is. */
  more?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One part of the dashboard. What goes wrong in it leaves the other parts alone. */
export function Section({ title, more, className = '', children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`card grid min-w-0 grid-cols-1 content-start gap-4 p-5 ${className}`}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {more}
      </header>
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => (
          <ErrorPanel message="This part of the page could not be shown." onRetry={resetErrorBoundary} />
        )}
      >
        {children}
      </ErrorBoundary>
    </section>
  );
}
