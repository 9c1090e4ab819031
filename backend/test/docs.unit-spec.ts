import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { loadSettings } from '../src/shared/infrastructure/settings/settings';

const ROOT = resolve(__dirname, '../..');
const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8');

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...(readdirSync(join(ROOT, 'docs'), { recursive: true }) as string[]).map((name) => join('docs', name)),
].filter((path) => path.endsWith('.md'));
const written = [...documents, '.env.example', 'docker/Dockerfile', 'docker/compose.yml', 'docker/compose.citus.yml'];

/** Returns the text without code, in which brackets and backticks have no meaning. */
const prose = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

/** Returns the anchor that the usual hosts give a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

function linksIn(path: string): { target: string; anchor: string | undefined }[] {
  const text = prose(read(path));
  const targets = [
    ...[...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? ''),
    ...[...text.matchAll(/(?:src|srcset|href)="([^"]+)"/g)].map((match) => match[1] ?? ''),
  ].filter((target) => !/^(https?|mailto):/.test(target));
  return targets.map((target) => {
    const [file = '', anchor] = target.split('#');
    return { target: file === '' ? join(ROOT, path) : resolve(ROOT, dirname(path), file), anchor };
  });
}

function isDead({ target, anchor }: { target: string; anchor: string | undefined }): boolean {
  if (!existsSync(target)) return true;
  if (!anchor || statSync(target).isDirectory() || !target.endsWith('.md')) return false;
  const headings = prose(readFileSync(target, 'utf8')).match(/^#+ .*$/gm) ?? [];
  return !headings.some((heading) => anchorOf(heading.replace(/^#+ /, '')) === anchor);
}

/** Returns the project paths that appear in backticks, such as `backend/src/main.ts`. */
function pathsNamedIn(path: string): string[] {
  const named = [...read(path).matchAll(/`((?:backend|frontend|docs|docker)\/[\w./-]+)`/g)].map((match) => match[1]!);
  return named.filter((name) => !/\/dist(\/|$)|\/secrets\/|\.env$/.test(name));
}

describe('the documents', () => {
  it.each(documents)('have no dead links: %s', (path) => {
    const deadLinks = linksIn(path).filter(isDead);
    expect(deadLinks.map(({ target, anchor }) => `${relative(ROOT, target)}${anchor ? `#${anchor}` : ''}`)).toEqual([]);
  });

  it('name only paths that exist', () => {
    const missing = documents.flatMap((path) =>
      pathsNamedIn(path)
        .filter((named) => !existsSync(join(ROOT, named)))
        .map((named) => `${path}: ${named}`),
    );
    expect(missing).toEqual([]);
  });

  it('name only npm scripts that package.json contains', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = written.flatMap((path) => [...read(path).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map((m) => m[1]!));
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('contain npm start and npm test in the README', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test']));
    expect(read('README.md')).toMatch(/^npm start\b/m);
    expect(read('README.md')).toMatch(/^npm test\b/m);
  });

  it('list every command of the command line', () => {
    const folder = 'backend/src/composition/cli';
    const files = readdirSync(join(ROOT, folder)).filter((name) => /\.commands?\.ts$/.test(name));
    const commands = files.flatMap((name) =>
      [...read(`${folder}/${name}`).matchAll(/new Command\('([\w-]+)'\)/g)].map(([, command]) => command!),
    );
    expect(commands.length).toBeGreaterThan(10);
    expect(commands.filter((name) => !read('docs/operations.md').includes(`| \`${name}\` |`))).toEqual([]);
  });

  const decisions = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => name !== 'README.md');

  it('list every decision in the index, with its title, status and date', () => {
    const rows = decisions.map((name) => {
      const [, number, title, date, status] =
        /^# (\d{4}): (.+)\n\n(\d{4}-\d{2}-\d{2}) · (.+)\n/.exec(read('docs/decisions', name)) ?? [];
      return `| [${number}](${name}) | ${title} | ${status} | ${date} |`;
    });
    const index = read('docs/decisions/README.md').split('\n');
    expect(index.filter((line) => line.startsWith('| ['))).toEqual(rows);
  });

  it.each(decisions)('have the required sections in each decision: %s', (name) => {
    const decision = read('docs/decisions', name);
    expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(decision).toMatch(/^# \d{4}: .+\n\n\d{4}-\d{2}-\d{2} · (accepted|replaced)\b/);
    for (const part of ['Context', 'Decision', 'What we give up']) expect(decision).toContain(`\n## ${part}\n`);
  });
});

describe('.env.example', () => {
  const example = new Map(
    [...read('.env.example').matchAll(/^# ?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map((match) => [match[1]!, match[2]!]),
  );

  const folder = mkdtempSync(join(tmpdir(), 'gradspan-docs-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const needed = { DATABASE_URL: 'postgres://example', SESSION_SECRET: 'x'.repeat(32), DATA_DIR: folder };

  it('contains exactly the settings that the server reads', () => {
    const asked = new Set<string>();
    const listening = new Proxy<NodeJS.ProcessEnv>(
      { ...needed },
      {
        get: (target, name) => {
          asked.add(String(name));
          return target[String(name)];
        },
      },
    );
    loadSettings(listening);
    const variables = [...asked].filter((name) => !name.endsWith('_FILE') && name !== 'NODE_ENV');
    expect([...example.keys()].sort()).toEqual(variables.sort());
  });

  it('sets nothing until it is edited', () => {
    expect(read('.env.example').match(/^[^#\s].*$/m)).toBeNull();
  });

  it('shows the defaults', () => {
    const shown = loadSettings({ ...Object.fromEntries(example), ...needed });
    expect(shown).toEqual(loadSettings(needed));
  });

  it('does not contain NODE_ENV, because the build reads the same file', () => {
    expect(read('.env.example')).not.toMatch(/^#?\s*NODE_ENV=/m);
  });
});

describe('the container image', () => {
  const compose = read('docker/compose.yml');

  it('receives only settings that exist', () => {
    const given = [...compose.matchAll(/^ {6}([A-Z_]+):/gm)].map((match) => match[1]!);
    const ours = given.filter((name) => !name.startsWith('POSTGRES_')).map((name) => name.replace(/_FILE$/, ''));
    const unknown = ours.filter((name) => !new RegExp(`^# ?${name}=`, 'm').test(read('.env.example')));
    expect(unknown).toEqual([]);
  });

  it('receives the migration role only in the migrate service', () => {
    const service = (name: string): string =>
      compose.split(/^ {2}(?=\w+:$)/m).find((part) => part.startsWith(name)) ?? '';

    expect(service('app:')).toContain('DATABASE_URL_FILE');
    expect(service('app:')).not.toMatch(/MIGRATION|migration/);
    expect(service('migrate:')).toContain('DATABASE_MIGRATION_URL_FILE');
  });

  it('mounts files that exist', () => {
    const mounted = [...compose.matchAll(/^ +- (\.[^:]+):/gm)].map((match) => join(ROOT, 'docker', match[1]!));

    expect(mounted).toHaveLength(2);
    expect(mounted.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('requires no BuildKit features', () => {
    expect(read('docker/Dockerfile')).not.toMatch(/^# syntax|--link|<<|--mount/m);
  });

  it('does not run as root', () => {
    expect(read('docker/Dockerfile')).toMatch(/^USER node$/m);
  });
});
