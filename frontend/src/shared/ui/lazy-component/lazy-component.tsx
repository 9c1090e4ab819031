import { lazy, Suspense, useReducer, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorPanel } from '@/shared/ui/panel';
import { reloadOnNewRelease } from './reload-on-new-release';

const FAILED_MESSAGE = 'We couldn’t load this part of the page. Check your connection and try again.';

/**
 * A component whose code is loaded when it is first shown. A failure doesn't affect the rest of the page.
 * @param waiting shown in its place while it loads
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const loadComponent = () => load().catch(reloadOnNewRelease);
  let LazyContent: ComponentType<Props> = lazy(loadComponent);
  return function LazyComponent(props) {
    const [, show] = useReducer((tries: number) => tries + 1, 0);
    // A lazy component that failed once stays failed: a retry needs another one.
    const retry = () => {
      LazyContent = lazy(loadComponent);
      show();
    };
    return (
      <ErrorBoundary
        onReset={retry}
        fallbackRender={({ resetErrorBoundary }) => (
          <ErrorPanel message={FAILED_MESSAGE} onRetry={resetErrorBoundary} />
        )}
      >
        <Suspense fallback={waiting}>
          <LazyContent {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
