import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { end, isRunning } from './support/processes';

const tool = (name: string): string => JSON.stringify(pathToFileURL(resolve(__dirname, '../tools', name)).href);

const FIND_DATABASE = `
  const { findTestDatabase } = await import(${tool('test-database.mjs')});
  try {
    const database = await findTestDatabase();
    console.log(JSON.stringify(database));
    process.stdin.resume().once('end', () => database.stop().then(() => process.exit(0)));
  } catch (error) {
    console.log(JSON.stringify({ refusal: error.message }));
    process.exit(1);
  }
`;
const COUNT = `
  const { countJest, countPlaywright } = await import(${tool('testing/tally.mjs')});
  const [report, exitCode] = process.argv.slice(1);
  console.log(JSON.stringify([countJest(report, Number(exitCode)), countPlaywright(report, Number(exitCode))]));
`;
const COUNT_TWICE = `
  const { countRetriedJest } = await import(${tool('testing/tally.mjs')});
  const [first, second, exitCode] = process.argv.slice(1);
  console.log(JSON.stringify(countRetriedJest(first, second, Number(exitCode))));
`;

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  chmodSync(folder, 0o755);
});

afterEach(async () => {
  for (const child of children.splice(0)) await end(child);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a script and parses the first line of its output. */
async function runScript<Answer>(script: string, args: string[] = [], environment: Record<string, string> = {}) {
  const env = { ...process.env, TEST_DATABASE: '', TEST_DATABASE_URL: '', TMPDIR: folder, ...environment };
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, ...args], { env });
  children.push(child);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, answer: JSON.parse(line) as Answer };
}

async function count(report: object | null, exitCode: number): Promise<unknown> {
  const file = join(folder, 'report.json');
  if (report) writeFileSync(file, JSON.stringify(report));
  const counting = await runScript<[jest: unknown, playwright: unknown]>(COUNT, [file, String(exitCode)]);
  return counting.answer;
}

async function countTwice(first: object, second: object, exitCode: number): Promise<unknown> {
  const files = [first, second].map((report, n) => {
    writeFileSync(join(folder, `${n}.json`), JSON.stringify(report));
    return join(folder, `${n}.json`);
  });
  return (await runScript(COUNT_TWICE, [...files, String(exitCode)])).answer;
}

const databases = (): string[] => readdirSync(folder).filter((name) => name.startsWith('gradspan-postgres-'));

describe('counting test results', () => {
  it('counts files that could not be loaded as failed', async () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(await count(report, 1)).toMatchObject([{ passed: 7, failed: 3 }, {}]);
  });

  it('lists the tests that passed at the second try', async () => {
    const ran = (fullName: string, invocations: number, status = 'passed') => ({ fullName, invocations, status });
    const assertionResults = [ran('finds', 1), ran('saves', 2), ran('sends', 2, 'failed')];
    const report = { numPassedTests: 2, numFailedTests: 1, testResults: [{ name: __filename, assertionResults }] };
    const retried = ['backend/test/test-run.int-spec.ts: saves'];
    expect(await count(report, 1)).toMatchObject([{ passed: 2, failed: 1, retried }, {}]);
  });

  it('counts a journey that passed at the second try as passed', async () => {
    const spec = (title: string, status: string) => ({ title, file: 'finder.journey.ts', tests: [{ status }] });
    const suites = [{ specs: [spec('finds', 'expected')], suites: [{ specs: [spec('saves', 'flaky')] }] }];
    const report = { stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 9 }, suites };
    const counted = { passed: 5, failed: 2, retried: ['finder.journey.ts: saves'] };
    expect(await count(report, 1)).toMatchObject([{}, counted]);
  });

  it.each([
    { exitCode: 0, passed: 5, failed: 0 },
    { exitCode: 1, passed: 4, failed: 1 },
  ])('counts a retried test file once when $failed of its tests fail again', async ({ exitCode, ...counted }) => {
    const file = resolve(__dirname, 'some.spec.ts');
    const tests = (...statuses: string[]) => statuses.map((one) => ({ status: one }));
    const first = {
      numPassedTests: 4,
      testResults: [
        { name: file, status: 'failed', assertionResults: tests('passed', 'failed') },
        {
          name: resolve(__dirname, 'other.spec.ts'),
          status: 'passed',
          assertionResults: tests('passed', 'passed', 'passed'),
        },
      ],
    };
    const second = { numPassedTests: 2 - exitCode, numFailedTests: exitCode, testResults: [] };

    expect(await countTwice(first, second, exitCode)).toEqual({ ...counted, retried: ['backend/test/some.spec.ts'] });
  });

  it('counts a runner that fails without a report as one failure', async () => {
    expect(await count(null, 1)).toMatchObject([
      { passed: 0, failed: 1 },
      { passed: 0, failed: 1 },
    ]);
  });
});

