/** Measures whether messages to webhooks get lost, and whether bad receivers delay the messages to others. */
import { fork } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { inProject } from '../tools/lib/paths.mjs';
import { anyFreePort } from '../tools/lib/ports.mjs';
import { built } from './lib/built.mjs';
import { withClient } from './lib/data/catalogues.mjs';
import { makeOwnDatabase } from './lib/databases.mjs';
import { percentiles } from './lib/load.mjs';
import { startServer } from './lib/servers.mjs';
import { size } from './lib/size.mjs';

const EVENTS = size(10_000, 40);
const KILLS = size(20, 1);
const OTHERS = size(10, 2);
const ROUNDS = size(5, 1);
const MESSAGES = size(20, 3);
const BAD_OF_EACH_KIND = size(3, 1);
const BAD_MESSAGES = size(200, 5);
const WITHIN_MS = 20 * 60_000;
const MB = 1_000_000;
const SESSION_SECRET = 'a-session-secret-of-the-benchmark-of-webhooks';
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const database = await makeOwnDatabase(databaseUrl, 'webhooks');
  const bad = await openBadReceivers();
  const others = await Promise.all(Array.from({ length: OTHERS }, () => anyFreePort()));
  const killed = await anyFreePort();
  const allowed = [killed, ...others, ...bad.ports].map((port) => `127.0.0.1:${port}`);
  const settings = { ...database.settings, SESSION_SECRET, OUTBOUND_ALLOW: allowed.join(',') };
  const server = await startServer(inProject('backend/dist/main.js'), settings);
  const file = (name) => path.join(settings.DATA_DIR, `${name}.txt`);
  try {
    return await withClient(settings, async (client) => {
      terminal.step('Sending', `${EVENTS} messages to a receiver that is killed ${KILLS} times`);
      const lost = await sendToKilled(client, killed, file('killed'));
      terminal.step('Sending', 'messages beside receivers that are down, slow, refuse or answer without end');
      const beside = await sendBesideBad(client, server, bad, others, file('others'));
      return report(lost, beside);
    });
  } finally {
    await server.stop();
    bad.close();
    await database.drop();
  }
}

/** Adds a webhook of a college that has a main administrator. */
async function addWebhook(client, collegeId, port) {
  const { SecretBox } = built('shared/infrastructure/secret-box.js');
  const box = new SecretBox(SESSION_SECRET, 'admin-analytics: addresses and secrets of webhooks');
  await client.query(
    `INSERT INTO identity.users (id, username, full_name, email, role, birth_date, is_age_verified, password_hash,
       password_set_at, registered_at, email_verified_at, version)
     VALUES ($1::integer, 'admin' || $1::integer, 'Admin ' || $1::integer, 'admin' || $1::integer || '@example.org', 'college_admin', '1980-01-01', true,
       '$argon2id$none', now(), now(), now(), 1)`,
    [collegeId],
  );
  await client.query(
    `INSERT INTO admin_analytics.college_administrators
       (user_id, college_id, status, is_main, requested_at, verified_at, main_since, address_verified_at, approved_at)
     VALUES ($1, $1, 'active', true, now(), now(), now(), now(), now())`,
    [collegeId],
  );
  await client.query(
    `INSERT INTO admin_analytics.webhooks (id, college_id, url, host, events, secret, created_at, failures, is_slow)
     VALUES ($1, $1, $2, $3, '{profile.changed}', $4, now(), 0, false)`,
    [
      collegeId,
      box.encrypt(`http://127.0.0.1:${port}/`, String(collegeId)),
      `127.0.0.1:${port}`,
      box.encrypt(SECRET, String(collegeId)),
    ],
  );
}

/** Writes events as an administrator's changes do, and announces them like another instance. */
async function addEvents(client, collegeIds, many, from = 0) {
  await client.query(
    `INSERT INTO platform.outbox (name, payload, occurred_at)
     SELECT 'colleges.college-profile-changed', jsonb_build_object('collegeId', college_id,
       'fields', jsonb_build_array('field-' || n), 'occurredAt', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), now()
     FROM generate_series($2::int, $3::int) AS n, unnest($1::int[]) AS college_id`,
    [collegeIds, from + 1, from + many],
  );
  const announced = JSON.stringify({ from: 'bench', topic: 'outbox', subject: '' });
  await client.query(`SELECT pg_notify('gradspan', $1)`, [announced]);
}

function startReceiver(ports, file) {
  const child = fork(new URL('lib/webhook-receiver.mjs', import.meta.url), [ports.join(), SECRET, file]);
  return new Promise((resolve, reject) => child.once('message', () => resolve(child)).once('error', reject));
}

const received = (file) =>
  fs.existsSync(file)
    ? fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split(' '))
    : [];

