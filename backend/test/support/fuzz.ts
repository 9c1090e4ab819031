/** The parts of the OpenAPI document that are needed to call every operation. */
export interface ApiDocument {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

export interface FuzzRequest {
  /** In the notation of the document: `GET /api/colleges/{id}`. */
  readonly call: string;
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly body: unknown;
}

/** Returns a generator of numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const IDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '2147483647'];
const BAD_IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '2147483648',
  '99999999999999999999',
  'abc',
  'null',
  '%00',
  '1%20OR%201=1',
  '%F0%9F%98%80',
  '..%2F..%2Fetc',
  '%25',
];
const BAD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '\u{1f600}'.repeat(40),
  'x'.repeat(5_000),
  "'; DROP TABLE users; --",
  '%',
  '_',
  '\\',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'javascript:alert(1)',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  'NaN',
  'Infinity',
  '1e999',
  'true',
  '[]',
  '&|!():*',
  ':*',
  "'':*",
];
const BAD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2_147_483_648,
  9_007_199_254_740_991,
  1e308,
  -1e308,
  [],
  {},
  [null],
  [[]],
  [{}],
  { toString: 'x' },
  { length: 1e9 },
  { $gt: '' },
  ['a', 'a', 'a'],
  { constructor: { prototype: 1 } },
  ...BAD_TEXTS,
];

/** Generates requests that look like the product's own, most of them with one or two invalid values. */
export class RequestGenerator {
  readonly #operations: readonly { method: string; path: string; operation: Operation }[];
  #next = 0;

  constructor(
    private readonly document: ApiDocument,
    private readonly random: () => number,
    isLeftOut: (method: string, path: string) => boolean,
  ) {
    this.#operations = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation }))
        .filter((one) => !isLeftOut(one.method, path)),
    );
  }

  get operations(): number {
    return this.#operations.length;
  }

  /** Goes through the operations in order, so that none is left out by chance. */
  make(): FuzzRequest {
    const { method, path, operation } = this.#operations[this.#next++ % this.#operations.length]!;
    const query = (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query' && this.random() < 0.4)
      .map(({ name, schema = {} }) => `${name}=${this.#encoded(this.#value(schema, 0.35))}`);
    if (this.random() < 0.05)
      query.push(
        `${this.#pickRandom(['__proto__', 'a[b][c]', 'limit', 'offset', 'x'])}=${this.#encoded(this.#pickRandom(BAD_TEXTS))}`,
      );
    const at = path.replace(/\{(\w+)\}/g, () => this.#pickRandom(this.random() < 0.75 ? IDS : BAD_IDS));
    const schema = operation.requestBody?.content['application/json']?.schema;
    const target = query.length > 0 ? `${at}?${query.join('&')}` : at;
    return { call: `${method} ${path}`, method, path: target, body: this.#body(schema) };
  }

  #body(schema: Schema | undefined): unknown {
    if (this.random() < 0.04) return this.#pickRandom(BAD_VALUES);
    if (!schema) return undefined;
    const body = this.#value(schema, 0.12);
    if (this.random() < 0.05 && typeof body === 'object' && body !== null) {
      return { ...body, [this.#pickRandom(BAD_TEXTS) || 'x']: this.#pickRandom(BAD_VALUES) };
    }
    return body;
  }

  /** @param spoiling probability of a value that doesn't match its schema */
  #value(schema: Schema, spoiling: number): unknown {
    if (this.random() < spoiling) return this.#pickRandom(BAD_VALUES);
    if (schema.$ref)
      return this.#value(this.document.components.schemas[schema.$ref.split('/').at(-1)!] ?? {}, spoiling);
    const part = schema.oneOf ?? schema.anyOf ?? schema.allOf;
    if (part) return this.#value(this.#pickRandom(part), spoiling);
    if (schema.enum) return this.#pickRandom(schema.enum);
    const type = typeof schema.type === 'string' ? schema.type : this.#pickRandom(schema.type ?? ['string']);
    if (type === 'object') {
      const fields = Object.entries(schema.properties ?? {}).filter(() => this.random() < 0.8);
      return Object.fromEntries(fields.map(([name, field]) => [name, this.#valueForName(name, field, spoiling)]));
    }
    if (type === 'array')
      return Array.from({ length: Math.floor(this.random() * 4) }, () => this.#value(schema.items ?? {}, spoiling));
    if (type === 'integer' || type === 'number') return this.#pickRandom([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 2024, 30, 60]);
    if (type === 'boolean') return this.random() < 0.5;
    if (type === 'null') return null;
    return this.#text(schema.format);
  }

  /** Returns a value that fits the name of the field, such as a time or an email address. */
  #valueForName(name: string, schema: Schema, spoiling: number): unknown {
    if (this.random() < spoiling) return this.#pickRandom(BAD_VALUES);
    if (/time$|^at$|^from$|^to$|date$/i.test(name) && schema.type === 'string') {
      return new Date(Date.now() + Math.floor((this.random() - 0.2) * 60) * 43_200_000).toISOString();
    }
    if (/zone/i.test(name)) return this.#pickRandom(['Europe/Berlin', 'America/New_York', 'UTC', 'Mars/Olympus']);
    if (/url|website|link/i.test(name))
      return this.#pickRandom(['https://example.org/a', 'http://[::1', 'https://example.org:99999']);
    if (/mail/i.test(name))
      return this.#pickRandom([`someone${Math.floor(this.random() * 1e6)}@example.org`, 'a@b', '@']);
    return this.#value(schema, spoiling);
  }

  #text(format: string | undefined): string {
    if (format === 'date-time' || format === 'date') return new Date(Date.now() + this.random() * 1e10).toISOString();
    return this.#pickRandom([
      'Hello there, this is a text of some length.',
      'Amherst College',
      'Geology',
      'CA',
      'accepted',
      'x',
      ...(this.random() < 0.2 ? BAD_TEXTS : []),
    ]);
  }

  #encoded(value: unknown): string {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    // An unpaired surrogate can't be encoded.
    return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '?'));
  }

  #pickRandom<T>(all: readonly T[]): T {
    return all[Math.floor(this.random() * all.length)]!;
  }
}
