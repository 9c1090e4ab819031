import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { schemasNamedIn } from './support/schemas-in-sql';

const ROOT = resolve(__dirname, '../..');
const CONTEXTS = ['identity', 'colleges', 'mentorship', 'messaging', 'forum', 'admin-analytics'];

/** Where a rule is broken: which file, what it says, which rule has to notice. */
type Planted = [rule: string, file: string, text: string];

const IMPORT_RULES: Planted[] = [
  ['domain-imports-only-domain', 'contexts/identity/domain/a.ts', `import 'typeorm';`],
  ['application-imports-no-technology', 'contexts/identity/application/a.ts', `import '@nestjs/common';`],
  ['inner-layers-stay-in-their-context', 'contexts/colleges/application/a.ts', `import '../../identity/domain/clean';`],
  ['contexts-meet-at-the-index', 'contexts/colleges/infrastructure/a.ts', `import '../../identity/domain/clean';`],
  ['questions-go-one-way', 'contexts/identity/infrastructure/a.ts', `import '../../colleges';`],
  ['colleges-asks-identity-only', 'contexts/colleges/infrastructure/b.ts', `import '../../mentorship';`],
  ['composition-asks-at-the-porch', 'composition/a.ts', `import '../contexts/identity/domain/clean';`],
  ['shared-knows-no-context', 'shared/infrastructure/a.ts', `import '../../contexts/identity';`],
  ['no-cycles', 'shared/domain/a.ts', `import './b';`],
];

const PURITY_RULES: Planted[] = [
  ['If it awaits, it is not domain.', 'contexts/identity/domain/b.ts', 'export const f = async () => 1;'],
  ['No decorators in the domain.', 'contexts/identity/domain/c.ts', 'const d = () => {};\n@d\nexport class C {}'],
  [
    'Refuse by name: throw a DomainError.',
    'contexts/identity/domain/d.ts',
    `export const f = () => { throw new Error('no'); };`,
  ],
  ['Time comes in', 'contexts/identity/domain/e.ts', 'export const f = () => new Date();'],
  ['Time comes in', 'contexts/identity/domain/f.ts', 'export const f = () => Date.now();'],
  ['The domain imports nothing but the domain.', 'contexts/identity/domain/g.ts', `import 'typeorm';`],
  ['The domain imports nothing but the domain.', 'contexts/identity/domain/h.ts', `import '../application/clean';`],
  [
    'Refuse by name: throw a DomainError.',
    'contexts/identity/application/d.ts',
    `export const f = () => { throw new Error('no'); };`,
  ],
  ['Time comes in', 'contexts/identity/application/e.ts', 'export const f = () => new Date();'],
];

const PAGE_RULES: Planted[] = [
  ['shared-looks-down-only', 'shared/a.ts', `import '@/pages/one';`],
  ['entities-looks-down-only', 'entities/one/a.ts', `import '@/features/one';`],
  ['slices-do-not-meet', 'pages/one/a.ts', `import '@/pages/two';`],
  ['slices-are-entered-by-the-index', 'pages/one/b.ts', `import '@/entities/one/hidden';`],
  ['primitives-stay-in-shared-ui', 'pages/one/d.ts', `import 'downshift';`],
  ['no-cycles', 'shared/lib/a.ts', `import './b';`],
];

/** A small house of the same shape, in which rules can be broken without anybody's work being touched. */
const house = mkdtempSync(join(tmpdir(), 'gradspan-architecture-'));

function put(file: string, text = 'export {};'): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), `${text}\n`);
}

/** Runs a tool of the project in `folder` of the house; a non-zero exit is its way of saying that it found something. */
function output(tool: string, args: string[], folder = '.'): Promise<string> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(ROOT, 'node_modules', tool), ...args],
      { cwd: join(house, folder), maxBuffer: 64 * 1024 * 1024 },
      (_error, stdout) => done(stdout),
    );
  });
}

async function brokenImports(folder: string, source: string): Promise<string[]> {
  const report = JSON.parse(
    await output(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', source],
      folder,
    ),
  ) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
}

async function lintMessages(...files: string[]): Promise<string[]> {
  const report = JSON.parse(await output('eslint/bin/eslint.js', ['--format', 'json', ...files])) as {
    filePath: string;
    messages: { message: string }[];
  }[];
  return report.flatMap(({ filePath, messages }) =>
    messages.map(({ message }) => `${relative(house, filePath)}: ${message}`),
  );
}

