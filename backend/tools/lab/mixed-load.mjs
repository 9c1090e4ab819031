/** What signed-in people do in the product at the same time: reads and writes, as fast as possible or at a steady pace. */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { sleep } from '../lib/processes.mjs';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const COLLEGES = 200;
const WORDS = ['state', 'tech', 'north', 'college', 'san', 'art', 'uni', 'mary'];
const TICK_MS = 10;
/** A request that is due while as many are running isn't sent, so that an outage doesn't end the load. */
const MAX_RUNNING = 2_000;
const TIMEOUT_MS = 15_000;

/**
 * @typedef {object} Action
 * @property {string} method
 * @property {string} path
 * @property {unknown} [body]
 * @property {Person} [by] who sends it, if not the person whose turn it is
 *
 * @typedef {{ id: number, cookie: string }} Person
 *
 * @typedef {object} Counts since the last call of `take`
 * @property {number[]} reads milliseconds from when a read was due to the end of its response
 * @property {number[]} writes the same of writes
 * @property {Record<string, number>} failures how often each action failed, by status
 */

/** How many of 1,000 requests each action is, and whether it writes. */
const MIX = [
  [200, false, () => get('/api/conversations/unread-count')],
  [150, false, () => get('/api/conversations')],
  [100, false, ({ other }) => get(`/api/conversations/${other.id}`)],
  [100, false, () => get('/api/dashboard/stats')],
  [80, false, () => get('/api/notifications')],
  [70, false, ({ n }) => get(`/api/colleges/search?q=${WORDS[n % WORDS.length]}`)],
  [60, false, ({ n }) => get(`/api/colleges/${1 + (n % COLLEGES)}`)],
  [50, false, () => get('/api/my-people?list=connected')],
  [50, false, () => get('/api/user')],
  [40, false, () => get('/api/forum/posts')],
  [60, true, ({ n, other }) => post('/api/messages', { recipientId: other.id, content: `Message ${n} of the lab` })],
  [30, true, ({ other }) => post(`/api/conversations/${other.id}/read`, {})],
  [8, true, ({ n, student }) => put('/api/student/profile', { bio: `Version ${n}` }, student)],
  [2, true, ({ n, other }) => post('/api/meetings', meetingWith(other, n))],
];
const ACTIONS = MIX.flatMap(([weight, isWrite, build]) => Array.from({ length: weight }, () => ({ isWrite, build })));

const get = (path) => ({ method: 'GET', path });
const post = (path, body) => ({ method: 'POST', path, body });
const put = (path, body, by) => ({ method: 'PUT', path, body, by });

/** No two of 1,000 meetings in a row are at the same time: one in 500 requests is a meeting. */
function meetingWith(other, n) {
  const start = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + DAY_MS + HOUR_MS * (Math.floor(n / 500) % 1_000);
  return {
    title: `Meeting ${n} of the lab`,
    attendeeId: other.id,
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + HOUR_MS / 2).toISOString(),
  };
}

/**
 * @param {string} origin
 * @param {Person[][]} pairs a student and an alum each
 */
export function openMixedLoad(origin, pairs) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 200, maxFreeSockets: 200 });
  const run = randomUUID().slice(0, 8);
  let next = 0;
  let counts = emptyCounts();

  const countFailure = (what) => (counts.failures[what] = (counts.failures[what] ?? 0) + 1);
  /** Sends the next request of the mix. @param {number} due when it should have been sent */
  const send = async (due) => {
    const n = next++;
    // A prime, so that actions of one kind are spread over the time.
    const { isWrite, build } = ACTIONS[(n * 389) % ACTIONS.length];
    const pair = pairs[n % pairs.length];
    const [person, other] = Math.floor(n / pairs.length) % 2 === 0 ? pair : [pair[1], pair[0]];
    const { method, path, body, by = person } = build({ n, other, student: pair[0] });
    const status = await request(agent, origin + path, method, by.cookie, body, isWrite && `${run}-${n}`);
    const took = performance.now() - due;
    if (status >= 200 && status < 300) counts[isWrite ? 'writes' : 'reads'].push(took);
    else countFailure(`${method} ${path.replaceAll(/\d+|\?.*/g, '…')} ${status}`);
  };

  return {
    /** Sends requests on `connections` for a time, each when the previous one was answered. @returns requests per second */
    measureCapacity: async (connections, milliseconds) => {
      const began = performance.now();
      const first = next;
      const connection = async () => {
        while (performance.now() - began < milliseconds) await send(performance.now());
      };
      await Promise.all(Array.from({ length: connections }, connection));
      return ((next - first) * 1_000) / (performance.now() - began);
    },
    /** Sends requests at a steady pace. @returns {Promise<void>} resolves when all have been answered */
    sendSteadily: async (perSecond, milliseconds) => {
      const running = new Set();
      const began = performance.now();
      let due = 0;
      for (let elapsed = 0; elapsed < milliseconds; await sleep(TICK_MS)) {
        elapsed = performance.now() - began;
        for (; due < (Math.min(elapsed, milliseconds) * perSecond) / 1_000; due++) {
          if (running.size >= MAX_RUNNING) {
            countFailure('not sent');
            continue;
          }
          const sending = send(began + (due * 1_000) / perSecond).finally(() => running.delete(sending));
          running.add(sending);
        }
      }
      await Promise.all(running);
    },
    /** @returns {Counts} */
    take: () => {
      const taken = counts;
      counts = emptyCounts();
      return taken;
    },
    close: () => agent.destroy(),
  };
}

const emptyCounts = () => ({ reads: [], writes: [], failures: {} });

/** @returns {Promise<number>} the status; 0 if there was no response */
function request(agent, address, method, cookie, body, key) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    cookie,
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...(key && { 'idempotency-key': key }),
  };
  return new Promise((resolve) => {
    const send = () => {
      const call = http.request(address, { agent, method, headers, timeout: TIMEOUT_MS }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
        response.once('error', () => resolve(0));
      });
      call.once('timeout', () => call.destroy());
      // The load balancer closes idle connections; a client that uses one at that moment sends the request again.
      call.once('error', ({ code }) => (call.reusedSocket && code === 'ECONNRESET' ? send() : resolve(0)));
      call.end(text);
    };
    send();
  });
}
