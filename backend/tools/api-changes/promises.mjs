/** Reduces an API document to what clients depend on. */

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];
const SCHEMA_KEYS = ['$ref', 'type', 'enum', 'const', 'required'];

/** @typedef {{ operations: Record<string, object>, schemas: Record<string, object> }} Promises */

/** @returns {Promises} operations by call (`GET /api/colleges`) and schemas by name, without texts, examples and errors */
export function promisesOf({ paths, components }) {
  const operations = Object.entries(paths).flatMap(([route, item]) =>
    METHODS.filter((method) => item[method]).map((method) => [
      `${method.toUpperCase()} ${route}`,
      operationOf(item[method]),
    ]),
  );
  return {
    operations: Object.fromEntries(operations),
    schemas: Object.fromEntries(
      Object.entries(components.schemas)
        .filter(([name]) => name !== 'Problem')
        .map(([name, schema]) => [name, schemaOf(schema)]),
    ),
  };
}

/** @returns {string} JSON with one line for each operation and schema, so that a diff is readable */
export function toText({ operations, schemas }) {
  const block = (part) =>
    Object.entries(part)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{\n  "operations": {\n${block(operations)}\n  },\n  "schemas": {\n${block(schemas)}\n  }\n}\n`;
}

function operationOf({ parameters = [], requestBody, responses, security = [] }) {
  const successes = Object.entries(responses).filter(([status]) => status < '400');
  return {
    needsAccount: security.length > 0 && !security.some((requirement) => Object.keys(requirement).length === 0),
    parameters: Object.fromEntries(
      parameters.map(({ name, in: where, required = false, schema }) => [
        `${where} ${name}`,
        { required, schema: schemaOf(schema) },
      ]),
    ),
    ...(requestBody && { request: { required: requestBody.required ?? false, content: contentOf(requestBody) } }),
    responses: Object.fromEntries(successes.map(([status, response]) => [status, contentOf(response)])),
  };
}

const contentOf = ({ content = {} }) =>
  Object.fromEntries(Object.entries(content).map(([media, { schema }]) => [media, schemaOf(schema)]));

function schemaOf(schema = {}) {
  const kept = Object.fromEntries(SCHEMA_KEYS.filter((key) => key in schema).map((key) => [key, schema[key]]));
  for (const key of ['allOf', 'anyOf', 'oneOf']) if (schema[key]) kept[key] = schema[key].map(schemaOf);
  if (schema.items) kept.items = schemaOf(schema.items);
  if (schema.properties) {
    kept.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, schemaOf(property)]),
    );
  }
  return kept;
}