beforeAll(() => {
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
  for (const file of [
    'package.json',
    'tsconfig.json',
    'eslint.config.mjs',
    '.dependency-cruiser.mjs',
    'backend/package.json',
    'backend/tsconfig.json',
    'frontend/package.json',
    'frontend/tsconfig.json',
    'frontend/.dependency-cruiser.mjs',
  ]) {
    cpSync(join(ROOT, file), join(house, file), { recursive: true });
  }
  for (const context of CONTEXTS) put(`backend/src/contexts/${context}/index.ts`);
  for (const room of ['domain', 'application', 'infrastructure']) put(`backend/src/contexts/identity/${room}/clean.ts`);
  put('backend/src/contexts/colleges/infrastructure/clean.ts', `import '../../identity';\nexport {};`);
  put('backend/src/shared/domain/b.ts', `import './a';\nexport {};`);
  for (const slice of ['pages/one', 'pages/two', 'features/one', 'entities/one']) put(`frontend/src/${slice}/index.ts`);
  put('frontend/src/entities/one/hidden.ts');
  put('frontend/src/shared/lib/b.ts', `import './a';\nexport {};`);
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('the walls of the backend', () => {
  let found: string[];
  beforeAll(async () => {
    for (const [, file, text] of IMPORT_RULES) put(`backend/src/${file}`, `${text}\nexport {};`);
    found = await brokenImports('.', 'backend/src');
  });

  it.each(IMPORT_RULES)('%s is noticed in %s', (rule, file) => {
    expect(found).toContain(`${rule}: backend/src/${file}`);
  });

  it('leave alone what keeps to them', () => {
    expect(found.filter((violation) => violation.includes('clean'))).toEqual([]);
  });
});

describe('the purity of the inner rooms', () => {
  let found: string[];
  beforeAll(async () => {
    for (const [, file, text] of PURITY_RULES) put(`backend/src/${file}`, text);
    found = await lintMessages(...PURITY_RULES.map(([, file]) => `backend/src/${file}`));
  });

  it.each(PURITY_RULES)('“%s” is said of %s', (message, file) => {
    expect(found.filter((said) => said.startsWith(`backend/src/${file}:`)).join('\n')).toContain(message);
  });
});

describe('the walls of the frontend', () => {
  let found: string[];
  beforeAll(async () => {
    for (const [, file, text] of PAGE_RULES) put(`frontend/src/${file}`, `${text}\nexport {};`);
    found = await brokenImports('frontend', 'src');
  });

  it.each(PAGE_RULES)('%s is noticed in %s', (rule, file) => {
    expect(found).toContain(`${rule}: src/${file}`);
  });

  it('keep the libraries of controls inside shared/ui', async () => {
    put('frontend/src/pages/one/c.ts', `import 'radix-ui';`);
    put('frontend/src/shared/ui/c.ts', `import 'radix-ui';`);

    const said = await lintMessages('frontend/src/pages/one/c.ts', 'frontend/src/shared/ui/c.ts');

    expect(said.filter((message) => message.includes('Use shared/ui instead.'))).toEqual([
      expect.stringContaining('frontend/src/pages/one/c.ts'),
    ]);
  });
});

describe('a context', () => {
  const folder = (context: string): string => join(ROOT, 'backend/src/contexts', context);

  it('is one of six', () => {
    expect(readdirSync(join(ROOT, 'backend/src/contexts')).sort()).toEqual([...CONTEXTS].sort());
  });

  it.each(CONTEXTS)('%s shows at most five things at its porch', (context) => {
    const porch = readFileSync(join(folder(context), 'index.ts'), 'utf8');
    const names = [...porch.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list]) =>
      list!.split(',').filter((n) => n.trim()),
    );

    expect(porch).not.toMatch(/export \*/);
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThanOrEqual(5);
  });

  it.each(CONTEXTS)('%s names no other schema in its SQL', (context) => {
    const foreign = readdirSync(folder(context), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        schemasNamedIn(readFileSync(join(folder(context), file), 'utf8')).map((schema) => ({ file, schema })),
      )
      .filter(
        ({ schema }) => schema !== context.replace('-', '_') && !['public', 'pg_catalog', 'pg_temp'].includes(schema),
      );

    expect(foreign).toEqual([]);
  });

  it('is caught when it does', () => {
    expect(schemasNamedIn('const q = `SELECT u.id FROM identity.users u JOIN "forum"."posts" p ON true`;')).toEqual([
      'identity',
      'forum',
    ]);
    expect(schemasNamedIn("db.query('UPDATE platform.outbox SET a = 1')")).toEqual(['platform']);
    expect(schemasNamedIn("new EntitySchema({ schema: 'colleges' })")).toEqual(['colleges']);
  });
});
