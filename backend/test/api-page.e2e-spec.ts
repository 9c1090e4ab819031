import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createToken } from './support/access-tokens';
import { PASSWORD } from './support/accounts';
import { alumniFile } from './support/alumni-files';
import { startApp } from './support/app';
import { verifiedAdministrator } from './support/imported-alumni';
import { student } from './support/test-users';

const PAGE = readFileSync(join(__dirname, '../../docs/api.md'), 'utf8');

/** Every curl command of the page: a line of a code block, or text in backticks. */
const COMMANDS = [...PAGE.matchAll(/^curl .+$|`(curl [^`]+)`/gm)].map(([line, inText]) => inText ?? line);

const run = promisify(execFile);

describe('the curl commands in docs/api.md', () => {
  let folder: string;
  let runCommand: (command: string) => Promise<{ status: number; body: string }>;

  beforeAll(async () => {
    const app = await startApp();
    const { port } = app.app.getHttpServer().address() as AddressInfo;
    const { token } = await createToken(await student(app, 'demo.student'), ['me:read']);
    await verifiedAdministrator(app, 'demo.administrator', 1);
    folder = mkdtempSync(join(tmpdir(), 'gradspan-curl-'));
    writeFileSync(join(folder, 'alumni.csv'), alumniFile(2, 'curl'));
    runCommand = async (command) => {
      const local = command
        .replace(/https?:\/\/(localhost:3000|gradspan\.example)/g, `http://127.0.0.1:${port}`)
        .replace('gradspan-demo-2026', PASSWORD);
      const options = ['-sS', '-w', String.raw`\n%{http_code}`];
      const shell = local.replace(/^curl/, `curl ${options.map((option) => `'${option}'`).join(' ')}`);
      const { stdout } = await run('sh', ['-c', shell], { cwd: folder, env: { ...process.env, TOKEN: token } });
      const lines = stdout.split('\n');
      return { status: Number(lines.at(-1)), body: lines.slice(0, -1).join('\n') };
    };
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const signIn = (username: string) =>
    runCommand(
      `curl -c session.txt -H 'Content-Type: application/json' -d '{"username":"${username}","password":"${PASSWORD}"}' http://localhost:3000/api/login`,
    );

  it('are found', () => {
    expect(COMMANDS.length).toBeGreaterThanOrEqual(11);
  });

  it.each(COMMANDS)('succeed: %s', async (command) => {
    if (command.includes('alumni/import')) await signIn('demo.administrator');

    const { status, body } = await runCommand(command);

    expect({ isSuccess: status >= 200 && status < 300, status, body }).toMatchObject({ isSuccess: true });
  });
});
