import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CONTEXTS,
  exportsOf,
  foreignTables,
  hiddenDependenciesIn,
  sharedPortsAnsweredIn,
  sourcesIn,
  subclassesOf,
} from './support/architecture/sources';

const NAMES = ['admin-analytics', 'colleges', 'forum', 'identity', 'mentorship', 'messaging'];
const LAYERS = ['domain', 'application', 'infrastructure'];
/** Folders of a layer that are no feature. */
const NO_FEATURES = ['migrations', 'persistence', 'testing'];
/** A facade serves one audience. */
const MAX_METHODS_OF_FACADE = 10;
/** Events for other contexts, unlimited in number: a context that emits an event does not decide what it causes. */
const INTEGRATION_EVENTS = /^\.\/integration-events\/[\w-]+-events$/;
/** A module or a facade; never a use case, a repository, a schema or an aggregate. */
const PUBLIC_EXPORT_PATTERN = /^\.\/[\w-]+\.(module|facade)$/;

/** No context stands below it, so every context may use what it answers. */
const LOWEST_CONTEXT = 'identity';
/** `Repository` is a base class of ports inside a context; the composition registers the parts of the personal data. */
const PORTS_WITH_ANY_ADAPTER = ['Repository', 'PersonalDataPart'];

const FEATURE_ORDER = JSON.parse(readFileSync(join(CONTEXTS, '../../feature-order.json'), 'utf8')) as Record<
  string,
  string[]
>;

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

const featuresOf = (context: string): string[] => [
  ...new Set(
    LAYERS.flatMap((layer) => foldersIn(join(CONTEXTS, context, layer))).filter((name) => !NO_FEATURES.includes(name)),
  ),
];

