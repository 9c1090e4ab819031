import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

const Markdown = lazy(() => import('./markdown'));

/** A member's Markdown text. Shows the source text until the renderer is loaded, or if it can't be loaded. */
export function MarkdownText({ text, className = '' }: { text: string; className?: string }) {
  const plainText = (
    <p dir="auto" className="whitespace-pre-wrap">
      {text}
    </p>
  );
  return (
    <div dir="auto" className={`markdown max-w-[68ch] wrap-anywhere ${className}`}>
      <ErrorBoundary fallback={plainText}>
        <Suspense fallback={plainText}>
          <Markdown text={text} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
