import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(__dirname, '../..');
const TIMEOUT_MS = 400_000;

const sections = readdirSync(join(ROOT, 'backend/bench'))
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => name.replace('.mjs', ''));

interface Result {
  readonly rows?: readonly (readonly string[])[];
  readonly failure?: string;
}

/** Runs a script of this project and returns its standard output. */
async function run(args: readonly string[]): Promise<string> {
  const environment = { ...process.env, TEST_DATABASE: 'url', NODE_ENV: 'development' };
  const child = spawn(process.execPath, args, { cwd: ROOT, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (output += piece));
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (errors += piece));
  await once(child, 'close');
  if (output === '') throw new Error(errors);
  return output;
}

describe('the benchmarks', () => {
  let results: Record<string, Result>;

  beforeAll(async () => {
    results = JSON.parse(await run(['backend/tools/bench.mjs', '--tiny'])) as Record<string, Result>;
  }, TIMEOUT_MS);

  it.each(sections)('measure %s, with the same responses from the product and the baseline', (section) => {
    expect(results[section]).toEqual({ seconds: expect.any(Number), rows: expect.any(Array) });
    expect(results[section]?.rows).not.toHaveLength(0);
  });
});

const library = (name: string): string =>
  JSON.stringify(pathToFileURL(join(ROOT, 'backend/bench/lib', `${name}.mjs`)).href);

const IMPLAUSIBLE_RESULTS_SCRIPT = `
  const { percentiles } = await import(${library('load')});
  const { ratio } = await import(${library('rounds')});
  const { requirePlausible, requirePositive } = await import(${library('plausible')});
  const { compareAnswers } = await import(${library('answers')});
  const http = await import('node:http');
  const serve = async (body) => {
    const server = http.createServer((_, response) => response.end(JSON.stringify(body))).listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    return 'http://127.0.0.1:' + server.address().port;
  };
  const table = (cell) => requirePlausible({ columns: ['a', 'b'], rows: [['row', cell]] });
  const compare = async (one, other) => compareAnswers(await serve(one), await serve(other), [{ path: '/' }]);
  const attempts = {
    'no measurement': () => percentiles([]),
    'equal times': () => percentiles([3, 3, 3]),
    'a negative time': () => percentiles([1, -1]),
    'a ratio of nothing': () => ratio([[0, 0]], (value) => value),
    'the same figure on both sides': () => ratio([[5, 5], [7, 7]], (value) => value),
    'a score of 0': () => requirePositive('The score', 0),
    'a cell without a number': () => table('NaN'),
    'a negative cell': () => table('0.50 (-0.20–0.70)'),
    'no rows': () => requirePlausible({ columns: ['a'], rows: [] }),
    'different responses': () => compare([{ id: 1, name: 'a' }], [{ id: 1, name: 'b' }]),
    'empty responses': () => compare([], []),
  };
  const refused = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    refused[name] = await Promise.resolve().then(attempt).then(() => 'accepted', (error) => error.message);
  }
  ratio([[2, 4], [3, 5]], (value) => value);
  table('0.61 (0.55–0.70)');
  await compare([{ id: 1 }], [{ id: 1 }]);
  console.log(JSON.stringify(refused));
  process.exit();
`;

describe('figures of a benchmark', () => {
  it('are rejected if they cannot be true', async () => {
    const refused = JSON.parse(await run(['--input-type=module', '-e', IMPLAUSIBLE_RESULTS_SCRIPT])) as Record<
      string,
      string
    >;

    expect(refused).toEqual({
      'no measurement': 'The number of measurements cannot be 0',
      'equal times': '3 times are all 3 ms',
      'a negative time': 'A time cannot be -1',
      'a ratio of nothing': 'A ratio cannot be NaN',
      'the same figure on both sides': 'The figures of both are the same in every round',
      'a score of 0': 'The score cannot be 0',
      'a cell without a number': '“row” cannot be NaN',
      'a negative cell': '“row” cannot be 0.50 (-0.20–0.70)',
      'no rows': 'The number of rows cannot be 0',
      'different responses': '/: answer.body.0.name is "a" from the product, "b" from the baseline',
      'empty responses': 'The number of results of / cannot be 0',
    });
  });
});
