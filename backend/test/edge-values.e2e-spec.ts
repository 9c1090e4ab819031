import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cookieOf, PASSWORD, studentForm } from './support/accounts';
import { COMMITTED_FILE } from './support/api-document';
import { startApp, type TestApp } from './support/app';
import { mentor } from './support/connections';
import { operator } from './support/moderation';
import type { ApiDocument } from './support/fuzz';
import { administratorOf, confirmed } from './support/test-users';

/** Values at the edge of what a parameter can hold, as they appear in an address. */
const EDGE_VALUES = [
  '',
  '0',
  '-1',
  '1.5',
  '1e3',
  '10,000',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '%00',
  '%ED%A0%80',
  '%E2%80%8B',
  '%25',
  'null',
  '2026-02-30',
  'x'.repeat(2_000),
];
/** Requests that end the session of the caller, or never end. */
const LEFT_OUT = ['DELETE /api/user/sessions', 'DELETE /api/user/sessions/{id}', 'GET /api/stream'];
const AT_ONCE = 8;

/** Every account that an operation doesn't refuse sends every value; otherwise a visitor and the first member do. */
const IS_THOROUGH = process.env.TESTS === 'all';

interface Call {
  readonly method: string;
  readonly path: string;
  /** The address of its operation without a query. */
  readonly plainPath: string;
}

let app: TestApp;
let port: number;
const cookies = new Map([['visitor', '']]);

beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'off' });
  port = (app.app.getHttpServer() as { address(): AddressInfo }).address().port;
  await confirmed(app, studentForm('stu'));
  await mentor(app, 'alu');
  await administratorOf(app, 'dean', 1);
  await operator(app, 'oper');
  for (const username of ['stu', 'alu', 'dean', 'oper']) {
    const answer = await app.browser().post('/api/login').send({ username, password: PASSWORD }).expect(200);
    cookies.set(username, cookieOf(answer));
  }
}, 120_000);

/** Returns requests in which one parameter at a time has an edge value, is repeated or is nested. */
function callsWithEdgeValues({ paths }: ApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [] }]) => {
      if (LEFT_OUT.includes(`${method.toUpperCase()} ${path}`)) return [];
      const address = (values: Readonly<Record<string, string>>) =>
        path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1');
      const inPath = parameters
        .filter((one) => one.in === 'path')
        .flatMap(({ name }) => EDGE_VALUES.filter((value) => value !== '').map((value) => address({ [name]: value })));
      const inQuery = parameters
        .filter((one) => one.in === 'query')
        .flatMap(({ name }) => [
          ...EDGE_VALUES.map((value) => `${address({})}?${name}=${value}`),
          `${address({})}?${name}=1&${name}=2`,
          `${address({})}?${name}[]=1`,
          `${address({})}?${name}[a]=1`,
        ]);
      const plainPath = address({});
      return [...inPath, ...inQuery].map((one) => ({ method: method.toUpperCase(), path: one, plainPath }));
    }),
  );
}

const statusOf = ({ method, path }: Pick<Call, 'method' | 'path'>, cookie: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { Origin: app.settings.origin, ...(cookie && { Cookie: cookie }) };
    const call = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode!));
    });
    call.on('error', reject);
    call.end();
  });

/**
 * Returns the accounts that send the values to each operation: those that may call it, or a visitor if no account may. A
 * refused account would get the same status for every value.
 */
async function accountsByOperation(calls: readonly Call[]): Promise<Map<string, string[]>> {
  const operations = new Map(calls.map(({ method, plainPath }) => [`${method} ${plainPath}`, { method, plainPath }]));
  const result = new Map<string, string[]>();
  for (const [operation, { method, plainPath }] of operations) {
    const allowed: string[] = [];
    for (const [account, cookie] of cookies) {
      const isAllowed = ![401, 403].includes(await statusOf({ method, path: plainPath }, cookie));
      if (isAllowed) allowed.push(account);
    }
    const members = allowed.filter((account) => account !== 'visitor');
    const some = [...allowed.filter((account) => account === 'visitor'), ...members.slice(0, 1)];
    const chosen = IS_THOROUGH ? allowed : some;
    result.set(operation, chosen.length > 0 ? chosen : ['visitor']);
  }
  return result;
}

describe('values at the edge of each parameter of the API document', () => {
  it('are never answered with a status of 500 or more', async () => {
    const calls = callsWithEdgeValues((await app.visitor().get('/api/openapi.json').expect(200)).body as ApiDocument);
    const accounts = await accountsByOperation(calls);
    const requests = calls.flatMap((call) =>
      accounts.get(`${call.method} ${call.plainPath}`)!.map((account) => ({ call, account })),
    );
    const failed: string[] = [];
    const succeeded = new Map<string, number>();
    let answered = 0;
    const waiting = requests.values();
    const sendWaiting = async () => {
      for (const { call, account } of waiting) {
        const status = await statusOf(call, cookies.get(account)!);
        answered += 1;
        if (status < 400) succeeded.set(account, (succeeded.get(account) ?? 0) + 1);
        if (status >= 500 || (status === 401 && account !== 'visitor'))
          failed.push(`${account}: ${call.method} ${call.path.slice(0, 120)}: ${status}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendWaiting));

    process.stdout.write(`edge values: ${answered} answers, ${JSON.stringify([...succeeded])} succeeded\n`);
    expect(failed).toEqual([]);
    expect(answered).toBe(requests.length);
    expect(new Set(requests.map(({ account }) => account)).size).toBeGreaterThan(3);
  }, 300_000);
});

/** Returns the whole numbers in queries of the committed document, which has more types than the one of a test, with the name as the method. */
function wholeNumbersInQueries({ paths }: ApiDocument): Pick<Call, 'method' | 'path'>[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method === 'get')
      .flatMap(([, { parameters = [] }]) =>
        parameters
          .filter(({ in: where, schema }) => where === 'query' && schema?.type === 'integer' && !schema.enum)
          .map(({ name }) => ({ method: name, path: path.replace(/\{\w+\}/g, '1') })),
      ),
  );
}

describe('a number with a thousands separator', () => {
  it('is refused for each parameter with its name, and that a whole number is expected', async () => {
    const document = JSON.parse(readFileSync(COMMITTED_FILE, 'utf8')) as ApiDocument;
    const parameters = wholeNumbersInQueries(document);
    const wrong: string[] = [];
    for (const { method: name, path } of parameters) {
      const said = new Set<string>();
      for (const cookie of cookies.values()) {
        const { status, body } = await app.visitor().get(`${path}?${name}=10,000`).set('Cookie', cookie);
        if (status !== 400) continue;
        const { errors } = body as { errors: { field: string; message: string }[] };
        said.add(errors.find(({ field }) => field === name)?.message ?? 'another field');
      }
      if (said.size !== 1 || ![...said][0]?.includes(`${name} must be a`) || !/whole number/.test([...said][0] ?? '')) {
        wrong.push(`${path}?${name}: ${[...said].join(', ')}`);
      }
    }

    expect(parameters.length).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });
});
