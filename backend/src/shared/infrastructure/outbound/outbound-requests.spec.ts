import dns from 'node:dns';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { OutboundRequestFailed, OutboundRequests } from './outbound-requests';
import { OTHER_ADDRESSES, PRIVATE_HOSTS } from './testing/private-addresses';
import { loadSettings } from '../settings/settings';

const OPTIONS = { maxBytes: 10_000, timeoutMs: 2_000, accept: 'text/calendar' };
let server: Server;
let port: number;
let hits: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    hits.push(request.url!);
    const path = request.url!.slice(1);
    if (path.startsWith('to/')) return response.writeHead(302, { location: decodeURIComponent(path.slice(3)) }).end();
    if (path === 'loop') return response.writeHead(302, { location: '/loop' }).end();
    if (path === 'gone') return response.writeHead(404).end('gone');
    if (path === 'large') return response.end('x'.repeat(10_001));
    if (path === 'bomb') return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(1e6)));
    if (path === 'gzip') return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('packed'));
    if (path === 'slow') return void response.write('a');
    return response.end('hello');
  }).listen(0, '::');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => (hits = []));
afterAll(() => server.close().closeAllConnections());

const REQUIRED_VARIABLES = { DATABASE_URL: 'postgres://unused', SESSION_SECRET: 'x'.repeat(40) };
const outbound = (...allow: string[]) => {
  const variables = { ...REQUIRED_VARIABLES, OUTBOUND_ALLOW: allow.join(',') };
  return new OutboundRequests(loadSettings(variables, { backgroundWork: false }));
};
const allowed = () => outbound(`localhost:${port}`);
const failure = async (address: string, requests = outbound(), options = OPTIONS) => {
  const error: unknown = await requests.get(address, options).catch((thrown: unknown) => thrown);
  return error instanceof OutboundRequestFailed ? error.reason : error;
};

/** Without the host that redirects, and in ASCII like every header. */
const REDIRECT_HOSTS = PRIVATE_HOSTS.filter((host) => /^[ -~]+$/.test(host) && !/^localhost$/i.test(host));

describe('an address that is not public', () => {
  it('is tested in 60 ways', () => expect(PRIVATE_HOSTS.length + OTHER_ADDRESSES.length).toBe(60));

  it.each(PRIVATE_HOSTS)('is never reached: %s', async (host) => {
    expect(await failure(`https://${host}:${port}/`)).toBe('not-public');
    expect(hits).toEqual([]);
  });

  it.each(PRIVATE_HOSTS.flatMap((host) => [`https://${host}`, `http://${host}`]))(
    'is never reached by a posted message: %s',
    async (address) => {
      const options = { body: '{}', headers: {}, timeoutMs: 2_000 };
      const failures = [
        await outbound()
          .post(`${address}:${port}/`, options)
          .catch((error: unknown) => error),
        await outbound()
          .check(`${address}:${port}/`)
          .catch((error: unknown) => error),
      ];
      for (const error of failures) expect(error).toMatchObject({ reason: 'not-public' });
      expect(hits).toEqual([]);
    },
  );

  it.each(OTHER_ADDRESSES)('is never reached: %s', async (address) => {
    expect(await failure(address)).toBe('not-public');
    expect(hits).toEqual([]);
  });

  it.each(REDIRECT_HOSTS)('is never reached by a redirect: %s', async (host) => {
    const target = encodeURIComponent(`https://${host}:${port}/secret`);
    expect(await failure(`http://localhost:${port}/to/${target}`, allowed())).toBe('not-public');
    expect(hits).toEqual([`/to/${target}`]);
  });
});

describe('a request', () => {
  it('returns the body, also if it is compressed or redirected', async () => {
    const body = async (path: string) =>
      (await allowed().get(`http://localhost:${port}/${path}`, OPTIONS)).toString('utf8');
    expect(await body('')).toBe('hello');
    expect(await body('gzip')).toBe('packed');
    expect(await body(`to/${encodeURIComponent('/to/%2F')}`)).toBe('hello');
  });

  it.each([
    ['gone', 'refused'],
    ['loop', 'refused'],
    ['large', 'too-large'],
    ['bomb', 'too-large'],
  ])('for %s fails: %s', async (path, reason) => {
    expect(await failure(`http://localhost:${port}/${path}`, allowed())).toBe(reason);
  });

  it('fails if the response takes too long, or the server is not there', async () => {
    const options = { ...OPTIONS, timeoutMs: 200 };
    expect(await failure(`http://localhost:${port}/slow`, allowed(), options)).toBe('unreachable');
    expect(await failure('http://localhost:9/', outbound('localhost:9'))).toBe('unreachable');
  });

  it('does not show the path in its failure, because the path is a secret', async () => {
    const error: Error = await allowed()
      .get(`http://localhost:${port}/to/${encodeURIComponent('https://127.0.0.1/4711')}`, OPTIONS)
      .catch((thrown) => thrown);
    expect(error.message).not.toContain('4711');
  });
});

describe('a posted message', () => {
  const post = (path: string, options = { body: '{"a":1}', headers: {}, timeoutMs: 2_000 }) =>
    allowed().post(`http://localhost:${port}/${path}`, options);

  it('returns the status, without following redirects or reading the body', async () => {
    expect(await post('')).toBe(200);
    expect(await post('gone')).toBe(404);
    expect(await post('slow')).toBe(200);
    expect(await post('large')).toBe(200);
    expect(await post(`to/${encodeURIComponent('/secret')}`)).toBe(302);
    expect(hits).not.toContain('/secret');
  });

  it('isn’t sent if a public name points to a private address at the moment of the connection', async () => {
    const answers = [[{ address: '93.184.215.14', family: 4 }], [{ address: '127.0.0.1', family: 4 }]];
    const lookup = jest.spyOn(dns, 'lookup').mockImplementation((...args: unknown[]) => {
      const answer = args.at(-1);
      if (typeof answer === 'function') Reflect.apply(answer, undefined, [null, answers.shift()]);
    });
    const address = `https://rebinding.example:${port}/`;
    await outbound().check(address);
    const error: unknown = await outbound()
      .post(address, { body: '{}', headers: {}, timeoutMs: 2_000 })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ reason: 'not-public' });
    expect([lookup.mock.calls.length, hits]).toEqual([2, []]);
    lookup.mockRestore();
  });
});
