import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../src/contexts/identity/application/registration/demo-people';
import { loadSettings } from '../src/shared/infrastructure/settings/settings';

const ROOT = resolve(__dirname, '../..');
const ADDRESS = 'http://localhost:3000';
const FLAGS = [undefined, '', 'on', 'off', 'true', 'false', '1', '0', 'yes', 'no'];
/** Each value of `DEMO_DATA` with `EMBEDDED_DATABASE` missing, on and off. */
const ENVIRONMENTS = FLAGS.flatMap((DEMO_DATA) =>
  [undefined, '1', 'off'].map((EMBEDDED_DATABASE) => ({
    ...(DEMO_DATA !== undefined && { DEMO_DATA }),
    ...(EMBEDDED_DATABASE !== undefined && { EMBEDDED_DATABASE }),
  })),
);

/** Runs the module, which is plain JavaScript, in Node. */
const tour = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { demoTourLines, hasDemoData } = await import(process.argv[1]);
       const [address, environments] = JSON.parse(process.argv[2]);
       console.log(JSON.stringify({ lines: demoTourLines(address), demoData: environments.map(hasDemoData) }));`,
      pathToFileURL(join(ROOT, 'backend/tools/lib/demo-tour.mjs')).href,
      JSON.stringify([ADDRESS, ENVIRONMENTS]),
    ],
    { encoding: 'utf8' },
  ),
) as { lines: string[]; demoData: boolean[] };

const listOf = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const username = /\bdemo\.\w+/.exec(line)?.[0];
    return username ? [{ username, addresses: line.match(/http:[^\s>]+/g) }] : [];
  });

describe('the lines that npm start prints about the demo accounts', () => {
  it('contain the password and every account', () => {
    expect(tour.lines[0]).toContain(`password ${DEMO_PASSWORD})`);
    expect(listOf(tour.lines).map(({ username }) => username)).toEqual(DEMO_PEOPLE.map(({ username }) => username));
  });

  it('contain the same pages and password as the README', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

    expect(readme).toContain(`password \`${DEMO_PASSWORD}\``);
    expect(listOf(tour.lines)).toEqual(listOf(readme.split('\n').filter((line) => line.startsWith('| '))));
  });

  it('are printed exactly if the server creates demo data', () => {
    const created = ENVIRONMENTS.map(
      (environment) =>
        loadSettings({ NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/test', ...environment }).demoData,
    );

    expect(tour.demoData).toEqual(created);
  });
});
