/** Sends requests over several connections, each of which sends the next request when the previous one was answered. */
import http from 'node:http';
import { requireTimes } from './plausible.mjs';

const CONNECTIONS = 10;
const BUSY = [409, 429, 503];
const AGAIN_MS = 100;

/**
 * @typedef {object} Load
 * @property {number} perSecond responses
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 */

/**
 * @typedef {object} Request
 * @property {string} path
 * @property {Record<string, string>} [headers]
 * @property {unknown} [body] sent as JSON with POST
 */

/**
 * @param {string} origin
 * @param {readonly string[] | ((n: number) => Request)} requests paths that are requested in turn, or a function that
 *   returns request n
 * @param {number} milliseconds
 * @param {Record<string, string>} [headers] of every request
 * @returns {Promise<Load>}
 */
export async function load(origin, requests, milliseconds, headers = {}) {
  const requestOf = typeof requests === 'function' ? requests : (n) => ({ path: requests[n % requests.length] });
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const took = [];
  const began = performance.now();
  let next = 0;
  const connection = async () => {
    while (performance.now() - began < milliseconds) {
      const sent = performance.now();
      const { path, body, ...more } = requestOf(next++);
      // A busy server can respond that the client should retry; the time of the retries counts.
      while (!(await send(agent, origin + path, { ...headers, ...more.headers }, body))) await pause(AGAIN_MS);
      took.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const elapsed = performance.now() - began;
  agent.destroy();
  return { perSecond: (took.length * 1_000) / elapsed, ...percentiles(took) };
}

/** @param {number[]} took milliseconds */
export function percentiles(took) {
  const sorted = [...requireTimes(took)].sort((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));

/** @returns {Promise<boolean>} false if the server is busy */
function send(agent, address, headers, body) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const length = text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  const method = text ? 'POST' : 'GET';
  return new Promise((resolve, reject) => {
    http
      .request(address, { agent, method, headers: { ...headers, ...length } }, (response) => {
        response.resume();
        response.once('end', () =>
          Math.floor(response.statusCode / 100) === 2 || BUSY.includes(response.statusCode)
            ? resolve(!BUSY.includes(response.statusCode))
            : reject(new Error(`${address}: ${response.statusCode}`)),
        );
        response.once('error', reject);
      })
      .once('error', reject)
      .end(text);
  });
}
