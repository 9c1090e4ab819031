/** Benchmark of the effect that one person's burst of writes has on everyone else. */
import pg from 'pg';
import { inProject } from '../tools/lib/paths.mjs';
import { percentiles } from './lib/load.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { startServer } from './lib/servers.mjs';
import { size } from './lib/size.mjs';

const MANY = size(40, 5);
const ROUNDS = size(5, 1);
const BYSTANDER_EVERY_MS = 50;
const HOUR = 3_600_000;
/** A write without a response after this many tries counts as unanswered. */
const TRIES = 15;
const LONGEST_PAUSE_S = 2;

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const database = await makeDatabase(databaseUrl, 'one_person');
  // Writes that count against a limit within their unit of work need the database most.
  const settings = { ...database.settings, RATE_LIMITS: 'on', TRUST_PROXY: '1' };
  const server = await startServer(inProject('backend/dist/main.js'), settings);
  const client = new pg.Client(settings.DATABASE_URL);
  await client.connect();
  try {
    const people = await threePeople(server.origin, client);
    const rounds = [];
    for (let round = 0; round <= ROUNDS; round++) {
      terminal.step('Measuring', `round ${round} of ${ROUNDS}`);
      await client.query('TRUNCATE platform.rate_limits');
      const seen = await burst(server.origin, people, round);
      // The first round is a warm-up.
      if (round > 0) rounds.push(seen);
    }
    const { rows } = await client.query(
      'SELECT count(*)::int AS kept, count(DISTINCT start_time)::int AS different FROM mentorship.meetings',
    );
    const asked = MANY * (ROUNDS + 1);
    if (rows[0].kept !== asked || rows[0].different !== asked) {
      throw new Error(`${rows[0].kept} meetings, ${rows[0].different} of them different, instead of ${asked}`);
    }
    return report(rounds, `${rows[0].kept} (${rows[0].different} different) of ${asked}`);
  } finally {
    await client.end();
    await server.stop();
    await database.drop();
  }
}

function report(rounds, kept) {
  const sum = (status, of = 'own') => rounds.reduce((many, round) => many + (round[of][status] ?? 0), 0);
  const others = Object.keys(Object.assign({}, ...rounds.map(({ bystander }) => bystander)));
  const asked = others.reduce((many, status) => many + sum(status, 'bystander'), 0);
  const { p50, p99 } = percentiles(rounds.flatMap(({ took }) => took));
  return {
    title: 'Many writes by one person',
    intro: [
      `One person schedules ${MANY} meetings at the same time, each with an Idempotency-Key, in ${ROUNDS} rounds, against one server`,
      `with a connection pool of 10 and rate limits on. Meanwhile, a bystander requests their own account every ${BYSTANDER_EVERY_MS} ms.`,
      'A refused write is retried with the same key after the time in Retry-After.',
    ],
    columns: ['', 'requests', '2xx', '429', '503', 'p50 ms', 'p99 ms'],
    rows: [
      ['writes, the first time', ...[MANY * ROUNDS, sum(201), sum(429), sum(503)].map(String), '–', '–'],
      [
        'bystander',
        ...[asked, sum(200, 'bystander'), sum(429, 'bystander'), sum(503, 'bystander')].map(String),
        p50.toFixed(0),
        p99.toFixed(0),
      ],
    ],
    further: [
      {
        intro: [
          'This table shows the time until the last write was answered with 201, and the number of meetings stored by then.',
        ],
        columns: ['all answered after, ms', 'meetings kept'],
        rows: [[Math.round(Math.max(...rounds.map(({ all }) => all))).toString(), kept]],
      },
    ],
  };
}

async function burst(origin, { greedy, ada, bystander }, round) {
  const [own, others, took] = [{}, {}, []];
  const count = (into, status) => (into[status] = (into[status] ?? 0) + 1);
  let isOver = false;
  const asking = (async () => {
    const answers = [];
    while (!isOver) {
      answers.push(timed(() => call(origin, 'GET /api/user', bystander.cookie)));
      await pause(BYSTANDER_EVERY_MS);
    }
    for (const { status, ms } of await Promise.all(answers)) {
      count(others, status);
      took.push(ms);
    }
  })();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: MANY }, async (_, n) => {
      const from = Math.ceil(Date.now() / HOUR) * HOUR + (48 + round * MANY + n) * HOUR;
      const body = {
        title: 'A first talk',
        attendeeId: ada.id,
        startTime: new Date(from).toISOString(),
        endTime: new Date(from + HOUR).toISOString(),
      };
      const key = { 'Idempotency-Key': `round-${round}-meeting-${n}` };
      for (let tried = 0; tried < TRIES; tried++) {
        const answer = await call(origin, 'POST /api/meetings', greedy.cookie, body, key);
        if (tried === 0) count(own, answer.status);
        if (answer.status === 201) return;
        if (![409, 429, 503].includes(answer.status)) throw new Error(`${answer.status} ${await answer.text()}`);
        await pause(1_000 * Math.min(LONGEST_PAUSE_S, Number(answer.headers.get('retry-after') ?? 1)));
      }
    }),
  );
  const all = performance.now() - began;
  isOver = true;
  await asking;
  return { own, bystander: others, took, all };
}

async function timed(ask) {
  const began = performance.now();
  const { status } = await ask();
  return { status, ms: performance.now() - began };
}

/** Registers a student and an alum who are connected, and a bystander who isn't connected with them. */
async function threePeople(origin, client) {
  const join = async (username, told = {}) => {
    const body = {
      username,
      email: `${username}@example.org`,
      password: 'Correct-horse-9',
      fullName: 'Robin Example',
      role: 'student',
      birthDate: '2000-02-29',
      isAgeVerified: true,
      ...told,
    };
    const answer = await expectOk(call(origin, 'POST /api/register', '', body));
    const cookie = answer.headers.get('set-cookie').split(';')[0];
    const { id } = await (await expectOk(call(origin, 'GET /api/user', cookie))).json();
    await client.query('UPDATE identity.users SET email_verified_at = now() WHERE id = $1', [id]);
    return { id, cookie };
  };
  const alumna = { role: 'alumni', alumniCollege: 'Amherst College', alumniMajor: 'Geology', alumniGradYear: 2020 };
  const [greedy, ada, bystander] = [await join('greedy'), await join('ada', alumna), await join('bystander')];
  await expectOk(call(origin, 'PATCH /api/privacy/preferences', ada.cookie, { isProfileVisible: true }));
  await expectOk(call(origin, 'PUT /api/alumni/profile', ada.cookie, { isWillingToMentor: true }));
  const asked = await expectOk(call(origin, 'POST /api/connections', greedy.cookie, { toUserId: ada.id }));
  const { id } = await asked.json();
  await expectOk(call(origin, `PATCH /api/connections/${id}`, ada.cookie, { status: 'connected' }));
  return { greedy, ada, bystander };
}

async function expectOk(asking) {
  const answer = await asking;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

function call(origin, asked, cookie, body, headers = {}) {
  const [method, path] = asked.split(' ');
  return fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }), ...headers },
    body: body && JSON.stringify(body),
  });
}

const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));
