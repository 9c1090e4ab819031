import { existsSync } from 'node:fs';
import { collectHandlers } from '../src/shared/infrastructure/http/api-document/route-metadata';
import { createApiDocument } from '../src/shared/infrastructure/http/open-api';
import { InvalidRequest, RequestValidationPipe } from '../src/shared/infrastructure/http/validation.pipe';
import {
  callOf,
  committedDocument,
  COMMITTED_FILE,
  type Document,
  type DocumentedOperation,
  exampleOf,
  operationsOf,
  resolveReference,
} from './support/api-document';
import { startApp, type TestApp } from './support/app';
import { mountedRoutes } from './support/routes';

const calls = (document: Document): string[] =>
  operationsOf(document)
    .map(([call]) => call)
    .sort();

/** Returns the operations for which `isSo` returns false. */
const except = (document: Document, isSo: (operation: DocumentedOperation, call: string) => boolean): string[] =>
  operationsOf(document)
    .filter(([call, operation]) => !isSo(operation, call))
    .map(([call]) => call);

const PUBLIC: readonly object[] = [];
const OPTIONAL: readonly object[] = [{}, { session: [] }];
const REQUIRED: readonly object[] = [{ session: [] }];
/** Where access tokens are accepted: also without, instead of a session, or as the only way. */
const WITH_TOKENS: readonly (readonly object[])[] = [
  [...OPTIONAL, { token: [] }],
  [{}, { token: [] }],
  [...REQUIRED, { token: [] }],
  [{ token: [] }],
];
const is = (security: readonly object[] | undefined, kind: readonly object[]): boolean =>
  JSON.stringify(security) === JSON.stringify(kind);

const PROBLEM = '{"application/problem+json":{"schema":{"$ref":"#/components/schemas/Problem"}}}';
const SCIM_ERROR = '{"application/scim+json":{"schema":{"$ref":"#/components/schemas/ScimError"}}}';
const isScim = (call: string): boolean => call.includes(' /scim/');
/** A page, and a protocol that has errors of its own beside problems. */
const WITH_OWN_ERRORS = ['GET /embed/{collegeId}', 'POST /mcp'];

let app: TestApp;
let document: Document;
beforeAll(async () => {
  app = await startApp();
  document = JSON.parse(JSON.stringify(createApiDocument(app.app))) as Document;
});

describe('the contract', () => {
  it('describes exactly the mounted routes', () => {
    const mounted = mountedRoutes(app.app).map(({ method, path }) => callOf(`${method} ${path}`));

    expect(calls(document)).toEqual(mounted.sort());
  });

  it('gives every operation a unique ID and a group', () => {
    const names = operationsOf(document).map(([, { operationId }]) => operationId);

    expect(new Set(names).size).toBe(names.length);
    expect(except(document, ({ tags }) => tags !== undefined && tags.length > 0)).toEqual([]);
  });

  it('is OpenAPI 3.1', () => {
    expect(createApiDocument(app.app).openapi).toBe('3.1.0');
  });

  it('is served, with a page for trying it out', async () => {
    const { body } = await app.visitor().get('/api/openapi.json').expect(200).expect('content-type', /json/);

    expect(calls(body as Document)).toEqual(calls(document));
    await app.visitor().get('/api/docs/').expect(200).expect('content-type', /html/);
  });
});

describe('the security of every operation', () => {
  it('is public, optional or required, and its schemes are described', () => {
    const kinds = [PUBLIC, OPTIONAL, REQUIRED, ...WITH_TOKENS];
    expect(except(document, ({ security }) => kinds.some((kind) => is(security, kind)))).toEqual([]);
    expect(createApiDocument(app.app).components?.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: 'sid' },
      token: { type: 'http', scheme: 'bearer' },
    });
  });

  it('matches the responses to a visitor: 401 only where a session or token is required', async () => {
    const different: string[] = [];
    for (const [call, { security }] of operationsOf(document)) {
      const [method, path] = call.split(' ') as [string, string];
      const at = path.replace(/\{\w+\}/g, '1');
      const sent = app.visitor()[method.toLowerCase() as 'get'](at).set('Origin', app.settings.origin).redirects(0);
      const { status, body } = (await sent) as { status: number; body: { code?: string } };
      const isRefused = status === 401 && body.code === 'platform.not-signed-in';
      const isRequired = security!.length > 0 && security!.every((scheme) => Object.keys(scheme).length > 0);
      if (isRefused !== isRequired) different.push(`${call}: ${status}`);
    }
    expect(different).toEqual([]);
  });

  it('is optional where a session changes what is shown or done', () => {
    expect(
      operationsOf(document)
        .filter(([, { security }]) => is(security, OPTIONAL))
        .map(([call]) => call)
        .sort(),
    ).toEqual([
      'GET /api/alumni/search',
      'GET /api/alumni/stats',
      'GET /api/alumni/{id}',
      'GET /api/alumni/{id}/thanks',
      'GET /api/auth/college/{collegeId}',
      'GET /api/auth/college/{collegeId}/callback',
      'GET /api/auth/google',
      'GET /api/auth/google/callback',
      'GET /api/auth/linkedin',
      'GET /api/auth/linkedin/callback',
      'GET /api/events',
      'GET /api/events/{id}',
      'GET /api/events/{id}.ics',
      'GET /api/forum/posts',
      'GET /api/forum/posts/{id}',
      'GET /api/open-questions',
      'GET /api/open-questions/{id}',
      'GET /api/reviews',
      'POST /api/admin/invitations/accept',
      'POST /api/alumni/claim',
      'POST /api/auth/complete',
      'POST /api/interactions',
      'POST /api/login',
      'POST /api/login/two-factor',
      'POST /api/logout',
      'POST /api/register',
    ]);
  });
});

