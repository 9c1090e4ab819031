import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient, cacheEmbeddedResponses } from '@/shared/api';
import { listenForInstallOffer } from '@/shared/lib/install';
import { applyStoredTheme } from '@/shared/lib/theme';
import { App } from './app';
import { loadFirstPage } from './first-page';
import { setStyleNonce } from './nonce';
import { createAppRouter } from './router';
import { ignoreSkippedTransitions } from './view-transitions';
import './styles/index.css';

setStyleNonce();
applyStoredTheme();
listenForInstallOffer();
ignoreSkippedTransitions();
cacheEmbeddedResponses(queryClient);

const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('The page has no #root to render into.');

/** Renders the application when the first page is loaded. */
async function start(container: HTMLElement) {
  const reactRoot = createRoot(container);
  const router = createAppRouter(queryClient);
  const stopLoading = await loadFirstPage(router);
  // A transition renders in slices, so that a slow phone stays responsive.
  startTransition(() => {
    reactRoot.render(
      <StrictMode>
        <App queryClient={queryClient} router={router} onRendered={stopLoading} />
      </StrictMode>,
    );
  });
}

// In a task of its own: the one that runs the modules is long enough on a phone.
setTimeout(() => void start(rootElement));
