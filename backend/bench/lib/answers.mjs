/** Compares the responses of the product with those of the baseline: figures of different responses mean nothing. */
import { isDeepStrictEqual } from 'node:util';
import { requirePositive } from './plausible.mjs';

/**
 * @param {string} product origin
 * @param {string} baseline origin
 * @param {readonly import('./load.mjs').Request[]} requests at least one of them has results
 * @throws Error if a response has another body or total on both, or if all are empty
 */
export async function compareAnswers(product, baseline, requests) {
  let results = 0;
  for (const request of requests) {
    const [ours, theirs] = [await answerOf(product, request), await answerOf(baseline, request)];
    if (!isDeepStrictEqual(ours, theirs)) throw new Error(`${request.path}: ${differenceOf(ours, theirs)}`);
    results += Array.isArray(ours.body) ? ours.body.length : Object.keys(ours.body).length;
  }
  requirePositive(`The number of results of ${requests[0]?.path}`, results);
}

async function answerOf(origin, { path, headers }) {
  const response = await fetch(origin + path, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${origin}${path}: ${response.status} ${text}`);
  return { total: response.headers.get('x-total-count'), body: JSON.parse(text) };
}

/** Describes the first difference between two values, with its path. */
function differenceOf(one, other, at = 'answer') {
  const isObject = (value) => typeof value === 'object' && value !== null;
  if (!isObject(one) || !isObject(other)) {
    return `${at} is ${JSON.stringify(one)} from the product, ${JSON.stringify(other)} from the baseline`;
  }
  const key = [...new Set([...Object.keys(one), ...Object.keys(other)])].find(
    (name) => !isDeepStrictEqual(one[name], other[name]),
  );
  return differenceOf(one[key], other[key], `${at}.${key}`);
}
