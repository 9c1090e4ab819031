import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { alumniForm, cookieOf, PASSWORD, studentForm } from './support/accounts';
import { type Answer, ResponseValidator } from './support/api-document';
import { startApp, type TestApp } from './support/app';
import { administratorOf, confirmed, unconfirmedPerson } from './support/test-users';
import { postConnection, connected, mentor, minor } from './support/connections';
import { type ApiDocument, type FuzzRequest, randomFrom, RequestGenerator } from './support/fuzz';
import { scheduleMeeting } from './support/meetings';

/** The seed makes a run repeatable. */
const MANY = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const AT_ONCE = 4;

/** Routes that end the caller's session or account, or never end; they have tests of their own. */
const LEFT_OUT = [
  'POST /api/logout',
  'DELETE /api/user/sessions',
  'DELETE /api/user/sessions/{id}',
  'POST /api/account/delete',
  'GET /api/stream',
];

interface Answered extends FuzzRequest {
  readonly who: string;
  readonly status: number;
  readonly undocumented: readonly string[];
}

let app: TestApp;
let port: number;
const cookies: Record<string, string> = { visitor: '' };
const logged: unknown[] = [];

async function signIn(username: string): Promise<void> {
  const answer = await app.browser().post('/api/login').send({ username, password: PASSWORD }).expect(200);
  cookies[username] = cookieOf(answer);
}

beforeAll(async () => {
  app = await startApp();
  port = (app.app.getHttpServer() as { address(): AddressInfo }).address().port;
  const stu = await confirmed(app, studentForm('stu'));
  const alu = await mentor(app, 'alu');
  await connected(stu, alu);
  await scheduleMeeting(alu, stu);
  await postConnection(await minor(app, 'kid'), alu);
  await unconfirmedPerson(app, alumniForm('new.comer'));
  await confirmed(app, studentForm('waiting.dean', { role: 'college_admin', collegeId: 1 }));
  await administratorOf(app, 'dean', 1);
  for (const username of ['stu', 'alu', 'kid', 'new.comer', 'waiting.dean', 'dean']) await signIn(username);
  app.app.useLogger({ error: (...args: unknown[]) => logged.push(args), log() {}, warn() {} });
}, 120_000);
afterAll(() => Logger.overrideLogger(false));

/** A request may have ended the session of its sender; later requests have to get past the guard. */
async function signInAgain(refused: readonly string[]): Promise<void> {
  for (const username of new Set(refused)) {
    if (username === 'visitor') continue;
    const { status } = await send({ method: 'GET', path: '/api/user', body: undefined }, cookies[username]!);
    if (status === 401) await signIn(username);
  }
}

/** Sends requests that a library would refuse to send. */
function send({ method, path, body }: Pick<FuzzRequest, 'method' | 'path' | 'body'>, cookie: string): Promise<Answer> {
  const written = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = {
      Origin: app.settings.origin,
      ...(cookie && { Cookie: cookie }),
      ...(written !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(written),
      }),
    };
    const call = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const type = answer.headers['content-type'];
        const isJson = type !== undefined && /[/+]json/.test(type) && method !== 'HEAD';
        const read: unknown = isJson ? JSON.parse(Buffer.concat(parts).toString()) : undefined;
        resolve({ status: answer.statusCode!, type, body: read });
      });
    });
    call.on('error', reject);
    call.end(written);
  });
}

describe(`${MANY} random requests`, () => {
  it(
    'cause no 5xx and no undocumented response',
    async () => {
      const document = (await app.visitor().get('/api/openapi.json').expect(200)).body as ApiDocument;
      const random = randomFrom(SEED);
      const maker = new RequestGenerator(document, random, (method, path) => LEFT_OUT.includes(`${method} ${path}`));
      expect(maker.operations).toBeGreaterThan(100);
      const documented = new ResponseValidator();
      const answered: Answered[] = [];

      for (let made = 0; made < MANY; made += AT_ONCE) {
        const requests = Array.from({ length: AT_ONCE }, () => {
          const names = Object.keys(cookies);
          return { who: names[Math.floor(random() * names.length)]!, ...maker.make() };
        });
        const answers = await Promise.all(requests.map((one) => send(one, cookies[one.who]!)));
        for (const [n, answer] of answers.entries()) {
          const one = requests[n]!;
          answered.push({ ...one, status: answer.status, undocumented: documented.faultsOf(one.call, answer) });
        }
        await signInAgain(requests.filter((_, n) => answers[n]!.status === 401).map(({ who }) => who));
      }

      const failed = answered.filter(({ status }) => status >= 500);
      const counted = new Map<string, number>();
      for (const { status } of answered) counted.set(`${status}`, (counted.get(`${status}`) ?? 0) + 1);
      process.stdout.write(
        `fuzz: seed ${SEED}, ${answered.length} requests, ${JSON.stringify(Object.fromEntries([...counted].sort()))}\n`,
      );
      expect({ failed: failed.slice(0, 20), logged: logged.slice(0, 5) }).toEqual({ failed: [], logged: [] });
      expect([...new Set(answered.flatMap(({ undocumented }) => undocumented))]).toEqual([]);
      // Some requests must succeed: a run in which all are refused proves nothing.
      expect(answered.filter(({ status }) => status < 300).length).toBeGreaterThan(answered.length / 10);
    },
    60_000 + MANY * 60,
  );
});
