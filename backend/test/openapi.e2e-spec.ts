import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { describeApi } from '../src/shared/infrastructure/http/open-api';
import { startApp, type TestApp } from './support/app';
import { mountedRoutes } from './support/routes';

const COMMITTED = resolve(__dirname, '../../docs/openapi.json');
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

interface Operation {
  readonly operationId?: string;
  readonly tags?: string[];
  readonly responses?: Record<string, unknown>;
}

/** `GET /api/colleges/{id}` and what is said of it, for every operation. */
const operations = ({ paths }: OpenAPIObject): [call: string, operation: Operation][] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]): [string, Operation] => [`${method.toUpperCase()} ${path}`, operation]),
  );
const calls = (document: OpenAPIObject): string[] =>
  operations(document)
    .map(([call]) => call)
    .sort();

let app: TestApp;
let document: OpenAPIObject;
beforeAll(async () => {
  app = await startApp();
  document = describeApi(app.app);
});

describe('the contract', () => {
  it('tells of every route that there is, and of no other', () => {
    const mounted = mountedRoutes(app.app).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);

    expect(calls(document)).toEqual(mounted.sort());
  });

  it('gives every operation a name of its own and a group', () => {
    const names = operations(document).map(([, { operationId }]) => operationId);

    expect(new Set(names).size).toBe(names.length);
    expect(operations(document).filter(([, { tags }]) => !tags?.length)).toEqual([]);
  });

  it('is OpenAPI 3.1', () => {
    expect(document.openapi).toBe('3.1.0');
  });

  it('is served, with a page to try it', async () => {
    const { body } = await app.visitor().get('/api/openapi.json').expect(200).expect('content-type', /json/);

    expect(calls(body as OpenAPIObject)).toEqual(calls(document));
    await app.visitor().get('/api/docs/').expect(200).expect('content-type', /html/);
  });
});

(existsSync(COMMITTED) ? describe : describe.skip)('the committed contract', () => {
  const committed = (): OpenAPIObject => JSON.parse(readFileSync(COMMITTED, 'utf8')) as OpenAPIObject;

  // Descriptions and schemas come from the compiler; `npm run openapi -- --check` compares the whole document.
  it('tells of the same operations', () => {
    const names = (of: OpenAPIObject) =>
      Object.fromEntries(operations(of).map(([call, { operationId }]) => [call, operationId]));

    expect(names(committed())).toEqual(names(document));
  });

  it('says of every operation how it succeeds', () => {
    const silent = operations(committed()).filter(
      ([, { responses = {} }]) => !Object.keys(responses).some((status) => status < '400'),
    );

    expect(silent.map(([call]) => call)).toEqual([]);
  });
});
