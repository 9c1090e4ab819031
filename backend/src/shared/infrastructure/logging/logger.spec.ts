import { Writable } from 'node:stream';
import { QueryFailedError } from 'typeorm';
import { createLogger, PinoLogger } from './logger';

function logged(say: (logger: ReturnType<typeof createLogger>) => void, level = 'trace'): Record<string, unknown>[] {
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk: Buffer, _, done) => (lines.push(chunk.toString()), done()) });
  say(createLogger(level, sink));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log', () => {
  it('excludes passwords, addresses and tokens', () => {
    const [line] = logged((log) =>
      log.info({ form: { password: 'canary-1', email: 'canary-2', token: 'canary-3', name: 'Ada' } }),
    );

    expect(line).toMatchObject({ form: { password: '[redacted]', email: '[redacted]', name: 'Ada' } });
    expect(JSON.stringify(line)).not.toContain('canary');
  });

  it('excludes the cookies of a request and its response', () => {
    const [line] = logged((log) =>
      log.info({
        req: { headers: { cookie: 'sid=canary', authorization: 'canary' } },
        res: { headers: { 'set-cookie': 'canary' } },
      }),
    );

    expect(JSON.stringify(line)).not.toContain('canary');
  });

  it('contains the statement of a failed query, but none of its values', () => {
    const failed = new QueryFailedError('INSERT INTO identity.users VALUES ($1)', ['canary@example.org'], {
      name: 'error',
      message: 'duplicate key value violates unique constraint "users_email"',
      detail: 'Key (lower(email))=(canary@example.org) already exists.',
    } as Error);

    const [line] = logged((log) => new PinoLogger(log).error(failed));

    expect(JSON.stringify(line)).toContain('INSERT INTO identity.users');
    expect(JSON.stringify(line)).not.toContain('canary');
  });

  it('writes one line whatever a message contains', () => {
    const lines = logged((log) => new PinoLogger(log).log('first\r\n{"level":60,"msg":"forged"}', 'Mail'));

    expect(lines).toMatchObject([{ context: 'Mail', msg: 'first\r\n{"level":60,"msg":"forged"}' }]);
  });

  it.each([
    ['log', 30],
    ['warn', 40],
    ['error', 50],
    ['fatal', 60],
    ['debug', 20],
    ['verbose', 10],
  ] as const)('gives Nest’s %s the level %i', (method, level) => {
    expect(logged((log) => new PinoLogger(log)[method]('said', 'Context'))).toMatchObject([{ level, msg: 'said' }]);
  });

  it('is empty with the level silent', () => {
    expect(logged((log) => log.fatal('said'), 'silent')).toEqual([]);
  });
});
