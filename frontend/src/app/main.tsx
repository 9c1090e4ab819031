import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '@/shared/api';
import { listenForInstallOffer } from '@/shared/lib/install';
import { App } from './app';
import { lendNonceToStyles } from './nonce';
import { createAppRouter } from './router';
import './styles/index.css';

lendNonceToStyles();
listenForInstallOffer();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');

createRoot(root).render(
  <StrictMode>
    <App queryClient={queryClient} router={createAppRouter(queryClient)} />
  </StrictMode>,
);
