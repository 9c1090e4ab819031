import { isJsonObject, type JsonObject, listPaths, readAttributes, type ScimValues } from './scim-attributes';
import { ScimRequestRefused } from './scim-request-refused';

const MAX_OPERATIONS = 100;

/** A key of JSON ignores case in SCIM: Entra ID sends `op`, other clients `Op`. */
const getIgnoringCase = (object: JsonObject, name: string): unknown =>
  Object.entries(object).find(([key]) => key.toLowerCase() === name)?.[1];

/**
 * Applies the operations of a PATCH request (RFC 7644, section 3.5.2) to a person. Every attribute has a single value,
 * so that `add` and `replace` are the same. A path in a resource without a path of its own is accepted, too, as Entra ID
 * sends it. Attributes that we don't store are ignored.
 * @throws ScimRequestRefused
 */
export function applyPatch(current: ScimValues, body: JsonObject): ScimValues {
  const operations = getIgnoringCase(body, 'operations');
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > MAX_OPERATIONS) {
    throw new ScimRequestRefused('invalidSyntax', `Operations must be a list of 1 to ${MAX_OPERATIONS} operations`);
  }
  const values = new Map(current);
  for (const operation of operations) {
    if (!isJsonObject(operation)) throw new ScimRequestRefused('invalidSyntax', 'Each operation must be an object');
    applyOperation(values, operation);
  }
  return values;
}

function applyOperation(values: Map<string, string>, operation: JsonObject): void {
  const op = getIgnoringCase(operation, 'op');
  const path = getIgnoringCase(operation, 'path') ?? null;
  const value = getIgnoringCase(operation, 'value');
  const kind = typeof op === 'string' ? op.toLowerCase() : '';
  if (!['add', 'replace', 'remove'].includes(kind)) {
    throw new ScimRequestRefused('invalidSyntax', 'op must be add, replace or remove');
  }
  if (path !== null && typeof path !== 'string') throw new ScimRequestRefused('invalidPath', 'path must be text');
  if (kind === 'remove') {
    if (path === null) throw new ScimRequestRefused('invalidPath', 'remove needs a path');
    for (const one of listPaths(path)) values.delete(one);
    return;
  }
  if (path === null && !isJsonObject(value)) {
    throw new ScimRequestRefused('invalidValue', 'Without a path, value must be an object');
  }
  const changes = path === null ? value : { [path]: value };
  if (!isJsonObject(changes)) return;
  for (const [name, text] of readAttributes(changes)) {
    if (text === null) values.delete(name);
    else values.set(name, text);
  }
}
