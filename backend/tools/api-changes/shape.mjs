/** Combines the parts of a schema, so that two schemas can be compared regardless of their names and composition. */

/**
 * @typedef {object} Shape
 * @property {Set<string>} types
 * @property {Set<unknown> | null} values the only values that are allowed; null if any
 * @property {Record<string, object>} properties
 * @property {Set<string>} required
 * @property {object | undefined} items
 * @property {string[]} names of the schemas that it refers to
 */

/** @returns {Shape} */
export function shapeOf(schema, schemas) {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1);
    const shape = shapeOf(schemas[name] ?? {}, schemas);
    return { ...shape, names: [name, ...shape.names] };
  }
  const own = ownShape(schema);
  const all = (schema.allOf ?? []).map((part) => shapeOf(part, schemas));
  const one = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((part) => shapeOf(part, schemas));
  return [own, ...all, ...(one.length > 0 ? [one.reduce(unionOf)] : [])].reduce(intersectionOf);
}

function ownShape({ type = [], enum: values, const: only, properties = {}, required = [], items }) {
  return {
    types: new Set([type].flat()),
    values: valuesOf(values, only),
    properties,
    required: new Set(required),
    items,
    names: [],
  };
}

function valuesOf(values, only) {
  if (only !== undefined) return new Set([only]);
  return values ? new Set(values.filter((value) => value !== null)) : null;
}

const intersectionOf = (a, b) => ({
  types: a.types.size > 0 ? a.types : b.types,
  values: a.values ?? b.values,
  properties: { ...a.properties, ...b.properties },
  required: new Set([...a.required, ...b.required]),
  items: a.items ?? b.items,
  names: [...a.names, ...b.names],
});

const unionOf = (a, b) => ({
  types: new Set([...a.types, ...b.types]),
  values: onlyNull(a) ? b.values : onlyNull(b) ? a.values : a.values && b.values && new Set([...a.values, ...b.values]),
  properties: { ...b.properties, ...a.properties },
  required: commonRequired(a, b),
  items: a.items ?? b.items,
  names: [...a.names, ...b.names],
});

const onlyNull = ({ types }) => types.size === 1 && types.has('null');

const commonRequired = (a, b) => {
  if (onlyNull(a)) return b.required;
  return onlyNull(b) ? a.required : new Set([...a.required].filter((name) => b.required.has(name)));
};
