import { Controller, Get, HttpException, Logger, Param, Query } from '@nestjs/common';
import { IsOptional, IsString } from 'class-validator';
import { QueryFailedError } from 'typeorm';
import { TooManyRequests } from '../src/shared/application/rate-limits';
import { DomainError, type DomainErrorKind } from '../src/shared/domain/domain-error';
import { IdPipe } from '../src/shared/infrastructure/http/validation.pipe';
import { Public } from '../src/shared/infrastructure/http/policies';
import { Readiness } from '../src/shared/infrastructure/health/readiness';
import { UnitOfWork } from '../src/shared/infrastructure/typeorm/unit-of-work';
import { startApp, type TestApp } from './support/app';

class Refusal extends DomainError {
  constructor(kind: DomainErrorKind) {
    super(kind, `test.${kind}`, 'Not today.', [{ field: 'day', message: 'Choose another day' }]);
  }
}

class Search {
  @IsOptional()
  @IsString()
  q?: string;
}

/** Failures to provoke, by name. */
const FAILURES: Record<string, () => unknown> = {
  'too-many': () => new TooManyRequests(17),
  bug: () => new TypeError("Cannot read properties of undefined (reading 'canary')"),
  'taken twice': () =>
    new QueryFailedError('INSERT INTO identity.users (email) VALUES ($1)', ['canary@example.org'], {
      name: 'error',
      message: 'duplicate key value violates unique constraint "canary"',
    }),
  'no error at all': () => 'canary',
  nothing: () => undefined,
  teapot: () => new HttpException('canary', 418),
};

@Public()
@Controller('test-troubles')
class TroublesController {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  @Get('refusal/:kind')
  refuse(@Param('kind') kind: DomainErrorKind): never {
    throw new Refusal(kind);
  }

  @Get('failure/:name')
  fail(@Param('name') name: string): never {
    throw FAILURES[name]?.();
  }

  @Get('sql')
  async query(@Query() { q }: Search): Promise<unknown> {
    return this.unitOfWork.query(q ?? 'SELECT 1 AS one');
  }

  @Get('thing/:id')
  thing(@Param('id', IdPipe) id: number): object {
    return { id };
  }
}

const controllers = [TroublesController];
const get = (app: TestApp, path: string) => app.visitor().get(`/api/test-troubles/${path}`);

beforeAll(() => Logger.overrideLogger(false));

