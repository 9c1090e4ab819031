import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '../logging/logger';
import { redactPath, createRequestLogger } from './request-log';

describe('the path of a request in the log', () => {
  it.each([
    ['/api/colleges/7', '/api/colleges/7'],
    ['/api/password/reset?token=abc', '/api/password/reset'],
    [`/api/calendar/${'aB3_-'.repeat(8)}abc.ics?_t=1`, '/api/calendar/....ics'],
    ['/assets/find-alumni-page-B2x9.js', '/assets/find-alumni-page-B2x9.js'],
  ])('of %s is %s', (url, path) => {
    expect(redactPath(url)).toBe(path);
  });
});

describe('a log line', () => {
  it('contains the time, the path and the result, but not the network or the query', async () => {
    const lines: string[] = [];
    const log = createRequestLogger(createLogger('info', { write: (line: string) => void lines.push(line) }));
    const server = createServer((request, response) => {
      log(request, response);
      response.end();
    });
    await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
    const { port } = server.address() as AddressInfo;
    await fetch(`http://127.0.0.1:${port}/api/colleges?q=secret`, { headers: { 'X-Forwarded-For': '198.51.100.7' } });
    await new Promise((resume) => server.close(resume));

    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      time: expect.any(Number),
      req: { path: '/api/colleges' },
      res: { status: 200 },
    });
    expect(lines[0]).not.toMatch(/127\.0\.0\.1|198\.51|secret/);
  });
});
