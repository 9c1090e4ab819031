import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from './support/app';
import { bareDatabaseUrl } from './support/database';
import { buildServerIfMissing, runUntilExit, startServerUntil } from './support/server-process';
import { openDatabaseProxy } from './support/unsteady-database';

beforeAll(buildServerIfMissing);
const folder = (): string => mkdtempSync(join(process.env.TEST_DATA_DIR!, 'no-database-'));

describe('a server whose database is unavailable at its start', () => {
  it.each(['refuses', 'does not answer'])(
    'listens, responds with 503, and creates its tables when the database is back: %s',
    async (how) => {
      const line = await openDatabaseProxy(await bareDatabaseUrl());
      if (how === 'refuses') line.disconnect();
      else line.pauseTraffic();
      const { origin, stop } = await startServerUntil('/health/live', { DATABASE_URL: line.url, DATA_DIR: folder() });

      for (const path of ['/health/ready', '/api/colleges/count', '/colleges']) {
        const answer = await fetch(`${origin}${path}`);
        expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '1']);
      }
      const { code, requestId } = (await (await fetch(`${origin}/api/user`)).json()) as Record<string, string>;
      expect(code).toBe('platform.unavailable');
      expect(requestId).toMatch(/[\w-]{8,}/);

      line.restore();
      await eventually(async () => (await fetch(`${origin}/health/ready`)).status === 200, 60_000);
      expect((await fetch(`${origin}/api/colleges/count`)).status).toBe(200);
      expect(await stop()).toBe(0);
    },
  );

  it('exits immediately when the database server rejects it', async () => {
    const url = new URL(await bareDatabaseUrl());
    url.pathname = '/there_is_no_such_database';
    const { code, complaints } = await runUntilExit({ NODE_ENV: 'test', DATABASE_URL: url.href, DATA_DIR: folder() });

    expect(code).toBe(1);
    expect(complaints).toMatch(/there_is_no_such_database/);
  });
});
