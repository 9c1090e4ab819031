import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

const Markdown = lazy(() => import('./markdown'));

/** What a member wrote. Until the code that lays it out is there, and where it cannot be fetched, the text as it was written. */
export function MarkdownText({ text, className = '' }: { text: string; className?: string }) {
  const asWritten = <p className="whitespace-pre-wrap">{text}</p>;
  return (
    <div className={`markdown max-w-[68ch] wrap-anywhere ${className}`}>
      <ErrorBoundary fallback={asWritten}>
        <Suspense fallback={asWritten}>
          <Markdown text={text} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
