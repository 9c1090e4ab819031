/**
 * Benchmark of the directory of students: comparison with the baseline, and the cost of each query. BENCH_BEFORE names
 * the folder of an older, built version, which is then measured alternately with this one.
 */
import fs from 'node:fs';
import path from 'node:path';
import { inProject } from '../tools/lib/paths.mjs';
import { compareAnswers } from './lib/answers.mjs';
import { built } from './lib/built.mjs';
import { withClient } from './lib/data/catalogues.mjs';
import { ALUM, registerMembers } from './lib/data/members.mjs';
import { load, percentiles } from './lib/load.mjs';
import { inTurns, ratio } from './lib/rounds.mjs';
import { makeDatabase } from './lib/databases.mjs';
import { startServer } from './lib/servers.mjs';
import { ADDRESS, QUESTIONS, QUESTIONS_BY_KEY } from './lib/data/student-questions.mjs';
import { fillWithStudents } from './lib/data/students.mjs';
import { isTiny, size } from './lib/size.mjs';

const STUDENTS = size(100_000, 3_000);
const ROUND_MS = size(2_500, 150);
const TIMES = size(25, 2);
const ASKED = { ...QUESTIONS, ...QUESTIONS_BY_KEY };
const PLANS = inProject('backend', 'bench', 'plans', 'students.txt');

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const older = process.env.BENCH_BEFORE;
  const now = await makeDatabase(databaseUrl, 'students');
  const before = older ? await makeDatabase(databaseUrl, 'students_before', path.join(older, 'backend')) : null;
  try {
    terminal.step('Filling', `${STUDENTS} students`);
    await fillWithStudents(now, STUDENTS, true);
    if (before) await fillWithStudents(before, STUDENTS, false);
    await writePlans(now, terminal);
    const near = await compareWithBaseline(now, terminal);
    const each = await eachQuestion(
      now,
      before && { ...before, main: path.join(older, 'backend/dist/main.js') },
      terminal,
    );
    return {
      title: 'Student directory',
      intro: [
        `There are ${STUDENTS.toLocaleString('en-US')} students, a tenth of them private. The ${Object.keys(ASKED).length} queries return 20 students per page. The baseline also looks up the`,
        'session. Counting stops at 10,000.',
      ],
      columns: ['path', 'throughput vs. baseline', 'p99 vs. baseline'],
      rows: [['all queries', ...near]],
      further: [
        {
          intro: [
            `Figures are milliseconds from a request to the last byte of its response. Each query was sent ${TIMES} times in sequence on one connection. The query plans are in`,
            `\`backend/bench/plans/students.txt\`.${older ? ' “Before” is commit c75192c, measured alternately with this one.' : ''}`,
          ],
          columns: ['query', ...(older ? ['before, p50', 'before, p95'] : []), 'p50', 'p95'],
          rows: each,
        },
      ],
    };
  } finally {
    await now.drop();
    await before?.drop();
  }
}

async function compareWithBaseline({ settings }, terminal) {
  const product = await startServer(inProject('backend/dist/main.js'), settings);
  const baseline = await startServer(inProject('backend/bench/lib/baseline/server.mjs'), settings);
  try {
    terminal.step('Measuring', 'the baseline');
    const cookies = await registerMembers(product.origin, settings, { details: ALUM });
    const addresses = Object.values(ASKED).map((asked) => `${ADDRESS}&${asked}`);
    const requestOf = (n) => ({
      path: addresses[n % addresses.length],
      headers: { cookie: cookies[n % cookies.length] },
    });
    await compareAnswers(
      product.origin,
      baseline.origin,
      addresses.map((_, n) => requestOf(n)),
    );
    const rounds = await inTurns(
      () => load(product.origin, requestOf, ROUND_MS),
      () => load(baseline.origin, requestOf, ROUND_MS),
    );
    return [ratio(rounds, ({ perSecond }) => perSecond), ratio(rounds, ({ p99 }) => p99)];
  } finally {
    await product.stop();
    await baseline.stop();
  }
}

async function eachQuestion(now, before, terminal) {
  const product = await startServer(inProject('backend/dist/main.js'), now.settings);
  const older = before && (await startServer(before.main, before.settings));
  try {
    const one = { name: 'one', details: ALUM, many: 1 };
    const [cookie] = await registerMembers(product.origin, now.settings, one);
    const [olderCookie] = older ? await registerMembers(older.origin, before.settings, one) : [];
    const rows = [];
    for (const [name, asked] of Object.entries(ASKED)) {
      terminal.step('Measuring', name);
      const [took, tookBefore] = [[], []];
      for (let time = 0; time <= TIMES; time++) {
        took.push(await once(`${product.origin}${ADDRESS}&${asked}`, cookie));
        if (older && name in QUESTIONS) tookBefore.push(await once(`${older.origin}${ADDRESS}&${asked}`, olderCookie));
      }
      rows.push([name, ...(older ? figures(tookBefore) : []), ...figures(took)]);
    }
    return rows;
  } finally {
    await product.stop();
    await older?.stop();
  }
}

function figures(took) {
  if (took.length === 0) return ['–', '–'];
  const { p50, p95 } = percentiles(took.slice(1));
  return [p50.toFixed(1), p95.toFixed(1)];
}

async function once(address, cookie) {
  const began = performance.now();
  const answer = await fetch(address, { headers: { cookie } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
  return performance.now() - began;
}

/**
 * Writes the query plan of each request, committed so that changes are visible. Throws if a plan scans the whole table.
 */
async function writePlans({ settings }, terminal) {
  const { directoryStatement } = built(
    'contexts/mentorship/infrastructure/people-directory/people-directory-statements.js',
  );
  const plans = await withClient(settings, async (client) => {
    const found = [];
    for (const [name, question] of Object.entries(ASKED)) {
      const asked = new URLSearchParams(question);
      const whole = (key) => (asked.has(key) ? Number(asked.get(key)) : undefined);
      const { sql, values } = directoryStatement(
        {
          role: 'student',
          seesStudents: true,
          always: [],
          never: [STUDENTS + 1],
          connected: [],
          name: asked.get('q') ?? undefined,
          students: {
            major: asked.get('major') ?? undefined,
            year: whole('year'),
          },
        },
        { limit: 20, offset: whole('offset') ?? 0, after: whole('after') },
      );
      const { rows } = await client.query(`EXPLAIN (COSTS OFF) ${sql}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      if (!isTiny && plan.includes('Seq Scan on people_directory'))
        terminal.note(`“${name}” reads all of the directory.`);
      found.push(`# ${name}\n${plan}`);
    }
    return found;
  });
  if (!isTiny) fs.writeFileSync(PLANS, `${plans.join('\n\n')}\n`);
}
