/** Benchmark of what every request costs: a signed-in GET whose handler reads no data, with all guards and limits. */
import { inProject } from '../tools/lib/paths.mjs';
import { compareAnswers } from './lib/answers.mjs';
import { fillWithPairs } from './lib/data/streams.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { load, percentiles } from './lib/load.mjs';
import { inTurns, ratio } from './lib/rounds.mjs';
import { startServer } from './lib/servers.mjs';
import { size } from './lib/size.mjs';

/** Enough people that no one reaches the limit of requests per minute. */
const PEOPLE = size(4_000, 40);
const ROUND_MS = size(2_500, 150);
const TIMES = size(300, 5);
/** Its handler returns a setting. */
const PATH = '/api/meetings/video-service';

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const database = await makeDatabase(databaseUrl, 'request');
  try {
    const people = (await fillWithPairs(database, PEOPLE)).flat();
    return {
      title: 'Cost of a request',
      intro: [
        `A signed-in request whose handler reads no data (\`GET ${PATH}\`), with rate limits on, from ${PEOPLE.toLocaleString('en-US')} people`,
        'in turn. The first row compares it with a `node:http` server that responds with the same body and does nothing else, the',
        'second one with a server that also looks up the session.',
      ],
      columns: ['compared with', 'throughput', 'p99', 'p50, ms'],
      rows: await compareWithBaselines(database.settings, people, terminal),
    };
  } finally {
    await database.drop();
  }
}

async function compareWithBaselines(settings, people, terminal) {
  const product = await startServer(inProject('backend/dist/main.js'), { ...settings, RATE_LIMITS: 'on' });
  const headers = { cookie: people[0].cookie };
  const body = await (await fetch(product.origin + PATH, { headers })).text();
  const bare = await startServer(inProject('backend/bench/lib/baseline/bare.mjs'), { BODY: body });
  const withSession = await startServer(inProject('backend/bench/lib/baseline/server.mjs'), settings);
  const requestOf = (n) => ({ path: PATH, headers: { cookie: people[n % people.length].cookie } });
  try {
    const rows = [];
    for (const [name, baseline] of [
      ['`node:http`', bare],
      ['`node:http` with the session', withSession],
    ]) {
      terminal.step('Measuring', name);
      await compareAnswers(product.origin, baseline.origin, [{ path: PATH, headers }]);
      const rounds = await inTurns(
        () => load(product.origin, requestOf, ROUND_MS),
        () => load(baseline.origin, requestOf, ROUND_MS),
      );
      rows.push([name, ratio(rounds, ({ perSecond }) => perSecond), ratio(rounds, ({ p99 }) => p99)]);
    }
    const p50 = await sequentialMedian(product.origin, requestOf);
    return rows.map((row) => [...row, p50.toFixed(1)]);
  } finally {
    await Promise.all([product.stop(), bare.stop(), withSession.stop()]);
  }
}

async function sequentialMedian(origin, requestOf) {
  const took = [];
  for (let n = 0; n < TIMES; n++) {
    const { path, headers } = requestOf(n);
    const began = performance.now();
    await (await fetch(origin + path, { headers })).arrayBuffer();
    took.push(performance.now() - began);
  }
  return percentiles(took).p50;
}
