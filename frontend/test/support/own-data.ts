import { screen } from '@testing-library/react';
import type { DataExport, DataExports } from '@/pages/data-export/api/data-export';
import { aProfile } from './account';
import { server } from './server';
import { visit } from './visit';

export const EXPORT = '/api/data-export';

export const anExport = (overrides: Partial<DataExport> = {}): DataExport => ({
  id: 3,
  status: 'ready',
  done: 6,
  total: 6,
  requestedAt: '2026-01-05T12:00:00.000Z',
  readyAt: '2026-01-05T12:01:00.000Z',
  expiresAt: '2026-01-06T12:01:00.000Z',
  bytes: 182_400,
  ...overrides,
});

/** No export has been requested yet, and one can be. */
export const NO_EXPORT: DataExports = { latest: null, nextAt: null };

/** Opens the page *Your data*. */
export async function openOwnData(exports: DataExports = NO_EXPORT, profile = aProfile()) {
  server.respondByDefault('GET /api/user/profile', profile);
  server.respondByDefault(`GET ${EXPORT}`, exports);
  const page = visit('/data-export', { as: profile });
  await screen.findByRole('heading', { level: 1, name: 'Your data' });
  return page;
}
