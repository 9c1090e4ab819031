/** Requests from a number of connections, each sending its next one when the last was answered. */
import http from 'node:http';

const CONNECTIONS = 10;

/**
 * @typedef {object} Load
 * @property {number} perSecond answers
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 */

/**
 * @param {string} origin
 * @param {readonly string[]} paths asked for in turns
 * @param {number} milliseconds
 * @param {Record<string, string>} [headers] of every request
 * @returns {Promise<Load>}
 */
export async function load(origin, paths, milliseconds, headers = {}) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const took = [];
  const began = performance.now();
  let next = 0;
  const connection = async () => {
    while (performance.now() - began < milliseconds) {
      const sent = performance.now();
      await get(agent, origin + paths[next++ % paths.length], headers);
      took.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const elapsed = performance.now() - began;
  agent.destroy();
  return { perSecond: (took.length * 1_000) / elapsed, ...percentiles(took) };
}

/** @param {number[]} took */
export function percentiles(took) {
  const sorted = [...took].sort((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function get(agent, address, headers) {
  return new Promise((resolve, reject) => {
    http
      .get(address, { agent, headers }, (response) => {
        response.resume();
        response.once('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${address}: ${response.statusCode}`)),
        );
        response.once('error', reject);
      })
      .once('error', reject);
  });
}
