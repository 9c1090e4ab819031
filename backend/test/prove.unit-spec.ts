import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface Signatures {
  readonly makeKey: (file: string) => void;
  readonly signFile: (report: string, keyFile: string) => void;
  readonly isSigned: (report: string, publicKeyFile: string) => boolean;
}

const ROOT = resolve(__dirname, '../..');
const TOOL = join(ROOT, 'backend/tools/prove');
/** The dashboard shows it without a tab in the address. */
const FIRST_TAB = 'dashboard';

describe('the screens of npm run prove', () => {
  let screens: readonly string[];
  beforeAll(async () => {
    const loaded = (await import(join(TOOL, 'screens.mjs'))) as { readonly SCREENS: readonly string[] };
    screens = loaded.SCREENS;
  });

  /** Full paths of the frontend's routes, such as `/college/$collegeId`. */
  function frontendRoutes(): string[] {
    const tree = readFileSync(join(ROOT, 'frontend/src/app/route-tree.gen.ts'), 'utf8');
    const [, union = ''] = /fullPaths:([^;]+);/.exec(tree) ?? [];
    return [...union.matchAll(/'([^']+)'/g)].map(([, route = '']) => route);
  }

  /** `/$` is the route of unknown addresses, and matches what no other route does. */
  const patternOf = (route: string): RegExp =>
    new RegExp(`^${route.replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/]+')}/?$`);
  const pathOf = (screen: string): string => screen.replace(/\?.*/, '').replace(/\/$/, '');

  it('include each route of the frontend', () => {
    const routes = frontendRoutes().filter((route) => route !== '/$');
    expect(routes.length).toBeGreaterThan(40);
    const paths = screens.map(pathOf);
    expect(routes.filter((route) => !paths.some((path) => patternOf(route).test(path)))).toEqual([]);
  });

  it('have an address that a route answers, apart from pages of the server', () => {
    const patterns = frontendRoutes()
      .filter((route) => route !== '/$')
      .map(patternOf);
    const other = screens.map(pathOf).filter((path) => !patterns.some((pattern) => pattern.test(path)));
    expect([...new Set(other)]).toEqual(['/embed/1', '/offline.html', '/api/docs', '/no/such/page']);
  });

  it.each([
    ['/profile-settings', 'profile-settings', /SETTINGS_TABS = \[([^\]]+)\]/],
    ['/college-admin-dashboard', 'college-admin-dashboard', /DASHBOARD_TABS = \[([^\]]+)\]/],
  ])('include each tab of %s', (path, folder, list) => {
    const source = readFileSync(join(ROOT, 'frontend/src/pages', folder, 'model/tabs.ts'), 'utf8');
    const tabs = [...(list.exec(source)?.[1] ?? '').matchAll(/(?:tab: |^ *)'([^']+)'/gm)].map(([, tab]) => tab);
    expect(tabs.length).toBeGreaterThan(5);
    const visited = screens
      .filter((one) => pathOf(one) === path)
      .map((one) => new URL(one, 'http://localhost').searchParams.get('tab') ?? FIRST_TAB);
    expect(tabs.filter((tab = '') => !visited.includes(tab))).toEqual([]);
  });
});

describe('a signed report', () => {
  let tools: Signatures;
  let folder: string;
  const report = (): string => join(folder, 'report.json');
  const key = (): string => join(folder, 'key.pem');
  beforeAll(async () => {
    tools = (await import(join(TOOL, 'signature.mjs'))) as Signatures;
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'prove-'));
    writeFileSync(report(), '{"visits":12,"uncovered":[]}');
    tools.makeKey(key());
    tools.signFile(report(), key());
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is accepted with its public key', () => {
    expect(tools.isSigned(report(), `${key()}.pub`)).toBe(true);
  });

  it('is refused after a change', () => {
    appendFileSync(report(), ' ');
    expect(tools.isSigned(report(), `${key()}.pub`)).toBe(false);
  });

  it('is refused with the key of another signer', () => {
    const other = join(folder, 'other.pem');
    tools.makeKey(other);
    expect(tools.isSigned(report(), `${other}.pub`)).toBe(false);
  });

  it('has a private key that only its owner can read, and that is never overwritten', () => {
    expect(statSync(key()).mode & 0o777).toBe(0o600);
    expect(() => tools.makeKey(key())).toThrow('EEXIST');
  });

  it('needs an Ed25519 key', () => {
    writeFileSync(key(), 'not a key');
    expect(() => tools.signFile(report(), key())).toThrow("can't be read as a key");
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writeFileSync(key(), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(() => tools.signFile(report(), key())).toThrow('has no Ed25519 key');
  });
});
