import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { loadSettings, VARIABLE_NAMES, InvalidSettings } from './settings';

const NODE_MODULES_FOLDER = resolve(__dirname, '../../../../../node_modules');
const EXAMPLE = resolve(__dirname, '../../../../../.env.example');
/** The build of the frontend reads the operator's file too, and would use this variable. */
const NOT_IN_THE_EXAMPLE = 'NODE_ENV';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'settings-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const loadTestSettings = (more: Record<string, string>) =>
  loadSettings({ DATABASE_URL: 'postgres://app@db/gradspan', DATA_DIR: folder, ...more });

describe('a setting in a file', () => {
  it('is read without the line break at its end', () => {
    const file = write('password', 'postgres://app:secret@db/gradspan\n');

    expect(loadTestSettings({ DATABASE_URL: '', DATABASE_URL_FILE: file }).databaseUrl).toBe(
      'postgres://app:secret@db/gradspan',
    );
  });

  it('takes precedence over the variable itself', () => {
    expect(
      loadTestSettings({ APP_NAME: 'From the variable', APP_NAME_FILE: write('name', 'From the file') }).appName,
    ).toBe('From the file');
  });

  it('is validated like any other', () => {
    expect(() => loadTestSettings({ PORT_FILE: write('port', 'eighty') })).toThrow(/PORT: must be a whole number/);
  });

  it('is named in the error if the file does not exist', () => {
    expect(() => loadTestSettings({ SESSION_SECRET_FILE: join(folder, 'missing') })).toThrow(InvalidSettings);
    expect(() => loadTestSettings({ SESSION_SECRET_FILE: join(folder, 'missing') })).toThrow(
      /SESSION_SECRET_FILE: ENOENT.*missing/,
    );
  });
});

describe('the secret outside production', () => {
  it('is created once and stored', () => {
    const { sessionSecret } = loadTestSettings({});

    expect(sessionSecret).toMatch(/^[\w-]{64}$/);
    expect(loadTestSettings({}).sessionSecret).toBe(sessionSecret);
  });

  it('can be read only by its owner, and leaves no other files', () => {
    loadTestSettings({});

    expect(readdirSync(folder).sort()).toEqual(['session-secret', 'web-push-keys.json']);
    expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('is not created if the operator sets one', () => {
    loadTestSettings({ SESSION_SECRET: 'the operator chose this one, thirty-two' });

    expect(existsSync(join(folder, 'session-secret'))).toBe(false);
  });

  it('is not read from an incomplete file', () => {
    write('session-secret', '');

    expect(() => loadTestSettings({})).toThrow(/session-secret does not contain a secret; delete the file/);
  });

  it('is the same for processes that start at the same time', async () => {
    for (const name of ['settings', 'database-url', 'generated-secrets']) {
      const program = transpileModule(readFileSync(join(__dirname, `${name}.ts`), 'utf8'), {
        compilerOptions: { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022 },
      });
      write(`${name}.js`, program.outputText);
    }
    const start = Date.now() + 1_500;
    const script = `
      const { loadSettings } = require(${JSON.stringify(join(folder, 'settings.js'))});
      while (Date.now() < ${start});
      console.log(loadSettings({ DATABASE_URL: 'postgres://db', DATA_DIR: ${JSON.stringify(join(folder, 'data'))} }).sessionSecret);
    `;
    const pendingLoads = Array.from({ length: 6 }, () =>
      promisify(execFile)(process.execPath, ['-e', script], { env: { NODE_PATH: NODE_MODULES_FOLDER } }),
    );
    const secrets = (await Promise.all(pendingLoads)).map(({ stdout }) => stdout.trim());

    expect(secrets[0]).toHaveLength(64);
    expect(new Set(secrets).size).toBe(1);
  });
});

describe('the keys for push messages outside production', () => {
  it('are created once and can be read only by their owner', () => {
    const { webPush } = loadTestSettings({ MAIL_FROM: 'Gradspan <hello@gradspan.example>' });

    expect(webPush).toEqual({
      publicKey: expect.stringMatching(/^[\w-]{87}$/) as unknown,
      privateKey: expect.stringMatching(/^[\w-]{43}$/) as unknown,
      subject: 'mailto:hello@gradspan.example',
    });
    expect(loadTestSettings({}).webPush?.publicKey).toBe(webPush?.publicKey);
    expect(statSync(join(folder, 'web-push-keys.json')).mode & 0o777).toBe(0o600);
  });

  it('are not read from a file with other content', () => {
    for (const content of ['', '{}', '{"publicKey":"a","privateKey":"b"}']) {
      write('web-push-keys.json', content);
      expect(() => loadTestSettings({})).toThrow(/web-push-keys\.json.*delete the file/);
    }
  });

  it('are not created if they are in the settings, and must belong together there', () => {
    const { publicKey, privateKey } = loadTestSettings({}).webPush!;
    rmSync(join(folder, 'web-push-keys.json'));
    const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'https://x.example' };

    expect(loadTestSettings(given).webPush).toEqual({ publicKey, privateKey, subject: 'https://x.example' });
    expect(existsSync(join(folder, 'web-push-keys.json'))).toBe(false);
    const other = loadTestSettings({}).webPush!.privateKey;
    expect(() => loadTestSettings({ ...given, VAPID_PRIVATE_KEY: other })).toThrow(/VAPID_PRIVATE_KEY: does not match/);
  });
});

(existsSync(EXAMPLE) ? describe : describe.skip)('.env.example', () => {
  const shown = (): Record<string, string> =>
    Object.fromEntries(
      [...readFileSync(EXAMPLE, 'utf8').matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
        name,
        value,
      ]),
    );

  it('contains every variable and no other', () => {
    expect(Object.keys(shown()).sort()).toEqual(VARIABLE_NAMES.filter((name) => name !== NOT_IN_THE_EXAMPLE).sort());
  });

  it('shows the defaults', () => {
    const kept = { DATABASE_URL: 'postgres://app@db/gradspan', DATA_DIR: folder };

    expect(loadSettings({ ...shown(), ...kept })).toEqual(loadSettings(kept));
  });
});