async function sendToKilled(client, port, file) {
  await addWebhook(client, 1, port);
  let receiver = await startReceiver([port], file);
  const began = performance.now();
  await addEvents(client, [1], EVENTS);
  for (let killed = 0; killed < KILLS; killed++) {
    const enough = Math.floor((EVENTS * killed) / KILLS) + 1;
    await until(() => new Set(received(file).map(([id]) => id)).size >= enough);
    receiver.kill('SIGKILL');
    await pause(200);
    receiver = await startReceiver([port], file);
  }
  await until(async () => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS many FROM admin_analytics.webhook_deliveries WHERE status = 'delivered'`,
    );
    return rows[0].many === EVENTS;
  });
  const seconds = (performance.now() - began) / 1_000;
  receiver.kill('SIGKILL');
  const ids = received(file).map(([id]) => id);
  const unique = new Set(ids).size;
  return { lost: EVENTS - unique, twice: ids.length - unique, seconds };
}

/** Receivers of each kind: nothing listens, answers after 9 seconds, answers 500, answers with a gigabyte. */
async function openBadReceivers() {
  const kinds = {
    slow: (response) => setTimeout(() => response.writeHead(204).end(), 9_000),
    failing: (response) => response.writeHead(500).end(),
    endless: (response) => {
      response.writeHead(200);
      const piece = Buffer.alloc(1 << 20);
      let left = 1_000;
      const write = () => {
        while (left-- > 0 && !response.destroyed) if (!response.write(piece)) return response.once('drain', write);
        response.end();
      };
      write();
    },
  };
  const servers = [];
  for (const answer of Object.values(kinds).flatMap((kind) => Array(BAD_OF_EACH_KIND).fill(kind))) {
    const server = http.createServer((request, response) => request.resume().on('end', () => answer(response)));
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
  }
  const down = await Promise.all(Array.from({ length: BAD_OF_EACH_KIND }, () => anyFreePort()));
  return {
    ports: [...down, ...servers.map((server) => server.address().port)],
    close: () => servers.forEach((server) => server.close().closeAllConnections()),
  };
}

async function sendBesideBad(client, server, bad, ports, file) {
  const others = ports.map((_, n) => 100 + n);
  const badColleges = bad.ports.map((_, n) => 500 + n);
  for (const [n, id] of others.entries()) await addWebhook(client, id, ports[n]);
  for (const [n, id] of badColleges.entries()) await addWebhook(client, id, bad.ports[n]);
  const receiver = await startReceiver(ports, file);
  let sent = 0;
  // All colleges have the same events in each round, because each event takes its time in the outbox.
  const round = async () => {
    // Events become messages in their order: when this one arrives, the ones before are in the queue.
    const waiting = received(file).length;
    await addEvents(client, others.slice(0, 1), 1, sent++);
    await until(() => received(file).length > waiting);
    const before = received(file).length;
    for (let n = 0; n < MESSAGES; n++) {
      await addEvents(client, [...others, ...badColleges], 1, sent++);
      await pause(250);
    }
    await until(() => received(file).length >= before + MESSAGES * OTHERS);
    return percentiles(
      received(file)
        .slice(before)
        .map(([, delay]) => Math.max(1, Number(delay)) + Math.random() / 1_000),
    ).p95;
  };
  await round();
  const [alone, beside, memory] = [[], [], { alone: [], beside: [] }];
  for (let n = 0; n < ROUNDS; n++) {
    await client.query('UPDATE admin_analytics.webhooks SET paused_because = $1 WHERE id >= 500', ['administrator']);
    alone.push(await round());
    memory.alone.push(await residentMb(server));
    await client.query(
      `UPDATE admin_analytics.webhooks SET paused_because = NULL, due_at = now(), not_before = now() WHERE id >= 500`,
    );
    await addEvents(client, badColleges, BAD_MESSAGES, 100_000 * (n + 1));
    beside.push(await round());
    memory.beside.push(await residentMb(server));
  }
  receiver.kill('SIGKILL');
  return {
    alone: median(alone),
    beside: median(beside),
    ratio: median(beside.map((one, n) => one / alone[n])),
    memory,
  };
}

async function residentMb({ metrics }) {
  const text = await (await fetch(metrics)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)[1]) / MB;
}

const median = (all) => [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)];
const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));

async function until(holds) {
  const deadline = Date.now() + WITHIN_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('The messages did not arrive in time');
    await pause(100);
  }
}

function report({ lost, twice, seconds }, { alone, beside, ratio, memory }) {
  const growth = Math.max(0, memory.beside.at(-1) - memory.alone[0]);
  return {
    title: 'Webhooks',
    intro: [
      `A receiver gets ${EVENTS} messages and is killed ${KILLS} times. Then ${OTHERS} receivers get messages, alone and beside`,
      `${4 * BAD_OF_EACH_KIND} receivers that are down, answer after 9 seconds, answer 500, or answer with a gigabyte. The delay is`,
      'from the event to the arrival of its message, with the outbox and the queue.',
    ],
    columns: ['measure', 'figure'],
    rows: [
      ['messages lost', String(lost)],
      ['messages that arrived twice', String(twice)],
      ['seconds for all messages, with the waits after each kill', seconds.toFixed(0)],
      ['p95 of the delay of the others, alone', `${alone.toFixed(0)} ms`],
      ['p95 of the delay of the others, beside bad receivers', `${beside.toFixed(0)} ms`],
      ['ratio of these', ratio.toFixed(2)],
      ['resident memory, alone', `${median(memory.alone).toFixed(0)} MB`],
      ['resident memory, beside bad receivers', `${median(memory.beside).toFixed(0)} MB`],
      ['growth of resident memory over all rounds', `${growth.toFixed(0)} MB`],
    ],
  };
}
