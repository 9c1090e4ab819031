import { useId, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorPanel } from '@/shared/ui/panel';

interface DashboardSectionProps {
  title: string;
  /** A link to more content. */
  more?: ReactNode;
  children: ReactNode;
}

/**
 * A section of the dashboard. An error in it doesn't affect other sections. If it contains only `Nothing`, it shrinks
 * to one line.
 */
export function DashboardSection({ title, more, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="group card grid min-w-0 grid-cols-1 content-start gap-3 p-3.5 sm:gap-4 sm:p-5 has-[[data-nothing]]:flex has-[[data-nothing]]:flex-wrap has-[[data-nothing]]:items-baseline has-[[data-nothing]]:gap-x-4 has-[[data-nothing]]:gap-y-1 has-[[data-nothing]]:py-3"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl sm:text-2xl group-has-[[data-nothing]]:text-lg">
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

/** The text of an empty section. */
export function EmptySectionText({ children }: { children: ReactNode }) {
  return (
    <p data-nothing className="text-muted">
      {children}
    </p>
  );
}

/** Style of the link to more content, beside a section's title. */
export const MORE_LINK_CLASSES = 'link -my-2.5 inline-flex min-h-11 items-center font-semibold';

/** Style of the link for starting something, below a section's content. */
export const START_LINK_CLASSES = 'link -my-2 inline-flex min-h-11 items-center justify-self-start font-semibold';

/** Style of a list that shows only its first item on phones; a link leads to the others. */
export const FIRST_ON_PHONES_CLASSES = 'max-sm:*:not-first:hidden';
