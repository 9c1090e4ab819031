import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { startApp, type TestApp } from './support/app';

let app: TestApp;
beforeAll(async () => (app = await startApp()));

/** Returns what the server responds to exactly these bytes; '' if it closes the connection without a response. */
function said(lines: string[], body = ''): Promise<string> {
  const { port } = app.app.getHttpServer().address() as AddressInfo;
  return new Promise((resolve) => {
    const heard: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (data: Buffer) => heard.push(data));
    socket.on('close', () => resolve(Buffer.concat(heard).toString()));
    // If the server closes the connection during the write, the socket first emits an error.
    socket.on('error', () => undefined);
    socket.write(`${[...lines, 'Host: localhost', 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
  });
}

const statuses = (text: string): number[] =>
  [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
const headers = (count: number): string[] => Array.from({ length: count }, (_, n) => `X-Header-${n}: ${n}`);
const JSON_BODY = 'Content-Type: application/json';

describe('a malformed or unusual request', () => {
  it.each([
    ['has a header of 64 kilobytes', ['GET /api/colleges/count HTTP/1.1', `X-Long: ${'x'.repeat(65_536)}`], 431],
    ['has 64 kilobytes of cookies', ['GET /api/user HTTP/1.1', `Cookie: sid=${'x'.repeat(65_536)}`], 431],
    ['has 101 headers', ['GET /api/colleges/count HTTP/1.1', ...headers(99)], 400],
    ['traces', ['TRACE /api/user HTTP/1.1', 'Cookie: sid=secret'], 404],
    ['is of a method that there is not', ['STEAL /api/user HTTP/1.1'], 400],
    ['asks to be passed on', ['CONNECT evil.example:443 HTTP/1.1'], 400],
    ['has a header that goes on in the next line', ['GET /api/user HTTP/1.1', 'X-Long: a', ' b'], 400],
    ['names two hosts', ['GET /api/colleges/count HTTP/1.1', 'Host: evil.example'], 400],
    ['names the same host twice', ['GET /api/colleges/count HTTP/1.1', 'host: localhost'], 400],
    ['names another host in its first line', ['GET http://evil.example/api/colleges/count HTTP/1.1'], 400],
    ['hides a host behind a user', ['GET http://localhost@evil.example/api/colleges/count HTTP/1.1'], 400],
    ['has a name with a blank in it', ['GET /api/user HTTP/1.1', 'X Header: a'], 400],
  ])('is rejected when it %s', async (_, lines, status) => {
    const answer = await said(lines);
    // CONNECT has no listener, so the connection is closed.
    expect(statuses(answer)).toEqual(lines[0]!.startsWith('CONNECT') ? [] : [status]);
    expect(answer).not.toMatch(/sid=secret/);
  });

  it('can name its host in the request line too', async () => {
    expect(statuses(await said(['GET http://localhost/api/colleges/count HTTP/1.1']))).toEqual([200]);
  });

  it('can have 100 headers', async () => {
    expect(statuses(await said(['GET /api/colleges/count HTTP/1.1', ...headers(98)]))).toEqual([200]);
  });

  const SMUGGLED = 'GET /api/user HTTP/1.1\r\nHost: localhost\r\n\r\n';
  it.each([
    ['a length and pieces', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['pieces and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4']],
    ['two lengths', ['Content-Length: 0', `Content-Length: ${SMUGGLED.length}`]],
    ['a length that is none', ['Content-Length: +4']],
    ['pieces of another kind', ['Transfer-Encoding: chunked, identity']],
    ['a blank before the colon', ['Transfer-Encoding : chunked']],
  ])('cannot smuggle a second request behind %s', async (_, lengths) => {
    const answer = await said(['POST /api/login HTTP/1.1', JSON_BODY, ...lengths], `0\r\n\r\n${SMUGGLED}`);
    expect(statuses(answer)).toEqual([400]);
  });

  it.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    'uses the method of the request line and ignores %s',
    async (header) => {
      expect(statuses(await said(['GET /api/logout HTTP/1.1', `${header}: POST`]))).toEqual([404]);
      expect(statuses(await said(['POST /api/user HTTP/1.1', `${header}: GET`, 'Content-Length: 0']))).toEqual([404]);
    },
  );

  it('does not crash the server', async () => {
    await app.visitor().get('/health/live').expect(200);
  });
});
