/** Finds the changes of an API that break its clients. */
import { shapeOf } from './shape.mjs';

/**
 * @typedef {object} Change
 * @property {string} call `GET /api/colleges`
 * @property {string} place the field, such as `200 [].name`; empty for the whole call
 * @property {string} reason
 * @property {string[]} names schemas that contain the field
 */

/**
 * Compares what clients depend on. New calls, optional fields of requests, fields of responses and values of responses are
 * allowed; everything that a client of the old contract could fail at is not.
 *
 * @param {import('./promises.mjs').Promises} before
 * @param {import('./promises.mjs').Promises} after
 * @returns {Change[]}
 */
export function breakingChanges(before, after) {
  return Object.entries(before.operations).flatMap(([call, operation]) => {
    const changed = after.operations[call];
    if (!changed) return [{ call, place: '', reason: 'was removed', names: [] }];
    const found = [];
    const comparison = { before: before.schemas, after: after.schemas, found, open: new Set() };
    if (changed.needsAccount && !operation.needsAccount) report(comparison, '', 'needs an account now');
    compareParameters(comparison, operation.parameters, changed.parameters);
    compareRequest(comparison, operation.request, changed.request);
    compareResponses(comparison, operation.responses, changed.responses);
    return found.map((change) => ({ call, ...change }));
  });
}

const report = ({ found }, place, reason, names = []) => found.push({ place, reason, names });

function compareParameters(comparison, before, after) {
  for (const [name, { required, schema }] of Object.entries(after)) {
    const old = before[name];
    if (required && !old?.required) report(comparison, name, 'is required now');
    if (old) compareInput(comparison, name, old.schema, schema);
  }
  for (const name of Object.keys(before)) if (!after[name]) report(comparison, name, 'was removed');
}

function compareRequest(comparison, before, after) {
  if (after?.required && !before?.required) report(comparison, 'request', 'is required now');
  for (const [media, schema] of Object.entries(before?.content ?? {})) {
    const changed = after?.content[media];
    if (changed) compareInput(comparison, 'request', schema, changed);
    else report(comparison, `request ${media}`, 'was removed');
  }
}

function compareResponses(comparison, before, after) {
  for (const [status, content] of Object.entries(before)) {
    if (!after[status]) report(comparison, status, 'was removed');
    else {
      for (const [media, schema] of Object.entries(content)) {
        const changed = after[status][media];
        if (changed) compareOutput(comparison, status, schema, changed);
        else report(comparison, `${status} ${media}`, 'was removed');
      }
    }
  }
}

/** What clients send: everything that was allowed must still be allowed. */
function compareInput(comparison, place, before, after) {
  withShapes(comparison, `in ${place}`, before, after, (old, now) => {
    const names = old.names;
    for (const type of now.types.size > 0 ? missing(old.types, now.types) : []) {
      if (!(type === 'integer' && now.types.has('number'))) report(comparison, place, `can't be ${type} now`, names);
    }
    if (now.values && !old.values) report(comparison, place, 'takes only some values now', names);
    for (const value of missing(old.values, now.values)) report(comparison, place, `can't be ${value} now`, names);
    for (const name of missing(now.required, old.required))
      report(comparison, `${place}.${name}`, 'is required now', names);
    compareProperties(comparison, place, old, now, compareInput);
  });
}

/** What clients read: everything must be of a form that was announced. New values of a list of words are announced. */
function compareOutput(comparison, place, before, after) {
  withShapes(comparison, `out ${place}`, before, after, (old, now) => {
    const names = old.names;
    for (const type of old.types.size > 0 ? missing(now.types, old.types) : []) {
      if (!(type === 'integer' && old.types.has('number'))) report(comparison, place, `can be ${type} now`, names);
    }
    for (const name of missing(old.required, now.required)) {
      if (now.properties[name]) report(comparison, `${place}.${name}`, 'can be missing now', names);
    }
    compareProperties(comparison, place, old, now, compareOutput);
  });
}

function compareProperties(comparison, place, old, now, compare) {
  for (const [name, schema] of Object.entries(old.properties)) {
    const changed = now.properties[name];
    if (changed) compare(comparison, `${place}.${name}`, schema, changed);
    else report(comparison, `${place}.${name}`, 'was removed', old.names);
  }
  if (old.items && now.items) compare(comparison, `${place}[]`, old.items, now.items);
}

/** Compares each pair of named schemas once in a call; schemas can contain themselves. */
function withShapes({ before: oldSchemas, after: newSchemas, open }, place, before, after, compare) {
  const pair = before.$ref && after.$ref ? `${place.split(' ')[0]} ${before.$ref} ${after.$ref}` : undefined;
  if (pair && open.has(pair)) return;
  if (pair) open.add(pair);
  compare(shapeOf(before, oldSchemas), shapeOf(after, newSchemas));
}

const missing = (from, other) => (from && other ? [...from].filter((one) => !other.has(one)) : []);
