import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Entry {
  readonly kind: string;
  readonly policy: string;
  readonly names: readonly string[];
}
interface Schema {
  readonly $ref?: string;
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly allOf?: Schema[];
  readonly anyOf?: Schema[];
  readonly oneOf?: Schema[];
}
interface Operation {
  readonly parameters?: { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
}
interface ApiDocument {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

const { entries } = JSON.parse(read('docs/adopt/outgoing-data.json')) as { entries: Entry[] };
const namesOf = (kind: string): string[] =>
  entries.filter((entry) => entry.kind === kind).flatMap(({ names }) => names);

/** Names of all properties of a schema, also of nested ones. */
function propertiesOf(schema: Schema, api: ApiDocument, seen: readonly string[] = []): string[] {
  const { $ref } = schema;
  if ($ref && seen.includes($ref)) return [];
  const resolved = $ref ? api.components.schemas[$ref.split('/').at(-1) ?? ''] : schema;
  if (!resolved) return [];
  const path = $ref ? [...seen, $ref] : seen;
  const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = resolved;
  const parts = [...Object.values(properties), ...(items ? [items] : []), ...allOf, ...anyOf, ...oneOf];
  return [...Object.keys(properties), ...parts.flatMap((part) => propertiesOf(part, api, path))];
}

/** Only programs send requests to them: no page does, and their fields never leave a browser. */
const PATHS_WITHOUT_BROWSERS = ['/mcp'];

/** Names of all fields in queries and bodies that the API accepts from browsers. */
function acceptedFields(api: ApiDocument): string[] {
  const paths = Object.entries(api.paths).filter(([path]) => !PATHS_WITHOUT_BROWSERS.includes(path));
  const operations = paths.flatMap(([, methods]) => Object.values(methods));
  return operations.flatMap(({ parameters = [], requestBody }) => [
    ...parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => propertiesOf(schema, api)),
  ]);
}

/** Keys that the pages store, as constants of the code name them. */
function storedKeys(): string[] {
  const files = readdirSync(join(ROOT, 'frontend/src'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).map((name) => read(`frontend/src/${name}`));
  return sources
    .filter((text) => text.includes('readStored') || text.includes('/shared/lib/storage') || text.includes('COMPARED_'))
    .flatMap((text) => [...text.matchAll(/const [A-Z_]+_KEY = '([\w-]+)'/g)].map(([, key]) => key ?? ''));
}

describe('the lists of what may leave a browser', () => {
  it('name every field that the API accepts from browsers', () => {
    const known = new Set(namesOf('field'));
    const accepted = acceptedFields(JSON.parse(read('docs/openapi.json')) as ApiDocument);
    expect(accepted.length).toBeGreaterThan(200);
    expect([...new Set(accepted)].filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(PATHS_WITHOUT_BROWSERS)('have no fields of %s, because no page sends requests to it', (path) => {
    const files = readdirSync(join(ROOT, 'frontend/src'), { recursive: true, encoding: 'utf8' });
    const sources = files.filter((name) => /(?<!\.test|\.gen)\.tsx?$/.test(name));
    const address = new RegExp(`['"\`]${path}['"\`/?]`);
    expect(sources.filter((name) => address.test(read(`frontend/src/${name}`)))).toEqual([]);
  });

  it('name every key that the pages store', () => {
    const known = new Set(namesOf('storage').map((name) => name.split(':')[1]));
    const keys = storedKeys();
    expect(keys.length).toBeGreaterThan(8);
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
  });

  it('refer to promises and headings of the privacy policy', () => {
    const folder = 'frontend/src/pages/information/legal/ui';
    const page = readdirSync(join(ROOT, folder)).map((name) => read(`${folder}/${name}`));
    const parts = page.flatMap((text) => [
      ...[...text.matchAll(/data-promise="([^"]+)"/g)].map(([, name]) => name),
      ...[...text.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, heading]) => heading),
    ]);
    expect(entries.map(({ policy }) => policy).filter((policy) => !parts.includes(policy))).toEqual([]);
  });

  it('name nothing twice', () => {
    const names = entries.flatMap((entry) => entry.names.map((name) => `${entry.kind} ${name}`));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
