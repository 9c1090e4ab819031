/** Benchmark of account enumeration: whether the content or the time of a response reveals who has an account. */
import { inProject } from '../tools/lib/paths.mjs';
import { withClient } from './lib/data/catalogues.mjs';
import { percentiles } from './lib/load.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { startServer } from './lib/servers.mjs';
import { size } from './lib/size.mjs';

const TIMES = size(300, 3);
/** Warm-up pairs, not counted. */
const WARM_UP = size(10, 1);
const EVEN = { from: 0.9, to: 1.1 };

const PASSWORD = 'Correct-horse-9';
const form = (username, email = `${username}@example.org`) => ({
  username,
  email,
  password: PASSWORD,
  fullName: 'Robin Example',
  role: 'student',
  birthDate: '2000-02-29',
  isAgeVerified: true,
});

/**
 * Each call is made for a user with an account (`known`) and for an unknown name; the bodies differ only in the names.
 */
const CALLS = [
  {
    name: 'signing in, wrong password',
    path: '/api/login',
    body: (who) => ({ username: who, password: 'Wrong-password-1' }),
  },
  {
    name: 'asking for a new password',
    path: '/api/password/forgot',
    body: (who) => ({ identifier: who }),
  },
  {
    name: 'registering, address taken',
    path: '/api/register',
    body: (who, isKnown, n) => form(`new.${isKnown ? 'k' : 'u'}${n}`, `${who}@example.org`),
    tells: '409, not 201',
  },
];

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const database = await makeDatabase(databaseUrl, 'enumeration');
  const settings = { ...database.settings, RATE_LIMITS: 'on', TRUST_PROXY: '1' };
  try {
    const { origin, stop } = await startServer(inProject('backend/dist/main.js'), settings);
    try {
      await settle(origin, settings);
      const rows = [];
      for (const call of CALLS) {
        terminal.step('Measuring', call.name);
        rows.push(await compared(origin, call));
      }
      return {
        title: 'Account enumeration',
        intro: [
          `The same call is made alternately for ${TIMES} people with an account and ${TIMES} people without one, against one server`,
          'with rate limits on; each call comes from a different network. Figures are median milliseconds to the last byte.',
          'Responses, headers included, are compared byte for byte, except for the time and the request ID. The status of a',
          'registration shows whether the address is taken, so the response time reveals nothing more. The refusal names no field,',
          'and a network has five attempts in 30 minutes.',
        ],
        columns: ['call', 'known', 'unknown', 'unknown vs. known', `${EVEN.from}–${EVEN.to}`, 'answers'],
        rows,
      };
    } finally {
      await stop();
    }
  } finally {
    await database.drop();
  }
}

/**
 * Creates the users `known1` and on directly in the database, with the password hash of a user who registered through
 * the API.
 */
async function settle(origin, settings) {
  await ask(origin, '/api/register', form('somebody'), '192.0.2.1');
  await withClient(settings, (client) =>
    client.query(
      `INSERT INTO identity.users (username, full_name, email, role, birth_date, is_age_verified, password_hash,
                                   password_set_at, registered_at, version)
       SELECT 'known' || n, 'Robin Example', 'known' || n || '@example.org', 'student', '2000-02-29', true,
              someone.password_hash, now(), now(), 1
       FROM generate_series(1, $1::int) AS n, identity.users AS someone WHERE someone.username = 'somebody'`,
      [TIMES + WARM_UP],
    ),
  );
}

async function compared(origin, { name, path, body, tells }) {
  const took = { known: [], unknown: [] };
  const answers = { known: new Set(), unknown: new Set() };
  for (let n = 1; n <= TIMES + WARM_UP; n++) {
    // Alternates the order, so that background work left by one call slows down both groups equally.
    for (const who of n % 2 ? ['known', 'unknown'] : ['unknown', 'known']) {
      const network = `10.${who === 'known' ? 1 : 2}.${n >> 8}.${n & 255}`;
      const { answer, milliseconds } = await ask(origin, path, body(who + n, who === 'known', n), network);
      if (n <= WARM_UP) continue;
      took[who].push(milliseconds);
      answers[who].add(answer);
    }
  }
  const [known, unknown] = [percentiles(took.known).p50, percentiles(took.unknown).p50];
  const ratio = unknown / known;
  const isEven = ratio >= EVEN.from && ratio <= EVEN.to;
  if (answers.known.size === 0 || answers.unknown.size === 0) throw new Error(`${name}: no answers`);
  const isSame = answers.known.size === 1 && [...answers.known][0] === [...answers.unknown].join();
  return [
    name,
    known.toFixed(1),
    unknown.toFixed(1),
    ratio.toFixed(2),
    ...(tells ? ['–', tells] : [isEven ? 'yes' : 'NO', isSame ? 'the same' : 'NOT the same']),
  ];
}

/** Headers that differ between any two responses. */
const PASSING = new Set(['date', 'x-request-id', 'set-cookie', 'connection', 'keep-alive']);

async function ask(origin, path, body, network) {
  const began = performance.now();
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const milliseconds = performance.now() - began;
  if (response.status === 429 || response.status >= 500) throw new Error(`${path}: ${response.status} ${text}`);
  const headers = [...response.headers].filter(([header]) => !PASSING.has(header));
  const words = text.replace(/"requestId":"[^"]*"/, '');
  return { milliseconds, answer: JSON.stringify([response.status, headers, words]) };
}