describe('the statuses of every operation', () => {
  const refusals = ({ responses }: DocumentedOperation) =>
    Object.entries(responses).filter(([status]) => status >= '400');
  const has = (operation: DocumentedOperation, ...statuses: string[]): boolean =>
    statuses.every((status) => operation.responses[status] !== undefined);

  it('include 400, 429, 500 and 503', () => {
    expect(except(document, (operation) => has(operation, '400', '429', '500', '503'))).toEqual([]);
  });

  it('include 401 where a session is required, and 403, 413 and 415 for writes', () => {
    expect(except(document, (operation) => !is(operation.security, REQUIRED) || has(operation, '401'))).toEqual([]);
    expect(
      except(document, (operation, call) => call.startsWith('GET ') || has(operation, '403', '413', '415')),
    ).toEqual([]);
  });

  it('include 409 where an idempotency key is accepted', () => {
    const keyed = operationsOf(document).filter(([, { parameters }]) =>
      parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(keyed.length).toBeGreaterThan(3);
    expect(keyed.filter(([, operation]) => !has(operation, '409'))).toEqual([]);
  });

  it('use the problem schema for errors, with Retry-After for 429 and 503', () => {
    const different = operationsOf(document).flatMap(([call, operation]) =>
      refusals(operation)
        .map(([status, response]) => ({ status, ...resolveReference(document, response) }))
        .filter(
          ({ status, description, headers = {}, content }) =>
            description === '' ||
            (!WITH_OWN_ERRORS.includes(call) && JSON.stringify(content) !== (isScim(call) ? SCIM_ERROR : PROBLEM)) ||
            'Retry-After' in headers !== ['429', '503'].includes(status),
        )
        .map(({ status }) => `${call}: ${status}`),
    );
    expect(different).toEqual([]);
  });
});

(existsSync(COMMITTED_FILE) ? describe : describe.skip)('the committed contract', () => {
  // Descriptions and schemas come from the compiler; `npm run openapi -- --check` compares the whole document.
  it('describes the same operations, with the same security and error statuses', () => {
    const essence = (of: Document) =>
      Object.fromEntries(
        operationsOf(of).map(([call, { operationId, security, responses }]) => [
          call,
          { operationId, security, refusals: Object.keys(responses).filter((status) => status >= '400') },
        ]),
      );

    expect(essence(committedDocument())).toEqual(essence(document));
  });

  it('contains a summary and a success response of every operation', () => {
    const isComplete = ({ responses, summary }: DocumentedOperation): boolean =>
      Boolean(summary) && Object.keys(responses).some((status) => status < '400');

    expect(except(committedDocument(), isComplete)).toEqual([]);
  });
});

describe('the example of every request', () => {
  it('passes the validators of its body', async () => {
    const committed = committedDocument();
    const handlers = collectHandlers(app.app);
    const pipe = new RequestValidationPipe();
    const faults: string[] = [];
    let checked = 0;
    for (const [call, { operationId, requestBody }] of operationsOf(committed)) {
      const body = requestBody?.content['application/json'];
      const name = body && '$ref' in body.schema ? String(body.schema.$ref).split('/').at(-1) : undefined;
      const metatype = handlers.get(operationId)?.shapes.find((shape) => shape.name === name);
      if (!body || !metatype) continue;
      checked++;
      await pipe.transform(exampleOf(committed, body), { type: 'body', metatype }).catch((error: unknown) => {
        if (!(error instanceof InvalidRequest)) throw error;
        faults.push(...error.fields.map(({ message }) => `${call}: ${message}`));
      });
    }

    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThan(80);
  });
});