/** The names of the public methods of the classes in a file. */
const methodsIn = (code: string): string[] =>
  [...code.matchAll(/^ {2}(?:async )?([a-z]\w*)(?:<[^>]*>)?\(/gm)].flatMap(([, name]) =>
    name === undefined || name === 'constructor' ? [] : [name],
  );

const isPublic = (from: string | null): boolean =>
  PUBLIC_EXPORT_PATTERN.test(from ?? '') || INTEGRATION_EVENTS.test(from ?? '');

/** The event names of a file that no version follows. */
const unversionedEventsIn = (code: string): string[] =>
  [...code.matchAll(/static readonly eventName = '([\w.-]+)';\s+(?!static readonly version = \d+;)\S/g)].map(
    ([, name]) => name!,
  );

const exportsOfContext = (context: string) => exportsOf(readFileSync(join(CONTEXTS, context, 'index.ts'), 'utf8'));

describe('the contexts', () => {
  it('are the six expected ones', () => {
    expect(readdirSync(CONTEXTS).sort()).toEqual(NAMES);
  });

  it.each(NAMES)('%s has a public interface and a module', (context) => {
    expect(existsSync(join(CONTEXTS, context, 'index.ts'))).toBe(true);
    expect(existsSync(join(CONTEXTS, context, `${context}.module.ts`))).toBe(true);
  });

  // The boundary check knows only the features in this list: imports of others are not checked.
  it.each(NAMES)('%s has exactly the features in feature-order.json', (context) => {
    expect([...(FEATURE_ORDER[context] ?? [])].sort()).toEqual(featuresOf(context).sort());
  });

  it.each(NAMES)('%s exports only modules, facades and integration events, all explicitly', (context) => {
    const hidden = exportsOfContext(context).filter(({ name, from }) => name === '*' || !isPublic(from));

    expect(hidden).toEqual([]);
  });

  it.each(NAMES)('%s gives each integration event a version', (context) => {
    const folder = join(CONTEXTS, context, 'integration-events');
    const found = (existsSync(folder) ? sourcesIn(folder) : []).flatMap(({ code }) => unversionedEventsIn(code));

    expect(found).toEqual([]);
  });

  it.each(NAMES)('%s has facades of at most ten methods', (context) => {
    const facades = sourcesIn(join(CONTEXTS, context)).filter(({ file }) => file.endsWith('.facade.ts'));

    expect(facades.length).toBeGreaterThan(0);
    expect(
      facades.filter(({ code }) => methodsIn(code).length > MAX_METHODS_OF_FACADE).map(({ file }) => file),
    ).toEqual([]);
  });

  it.each(NAMES)('%s reads and writes only tables of its own schema', (context) => {
    const found = sourcesIn(join(CONTEXTS, context)).flatMap(({ file, code }) =>
      foreignTables(context, code).map((table) => `${file}: ${table}`),
    );

    expect(found).toEqual([]);
  });

  it.each(NAMES.filter((name) => name !== LOWEST_CONTEXT))('%s answers no port that lower contexts use', (context) => {
    const found = sourcesIn(join(CONTEXTS, context)).flatMap(({ file, code }) =>
      sharedPortsAnsweredIn(code)
        .filter((port) => !PORTS_WITH_ANY_ADAPTER.includes(port))
        .map((port) => `${file}: ${port}`),
    );

    expect(found).toEqual([]);
  });

  it.each(NAMES)('%s has no global modules, and loads nothing with ModuleRef', (context) => {
    const found = sourcesIn(join(CONTEXTS, context)).flatMap(({ file, code }) =>
      hiddenDependenciesIn(code).map((name) => `${file}: ${name}`),
    );

    expect(found).toEqual([]);
  });

  it('have unique event names, by which the outbox identifies them', () => {
    const events = sourcesIn(CONTEXTS).flatMap(({ code }) =>
      ['DomainEvent', 'IntegrationEvent'].flatMap((parent) => subclassesOf(parent, code)),
    );

    expect(events.filter((name, i) => events.indexOf(name) !== i)).toEqual([]);
    expect(events.length).toBeGreaterThan(0);
  });

  it('have unique DTO names, by which the API contract identifies them', () => {
    const named = sourcesIn(CONTEXTS)
      .filter(({ file }) => file.endsWith('.dto.ts'))
      .flatMap(({ code }) => [...code.matchAll(/^export class (\w+)/gm)].map(([, name]) => name));

    expect(named.filter((name, i) => named.indexOf(name) !== i)).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });
});

describe('the methods of a facade', () => {
  it('are the public ones, asynchronous or not', () => {
    const code =
      'export class A {\n  constructor() {}\n\n  one(): void {\n    if (a) {}\n  }\n\n  async two(\n  ) {}\n\n  #three() {}\n}\n';
    expect(methodsIn(code)).toEqual(['one', 'two']);
  });
});

describe('foreignTables', () => {
  it.each([
    ['a read', 'const q = "SELECT * FROM identity.users";', ['identity.users']],
    [
      'a join in a template',
      'const q = `SELECT 1 FROM forum.threads t\n JOIN identity.users u ON u.id = ${id}`;',
      ['identity.users'],
    ],
    ['a table put into a template', 'const q = `DELETE FROM identity.${table}`;', ['identity.?']],
    ['quoted names', 'const q = `UPDATE "identity"."users" SET x = 1`;', ['identity.users']],
    [
      'a foreign key of a migration',
      'db.query(`CREATE TABLE forum.a (b int REFERENCES colleges.colleges (id))`);',
      ['colleges.colleges'],
    ],
    ['the kernel’s own tables', 'const q = "DELETE FROM platform.outbox";', ['platform.outbox']],
    ['the tables of the jobs', 'const q = "SELECT FROM jobs.job";', ['jobs.job']],
    ['a name kept for later', "const TABLE = 'identity.users';", ['identity.users']],
    ['an entity', "new EntitySchema({ name: 'X', schema: 'identity' });", ['schema: identity']],
    ['an entity without a home', "new EntitySchema({ name: 'X', schema: 'public' });", ['schema: public']],
  ])('finds %s', (_, code, tables) => {
    expect(foreignTables('forum', code)).toEqual(tables);
  });

  it.each([
    ['its own tables', 'const q = "SELECT * FROM forum.threads";'],
    ['an alias that is a column’s table', 'const q = "SELECT a.identity FROM forum.threads a";'],
    ['a code of a refusal', "super('conflict', 'identity.username-taken', 'That name is taken.');"],
    ['an address', "get('https://identity.example/users');"],
    ['a sentence', "log('The identity. Of whom?');"],
    ['an import', "import {  } from '../../identity';"],
    ['its own entity', "new EntitySchema({ name: 'X', schema: 'forum' });"],
  ])('ignores %s', (_, code) => {
    expect(foreignTables('forum', code)).toEqual([]);
  });
});

describe('the exports of an index', () => {
  it('are parsed as names with their source files', () => {
    expect(exportsOf("export { A, type B } from './a.facade';\nexport * from './domain/user';")).toEqual([
      { name: 'A', from: './a.facade' },
      { name: 'B', from: './a.facade' },
      { name: '*', from: './domain/user' },
    ]);
  });

  it.each([
    './application/register-user',
    './infrastructure/user.schema',
    './domain/user',
    './domain/users/events',
    './domain/data-export/data-export-events',
    '../colleges',
  ])('must not come from %s', (from) => {
    expect(isPublic(from)).toBe(false);
  });

  it('can be an integration event, with a version', () => {
    expect(isPublic('./integration-events/account-events')).toBe(true);
    const event = "static readonly eventName = 'library.loan-made';\n  static readonly version = 1;\n}";
    expect(unversionedEventsIn(event)).toEqual([]);
    expect(unversionedEventsIn(event.replace('  static readonly version = 1;\n', ''))).toEqual(['library.loan-made']);
  });
});

describe('sharedPortsAnsweredIn', () => {
  const answering = (heritage: string, from = '../../../shared/application/mailbox') =>
    `import { type Mail, MailPreferences } from '${from}';\nexport class StoredPreferences ${heritage} {}`;

  it('detects a planted port that a context answers', () => {
    expect(sharedPortsAnsweredIn(answering('extends MailPreferences'))).toEqual(['MailPreferences']);
    expect(sharedPortsAnsweredIn(answering('extends Base implements MailPreferences'))).toEqual(['MailPreferences']);
  });

  it.each([
    ['the use of a shared port', answering('')],
    ['a port of the context', answering('extends MailPreferences', '../application/ports/mail-preferences')],
  ])('ignores %s', (_, code) => {
    expect(sharedPortsAnsweredIn(code)).toEqual([]);
  });
});

describe('hiddenDependenciesIn', () => {
  it('detects a planted global module, and a planted ModuleRef', () => {
    const globalModule = "import { Global, Module } from '@nestjs/common';\n@Global()\n@Module({})\nexport class A {}";
    expect(hiddenDependenciesIn(globalModule)).toEqual(['Global']);
    expect(hiddenDependenciesIn('class A { constructor(private readonly modules: ModuleRef) {} }')).toEqual([
      'ModuleRef',
    ]);
    expect(hiddenDependenciesIn("@Module({})\nexport class A { name = 'Global' }")).toEqual([]);
  });
});