describe('finding a database for tests', () => {
  it('uses the configured one without touching it', async () => {
    const TEST_DATABASE_URL = 'postgres://somebody@db.example/postgres';
    const { answer } = await runScript<{ url: string }>(FIND_DATABASE, [], { TEST_DATABASE_URL });

    expect(answer.url).toBe(TEST_DATABASE_URL);
    expect(databases()).toEqual([]);
  });

  it.each([
    ['url', /needs TEST_DATABASE_URL/],
    ['sqlite', /TEST_DATABASE is one of url, testcontainers, embedded/],
  ])('rejects TEST_DATABASE=%s instead of using another one', async (TEST_DATABASE, sentence) => {
    const { answer } = await runScript<{ refusal: string }>(FIND_DATABASE, [], { TEST_DATABASE });

    expect(answer.refusal).toMatch(sentence);
  });

  it('refuses to run without the containers it was set to', async () => {
    const engine = join(folder, 'docker.sock');
    const environment = { TEST_DATABASE: 'testcontainers', DOCKER_HOST: `unix://${engine}` };
    const { answer } = await runScript<{ refusal: string }>(FIND_DATABASE, [], environment);

    expect(answer.refusal).toContain(`needs a Docker engine, and none answers at ${engine}`);
    expect(databases()).toEqual([]);
  });

  describe('with a Docker engine that can start no container', () => {
    let engine: Server;
    const requested: string[] = [];
    const DOCKER_HOST = () => `unix://${join(folder, 'docker.sock')}`;

    beforeEach(async () => {
      engine = createServer(({ url = '' }, response) => {
        requested.push(url);
        response.writeHead(url.endsWith('/_ping') ? 200 : 500).end('{}');
      }).listen(join(folder, 'docker.sock'));
      await once(engine, 'listening');
    });
    afterEach(() => engine.close());

    it('tries a container first, and then uses the embedded one', async () => {
      const { answer } = await runScript<{ description: string }>(FIND_DATABASE, [], { DOCKER_HOST: DOCKER_HOST() });

      expect(requested).toContain('/_ping');
      expect(answer.description).toContain('embedded');
    });

    it('uses no other one if it was set to containers', async () => {
      const environment = { TEST_DATABASE: 'testcontainers', DOCKER_HOST: DOCKER_HOST() };
      const { answer } = await runScript<{ refusal: string }>(FIND_DATABASE, [], environment);

      expect(answer.refusal).toContain('No container with postgres:16-alpine could be started');
      expect(databases()).toEqual([]);
    });
  });

  it('removes an embedded one completely', async () => {
    const { child } = await runScript(FIND_DATABASE, [], { TEST_DATABASE: 'embedded' });
    expect(databases()).toHaveLength(1);

    child.stdin?.end();
    await once(child, 'exit');

    expect(databases()).toEqual([]);
  });

  it('removes what a killed run left, but not what another run uses', async () => {
    const environment = { TEST_DATABASE: 'embedded' };
    await runScript(FIND_DATABASE, [], environment);
    const [used] = databases();
    const killed = await runScript(FIND_DATABASE, [], environment);
    const left = databases().find((name) => name !== used) ?? '';
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');
    const postmaster = readFileSync(join(folder, left, 'postgres/postmaster.pid'), 'utf8').split('\n')[0];

    await runScript(FIND_DATABASE, [], environment);

    expect(databases()).toContain(used);
    expect(databases()).not.toContain(left);
    expect(isRunning(Number(postmaster))).toBe(false);
  });
});
