import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testSettings } from '../../../../../test/support/database';
import { ConfiguredSources } from './official-sources';

const FOLDER = 'https://ed-public-download.scorecard.network/downloads';
const PINNED = `${FOLDER}/Most-Recent-Cohorts-Institution_05192025.zip`;
const NEWEST = `${FOLDER}/Most-Recent-Cohorts-Institution_06102026.zip`;
const PAGE = `<html><a href="${NEWEST}">Download</a></html>`;
const clock = { now: () => new Date('2026-11-30T12:00:00Z') };

describe('the official sources', () => {
  let server: Server;
  let answer: RequestListener;
  let requests = 0;
  const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/data/`;

  const createSources = (settings: Record<string, string> = {}, dataPage = address()): ConfiguredSources => {
    class LocalSources extends ConfiguredSources {
      protected override readonly dataPage = dataPage;
      protected override readonly timeoutMs = 300;
    }
    return new LocalSources(testSettings('postgres://localhost/none', settings), clock);
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests++;
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => (requests = 0));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('are the newest releases that the data page links to', async () => {
    const fields = NEWEST.replace('Institution', 'Field-of-Study');
    answer = (_request, response) => response.end(`${PAGE}<a href="${fields}">`);
    expect(await createSources().find('institutions')).toBe(NEWEST);
    expect(await createSources().find('fields')).toBe(fields);
  });

  it('are the configured ones, without reading the page', async () => {
    const sources = createSources({ COLLEGES_SOURCE: '/data/a.csv', COLLEGES_FIELDS_SOURCE: '/data/b.csv.bz2' });
    expect([await sources.find('institutions'), await sources.find('fields')]).toEqual([
      '/data/a.csv',
      '/data/b.csv.bz2',
    ]);
    expect(requests).toBe(0);
  });

  it.each<[string, RequestListener]>([
    ['answers with an error', (_request, response) => response.writeHead(500).end(PAGE)],
    ['answers too late', (_request, response) => void setTimeout(() => response.end(PAGE), 900).unref()],
    [
      'sends its page too slowly',
      (_request, response) => {
        response.write(PAGE);
        setTimeout(() => response.end(), 900).unref();
      },
    ],
    ['redirects', (_request, response) => response.writeHead(302, { location: 'https://evil.example/' }).end(PAGE)],
    ['has no link', (_request, response) => response.end('<html></html>')],
    ['links to another host', (_request, response) => response.end(PAGE.replace('scorecard.network', 'evil.example'))],
    ['sends a huge page', (_request, response) => response.end(PAGE + ' '.repeat(2_000_000))],
    ['hangs up', (request) => request.socket.destroy()],
  ])('are the pinned ones if the server %s', async (_kind, listener) => {
    answer = listener;
    expect(await createSources().find('institutions')).toBe(PINNED);
  });

  it('are the pinned ones without a network', async () => {
    expect(await createSources({}, 'http://127.0.0.1:1/').find('institutions')).toBe(PINNED);
  });
});
