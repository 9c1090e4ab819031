import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient, readEmbeddedAnswers } from '@/shared/api';
import { listenForInstallOffer } from '@/shared/lib/install';
import { resumeTheme } from '@/shared/lib/theme';
import { App } from './app';
import { setNonceOfStyles } from './nonce';
import { createAppRouter } from './router';
import { ignoreSkippedTransitions } from './view-transitions';
import './styles/index.css';

setNonceOfStyles();
resumeTheme();
listenForInstallOffer();
ignoreSkippedTransitions();
readEmbeddedAnswers(queryClient);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');

const app = createRoot(root);
// A transition renders in slices, so that a slow phone stays responsive.
startTransition(() => {
  app.render(
    <StrictMode>
      <App queryClient={queryClient} router={createAppRouter(queryClient)} />
    </StrictMode>,
  );
});
