import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { CLIENT_TIMEOUTS } from './startup-server';

describe('the timeouts of clients', () => {
  it('cut a request after at most 20 seconds', () => {
    const { connectionsCheckingInterval, headersTimeout, requestTimeout } = CLIENT_TIMEOUTS;
    expect(requestTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(20_000);
    expect(headersTimeout).toBeLessThan(requestTimeout);
  });

  it('apply to a body that never ends, although bytes keep arriving', async () => {
    const shortTimeouts = Object.fromEntries(Object.entries(CLIENT_TIMEOUTS).map(([name, ms]) => [name, ms / 40]));
    const server = createServer(shortTimeouts, (request) => request.resume());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n');
    const writing = setInterval(() => client.write('x'), 20);
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      client.on('data', (chunk) => (text += chunk.toString()));
      client.on('error', () => {});
      client.on('close', () => resolve(text));
    });
    clearInterval(writing);
    server.close();
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});
