import { type AddressInfo, createServer } from 'node:net';
import { once } from 'node:events';
import { Logger } from '@nestjs/common';
import { eventually, startApp, type TestApp } from '../../../../test/support/app';

const PORT = '46401';
const figures = async (): Promise<string> => (await fetch(`http://127.0.0.1:${PORT}/metrics`)).text();

beforeAll(() => Logger.overrideLogger(false));

describe('metrics for operators', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ METRICS_PORT: PORT });
    await eventually(() => figures().catch(() => ''));
  });

  it('contain response times by route, never by URL', async () => {
    await app.visitor().get('/api/colleges/2000000017').expect(404);
    await app.visitor().get('/api/colleges/2000000018?q=canary').expect(404);
    const text = await figures();

    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/colleges/:id",status="404"} 2',
    );
    expect(text).not.toMatch(/colleges\/2000|canary/);
  });

  it('contain how many database connections are in use', async () => {
    expect(await figures()).toMatch(/^db_pool_connections\{state="waiting"\} 0$/m);
  });

  it('contain the state of the process', async () => {
    expect(await figures()).toMatch(/^process_resident_memory_bytes \d/m);
  });

  it('are not public', async () => {
    await app.visitor().get('/metrics').expect(404);
    await app.visitor().get('/api/metrics').expect(404);
  });

  it('stop with the product', async () => {
    await app.close();

    await expect(figures()).rejects.toThrow();
  });
});

describe('a product whose metrics port is taken', () => {
  it('serves requests anyway', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const { port } = occupant.address() as AddressInfo;
    const app = await startApp({ METRICS_PORT: String(port) });

    await app.visitor().get('/health/ready').expect(200);
    occupant.close();
  });
});
