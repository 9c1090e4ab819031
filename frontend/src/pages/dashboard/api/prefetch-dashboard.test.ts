import { aRequest } from '@test/support/dashboard';
import { aStudent } from '@test/support/people';
import { server } from '@test/support/server';
import { queryClient } from '@/shared/api';
import { prefetchDashboard } from './prefetch-dashboard';

describe('prefetching the dashboard', () => {
  beforeEach(() => {
    for (const path of ['connections', 'conversations', 'dashboard/stats', 'my-people', 'meetings', 'onboarding'])
      server.respond(`GET /api/${path}`, []);
  });
  afterEach(() => queryClient.clear());

  it.each([
    ['loads the connections that answer received requests', [aRequest()], 1],
    ['loads no connections without a request', [], 0],
  ])('%s', async (_, requests, calls) => {
    server.respond('GET /api/connection-requests', requests);
    await prefetchDashboard(queryClient, aStudent());
    expect(server.callsTo('GET /api/connections')).toHaveLength(calls);
  });
});
