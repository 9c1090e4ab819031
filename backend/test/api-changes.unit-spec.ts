import { join } from 'node:path';

interface Change {
  readonly call: string;
  readonly place: string;
  readonly reason: string;
  readonly names: readonly string[];
}

interface Tools {
  breakingChanges(before: object, after: object): Change[];
  promisesOf(document: object): object;
  toText(promises: object): string;
  unreleasedNotes(text: string): Set<string>;
  acceptedBy(notes: Set<string>, change: Change): boolean;
}

const BOOK = {
  type: 'object',
  required: ['id', 'title'],
  properties: { id: { type: 'integer' }, title: { type: ['string', 'null'], description: 'As printed.' } },
};
const NEW_BOOK = {
  type: 'object',
  required: ['title'],
  properties: { title: { type: 'string' }, shelf: { type: 'string', enum: ['low', 'high'] } },
};

/** Returns a document with one list and one way to add to it. */
const documentWith = (book: object = BOOK, newBook: object = NEW_BOOK, more: object = {}) => ({
  paths: {
    '/books': {
      get: {
        security: [],
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
        responses: {
          200: {
            description: 'Done',
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Book' } } },
            },
          },
        },
        ...more,
      },
      post: {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewBook' } } },
        },
        responses: { 204: { description: 'Done' } },
      },
    },
  },
  components: { schemas: { Book: book, NewBook: newBook } },
});

describe('a change of the API', () => {
  let tools: Tools;
  beforeAll(async () => {
    const load = (name: string) => import(join(__dirname, '../tools/api-changes', name)) as Promise<Tools>;
    tools = { ...(await load('compare.mjs')), ...(await load('promises.mjs')), ...(await load('notes.mjs')) };
  });

  const changes = (after: object): string[] =>
    tools
      .breakingChanges(tools.promisesOf(documentWith()), tools.promisesOf(after))
      .map(({ call, place, reason }) => `${call}: ${place} ${reason}`);
  const withProperty = (schema: typeof BOOK | typeof NEW_BOOK, name: string, property: object) => ({
    ...schema,
    properties: { ...schema.properties, [name]: property },
  });

  it.each<[string, object]>([
    ['a description', documentWith(withProperty(BOOK, 'title', { type: ['string', 'null'], description: 'Changed.' }))],
    ['a new field in a response', documentWith(withProperty(BOOK, 'pages', { type: 'integer' }))],
    ['a field that is no longer null', documentWith(withProperty(BOOK, 'title', { type: 'string' }))],
    ['a new optional field in a request', documentWith(BOOK, withProperty(NEW_BOOK, 'pages', { type: 'integer' }))],
    [
      'a request field that can be null',
      documentWith(BOOK, withProperty(NEW_BOOK, 'title', { type: ['string', 'null'] })),
    ],
    ['another name of a schema', renamed(documentWith())],
  ])('breaks nothing if it is %s', (_, after) => {
    expect(changes(after)).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a call', { ...documentWith(), paths: {} }, 'GET /books:  was removed'],
    ['a parameter', documentWith(BOOK, NEW_BOOK, { parameters: [] }), 'GET /books: query limit was removed'],
    [
      'a field of a response',
      documentWith({ ...BOOK, properties: { id: BOOK.properties.id } }),
      'GET /books: 200[].title was removed',
    ],
    [
      'a field of a request',
      documentWith(BOOK, { ...NEW_BOOK, properties: { title: { type: 'string' } } }),
      'POST /books: request.shelf was removed',
    ],
    [
      'a value of a request',
      documentWith(BOOK, withProperty(NEW_BOOK, 'shelf', { type: 'string', enum: ['low'] })),
      "POST /books: request.shelf can't be high now",
    ],
  ])('breaks clients if it removes %s', (_, after, finding) => {
    expect(changes(after)).toContain(finding);
  });

  it.each<[string, object, string]>([
    [
      'needs an account',
      documentWith(BOOK, NEW_BOOK, { security: [{ session: [] }] }),
      'GET /books:  needs an account now',
    ],
    [
      'can leave out a field',
      documentWith({ ...BOOK, required: ['id'] }),
      'GET /books: 200[].title can be missing now',
    ],
    [
      'returns another type',
      documentWith(withProperty(BOOK, 'id', { type: 'string' })),
      'GET /books: 200[].id can be string now',
    ],
    [
      'requires another field',
      documentWith(BOOK, { ...NEW_BOOK, required: ['title', 'shelf'] }),
      'POST /books: request.shelf is required now',
    ],
  ])('breaks clients if a call %s', (_, after, finding) => {
    expect(changes(after)).toEqual([finding]);
  });

  it('is accepted if a note under “Unreleased” names the call or the schema', () => {
    const change = { call: 'GET /books', place: '200[].title', reason: 'was removed', names: ['Book'] };
    const notes = (text: string) =>
      tools.unreleasedNotes(`## Changes\n\n### Unreleased\n\n${text}\n\n### 2026-11-01\n\n\`Old\``);

    expect(tools.acceptedBy(notes('* `GET /books` has no titles.'), change)).toBe(true);
    expect(tools.acceptedBy(notes('* `Book` has no title.'), change)).toBe(true);
    expect(tools.acceptedBy(notes('* Nothing.'), { ...change, names: ['Old'] })).toBe(false);
  });

  it('is compared with a file that has one line for each call and schema', () => {
    const text = tools.toText(tools.promisesOf(documentWith()));

    expect(tools.breakingChanges(JSON.parse(text) as object, tools.promisesOf(documentWith()))).toEqual([]);
    expect(text.split('\n').filter((line) => line.startsWith('    "'))).toHaveLength(4);
    expect(text).not.toContain('As printed');
  });
});

function renamed(document: object): object {
  return JSON.parse(
    JSON.stringify(document).replaceAll('schemas/Book', 'schemas/Volume').replace('"Book"', '"Volume"'),
  ) as object;
}