describe('the platform', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp({}, { controllers })));

  it('is alive and ready', async () => {
    const { body } = await app.visitor().get('/health/live').expect(200);

    expect(body).toEqual({ status: 'ok' });
    await app.visitor().get('/health/ready').expect(200);
  });

  it('logs content security policy reports without the secrets in their URLs', async () => {
    const noted: unknown[] = [];
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((message) => void noted.push(message));
    const report = { 'csp-report': { 'document-uri': 'https://x/verify-email?token=canary', 'blocked-uri': 'inline' } };
    for (const type of ['application/csp-report', 'application/reports+json', 'application/json']) {
      await app.visitor().post('/api/csp-report').set('Content-Type', type).send(JSON.stringify(report)).expect(204);
    }
    jest.restoreAllMocks();

    expect(noted).toHaveLength(3);
    expect(noted[0]).toContain('https://x/verify-email');
    expect(String(noted)).not.toContain('canary');
  });

  describe('responds with a problem document', () => {
    it.each([
      ['invalid', 400, 'Bad Request'],
      ['unauthenticated', 401, 'Unauthorized'],
      ['forbidden', 403, 'Forbidden'],
      ['not-found', 404, 'Not Found'],
      ['conflict', 409, 'Conflict'],
      ['too-many', 429, 'Too Many Requests'],
      ['busy', 503, 'Service Unavailable'],
    ])('for a refusal of the kind %s', async (kind, status, title) => {
      const { body, headers } = await get(app, `refusal/${kind}?day=1`).expect(status);

      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(body).toEqual({
        type: `urn:gradspan:test.${kind}`,
        title,
        status,
        detail: 'Not today.',
        instance: `/api/test-troubles/refusal/${kind}`,
        code: `test.${kind}`,
        requestId: headers['x-request-id'],
        errors: [{ field: 'day', message: 'Choose another day' }],
        message: 'Not today.',
        error: 'Not today.',
      });
    });

    it('for an unknown route', async () => {
      const { body } = await app.visitor().get('/api/nothing').expect(404);

      expect(body).toMatchObject({ code: 'platform.http-404', instance: '/api/nothing', errors: [] });
    });

    it('for a known route with another method', async () => {
      await app.visitor().delete('/api/colleges/count').expect(404);
    });

    it('for a path with invalid encoding', async () => {
      await get(app, 'thing/%ff')
        .expect(400)
        .expect('content-type', /application\/problem\+json/);
    });

    it('for an ID out of range', async () => {
      const { body } = await get(app, 'thing/2147483648').expect(400);

      expect(body.errors).toEqual([{ field: 'id', message: 'id must be a positive whole number' }]);
    });

    it('for a repeated query parameter', async () => {
      const { body } = await get(app, 'sql?q=a&q=b').expect(400);

      expect(body.errors).toEqual([{ field: 'q', message: 'q must be a string' }]);
    });

    it.each(['page=2', 'q[a]=1', 'q[]=1', '__proto__[x]=1', 'q.a=1'])(
      'but not for an unknown query parameter: %s',
      async (query) => {
        await get(app, `sql?${query}`).expect(200);
        expect({}).not.toHaveProperty('x');
      },
    );
  });

  it('ignores the _t parameter, which every request can carry', async () => {
    const { body } = await get(app, 'sql?_t=1700000000000').expect(200);

    expect(body).toEqual([{ one: 1 }]);
  });

  it('sends Retry-After with a 429', async () => {
    const { headers } = await get(app, 'failure/too-many').expect(429);

    expect(headers['retry-after']).toBe('17');
  });

  describe('hides internal details', () => {
    it.each(['bug', 'taken twice', 'no error at all', 'nothing'])('of a failure: %s', async (name) => {
      const { body, text } = await get(app, `failure/${encodeURIComponent(name)}`).expect(500);

      expect(body).toMatchObject({
        code: 'platform.internal',
        detail: 'Server error. Please try again later.',
        errors: [],
      });
      expect(text).not.toMatch(/canary|INSERT|identity|stack| at |node_modules|\.ts/);
    });

    it('of an invalid SQL statement', async () => {
      const { text } = await get(app, 'sql?q=SELECT%20canary').expect(500);

      expect(text).not.toMatch(/canary|column|SELECT/);
    });

    it('of an HTTP exception of the framework', async () => {
      const { text } = await get(app, 'failure/teapot').expect(418);

      expect(text).not.toContain('canary');
    });
  });

  describe('gives every request an ID', () => {
    it('that is unique', async () => {
      const ids = await Promise.all(
        [1, 2, 3].map(async () => (await get(app, 'sql')).headers['x-request-id'] as string),
      );

      expect(new Set(ids).size).toBe(3);
      expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    });

    it.each(['request-from-the-proxy', 'A1_b2-C3', 'x'.repeat(64)])('from the X-Request-Id header: %s', async (id) => {
      const { headers, body } = await get(app, 'failure/bug').set('X-Request-Id', id);

      expect(headers['x-request-id']).toBe(id);
      expect(body.requestId).toBe(id);
    });

    it.each(['short', 'x'.repeat(65), 'with blanks in it', '<script>alert(1)</script>', 'semi;colon-and-more', ''])(
      'and ignores an invalid X-Request-Id header: %s',
      async (id) => {
        const { headers } = await get(app, 'sql').set('X-Request-Id', id);

        expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      },
    );
  });

  it('is alive but not ready while it shuts down', async () => {
    const leaving = await startApp({ DATABASE_URL: app.settings.databaseUrl });
    leaving.app.get(Readiness).startShutdown();

    await leaving
      .visitor()
      .get('/health/ready')
      .expect(503)
      .expect('content-type', /application\/problem\+json/);
    await leaving.visitor().get('/health/live').expect(200);
  });
});
