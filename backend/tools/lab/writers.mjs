/** People who write messages at a steady pace, each with an idempotency key, until the write is acknowledged. */
import { sleep } from '../lib/processes.mjs';

/** Responses after which a client sends the same request again. */
const RETRIED = [0, 409, 429, 502, 503, 504];
const RETRY_MS = 500;
const REQUEST_TIMEOUT_MS = 15_000;

/**
 * @typedef {object} Written
 * @property {Set<string>} acknowledged the texts of the acknowledged messages
 * @property {number} attempts
 * @property {string} statuses how often each status was returned
 * @property {number} unexpected responses that are neither an acknowledgement nor one after which a client tries again
 */

/**
 * @param {string} origin
 * @param {{ id: number, cookie: string }[][]} pairs
 * @param {number} perSecond
 */
export function startWriters(origin, pairs, perSecond) {
  const acknowledged = new Set();
  const counts = {};
  /** Resolved by the first acknowledged request that was sent after a time. */
  let waiting = null;
  let isRunning = true;

  const attempt = async (content, key, [sender, recipient]) => {
    const sentAt = Date.now();
    const { status } = await fetch(`${origin}/api/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: sender.cookie, 'idempotency-key': key },
      body: JSON.stringify({ recipientId: recipient.id, content }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    }).then(
      async (response) => (await response.arrayBuffer(), response),
      () => ({ status: 0 }),
    );
    counts[status] = (counts[status] ?? 0) + 1;
    if (status === 201 && waiting && sentAt >= waiting.since) {
      waiting.resolve(Date.now() - waiting.since);
      waiting = null;
    }
    return status;
  };
  const write = async (n) => {
    const [content, key] = [`Write ${n}`, `lab-write-${n}`];
    for (;;) {
      const status = await attempt(content, key, pairs[n % pairs.length]);
      if (status === 201) return void acknowledged.add(content);
      if (!RETRIED.includes(status)) return;
      await sleep(RETRY_MS);
    }
  };
  const run = async () => {
    const all = [];
    const began = Date.now();
    for (let n = 0; isRunning; n++) {
      await sleep(Math.max(0, began + (n * 1_000) / perSecond - Date.now()));
      all.push(write(n));
    }
    await Promise.all(all);
  };
  const running = run();

  return {
    /** @param {number} since @returns {Promise<number>} milliseconds until a request sent afterwards is acknowledged */
    nextAcknowledgedAfter: (since) => new Promise((resolve) => (waiting = { since, resolve })),
    /** Stops when all writes have been acknowledged. @returns {Promise<Written>} */
    stop: async () => {
      isRunning = false;
      await running;
      const statuses = Object.entries(counts);
      return {
        acknowledged,
        attempts: statuses.reduce((sum, [, count]) => sum + count, 0),
        statuses: statuses.map(([status, count]) => `${count} × ${status === '0' ? 'no response' : status}`).join(', '),
        unexpected: statuses
          .filter(([status]) => status !== '201' && !RETRIED.includes(Number(status)))
          .reduce((sum, [, count]) => sum + count, 0),
      };
    },
  };
}
