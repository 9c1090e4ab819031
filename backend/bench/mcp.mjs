/** Benchmark of the tools for programs: the time of a call, compared with the call of the API that reads the same. */
import { fill } from './lib/data/catalogues.mjs';
import { fillWithPrograms } from './lib/data/programs.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { startInMemory } from './lib/in-memory.mjs';
import { load } from './lib/load.mjs';
import { inTurns, ratio } from './lib/rounds.mjs';
import { size } from './lib/size.mjs';

const ROUND_MS = size(2_000, 150);
const COLLEGES = size(60, 8);
const REVISION = '2026-07-28';
const META = {
  'io.modelcontextprotocol/protocolVersion': REVISION,
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** Returns the request of a tool. */
const toolCall = (name, args) => ({
  path: '/mcp',
  headers: {
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': REVISION,
    'mcp-method': 'tools/call',
    'mcp-name': name,
  },
  body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args, _meta: META } },
});

/** For each tool, pairs of a call and the path of the API that reads the same, for college number `at`. */
const pairsOf = (ids) => ({
  get_college: (at) => [toolCall('get_college', { id: ids[at] }), `/api/colleges/${ids[at]}`],
  your_price: (at) => [toolCall('your_price', { collegeId: ids[at] }), `/api/colleges/${ids[at]}`],
  compare_colleges: (at) => {
    const compared = [0, 1, 2, 3].map((step) => ids[(at + step) % ids.length]);
    return [
      toolCall('compare_colleges', { ids: compared }),
      `/api/colleges/compare?${compared.map((id) => `ids=${id}`).join('&')}`,
    ];
  },
  search_colleges: (at) => [
    toolCall('search_colleges', { states: ['CA', 'NY', 'TX'], net_price_max: 10_000 + 200 * at, limit: 10 }),
    `/api/colleges?states=CA&states=NY&states=TX&net_price_max=${10_000 + 200 * at}&limit=10`,
  ],
  list_programs: (at) => [
    toolCall('list_programs', { field: '5202', limit: 20, sort: at % 2 === 0 ? 'earnings_4_years' : 'debt' }),
    `/api/programs?cip=5202&limit=20&sort=${at % 2 === 0 ? 'earnings_4_years' : 'debt'}`,
  ],
});

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const database = await makeDatabase(databaseUrl, 'programs');
  try {
    await fill(database, terminal);
    await fillWithPrograms(database, terminal);
    const product = await startInMemory(database.settings);
    try {
      const pairs = pairsOf(await listColleges(product.origin));
      const all = Object.values(pairs);
      const rows = [];
      for (const [name, pairOf] of [
        ...Object.entries(pairs),
        ['all of them in turn', (at) => all[at % all.length](at)],
      ]) {
        terminal.step('Measuring', name);
        await requireResult(product.origin, pairOf(0)[0]);
        const rounds = await inTurns(
          () => load(product.origin, (n) => pairOf(n % COLLEGES)[0], ROUND_MS),
          () => load(product.origin, (n) => ({ path: pairOf(n % COLLEGES)[1] }), ROUND_MS),
        );
        rows.push([
          name,
          ratio(rounds, ({ perSecond }) => 1 / perSecond),
          ratio(rounds, ({ p50 }) => p50),
          ratio(rounds, ({ p99 }) => p99),
        ]);
      }
      return {
        title: 'Tools of MCP',
        intro: [
          'Each tool is compared with the call of the API that reads the same data, on the same server. The results of tools',
          'contain each number twice: for programs, and as text for models. The time is that of one call at full load.',
        ],
        columns: ['tool', 'time vs. API', 'p50 vs. API', 'p99 vs. API'],
        rows,
      };
    } finally {
      await product.stop();
    }
  } finally {
    await database.drop();
  }
}

async function listColleges(origin) {
  const response = await fetch(`${origin}/api/colleges?sort=enrollment&limit=${COLLEGES}`);
  return (await response.json()).map(({ id }) => id);
}

/** A refusal would be faster than a result. */
async function requireResult(origin, { path, headers, body }) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { result } = await response.json();
  if (!result || result.isError) throw new Error(`${body.params.name}: ${JSON.stringify(result)}`);
}
