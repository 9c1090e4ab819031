/** What node-postgres returns for each type of PostgreSQL, and what it accepts as a parameter. */

/** Kind of value that the driver returns, by type name. The product sets no parsers of its own. */
const RETURNED = {
  number: ['int2', 'int4', 'oid', 'float4', 'float8'],
  string: [
    'int8',
    'numeric',
    'text',
    'varchar',
    'bpchar',
    'name',
    'char',
    'uuid',
    'citext',
    'inet',
    'cidr',
    'time',
    'timetz',
    'money',
    'xml',
    'bit',
    'varbit',
    'tsvector',
    'tsquery',
    'regclass',
    'regtype',
    'regproc',
    'tstzrange',
    'tsrange',
    'int4range',
    'daterange',
    'xid',
    'pg_lsn',
  ],
  boolean: ['bool'],
  Date: ['date', 'timestamp', 'timestamptz'],
  json: ['json', 'jsonb'],
  Buffer: ['bytea'],
  object: ['interval', 'point', 'circle', 'record'],
  void: ['void'],
};
const KIND_BY_NAME = new Map(Object.entries(RETURNED).flatMap(([kind, names]) => names.map((name) => [name, kind])));

/** Arrays whose elements the driver converts; other arrays are returned as text. */
const PARSED_ARRAYS = new Set(
  `_bool _bytea _int2 _int4 _int8 _text _varchar _bpchar _name _uuid _float4 _float8 _numeric _date _timestamp
   _timestamptz _json _jsonb _interval _oid _inet _cidr _time _timetz _money _regproc _point _cidr`.split(/\s+/),
);

const ACCEPTED = {
  int2: ['number'],
  int4: ['number'],
  oid: ['number'],
  int8: ['number', 'string', 'bigint'],
  float4: ['number'],
  float8: ['number'],
  numeric: ['number', 'string'],
  bool: ['boolean'],
  date: ['string', 'Date'],
  timestamp: ['string', 'Date'],
  timestamptz: ['string', 'Date'],
  json: ['string', 'object', 'json'],
  jsonb: ['string', 'object', 'json'],
  bytea: ['Buffer'],
  interval: ['string'],
};

/**
 * @param {object} catalog
 * @param {number} oid
 * @returns {{ kind: string, name: string, element?: object }} `kind` is 'array' with an `element`, or the kind of value
 */
export function returnedType(catalog, oid) {
  const type = catalog.types.get(oid);
  const name = type?.name ?? String(oid);
  if (type?.category === 'A' && type.element) {
    if (!PARSED_ARRAYS.has(name)) return { kind: 'string', name };
    // The driver parses the elements of numeric[] as floats.
    const element = name === '_numeric' ? { kind: 'number', name: 'numeric' } : returnedType(catalog, type.element);
    return { kind: 'array', name: `${element.name}[]`, element };
  }
  return { kind: KIND_BY_NAME.get(name) ?? 'string', name };
}

/**
 * @param {object} catalog
 * @param {number} oid
 * @returns {{ kinds: string[], name: string, element?: object }}
 */
export function acceptedType(catalog, oid) {
  const type = catalog.types.get(oid);
  const name = type?.name ?? String(oid);
  if (type?.category === 'A' && type.element) {
    const element = acceptedType(catalog, type.element);
    return { kinds: ['array'], name: `${element.name}[]`, element };
  }
  return { kinds: ACCEPTED[name] ?? ['string'], name };
}
