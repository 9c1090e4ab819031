import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const CHECK = resolve(__dirname, '../tools/prose/check.mjs');

const REJECTED: readonly (readonly [rule: string, code: string])[] = [
  ...[
    'Whoever asks',
    'Your mentor is told.',
    'The meeting was called off',
    'It stands under Privacy',
    'We start at once',
    'One can see it in one’s profile',
    'Press the button',
    'The meeting begins soon',
    'Come closer to see each college',
    'Alumni take turns',
    'A visit counts as one point',
    'We will tell them',
    'Colleges are kept here',
    'They see your name alone',
  ].map((text): [string, string] => ['plain-english', JSON.stringify(text)]),
  ['plain-english', "<p>Ask{' '}<b>those</b> who {name} knows</p>"],
  ['whole-sentences', "`${count} ${count === 1 ? 'reply' : 'replies'}, newest first`"],
  ['whole-sentences', "`Saved${isOld ? ' a long time ago' : ''}.`"],
  ['whole-sentences', "<p>You can see {isAll ? 'all of it' : 'some of it'}.</p>"],
  ['whole-sentences', "<p>Updated{isOld && ', but long ago'}</p>"],
];

const ACCEPTED: readonly string[] = [
  ...[
    'Press Enter after each one.',
    'Please come back tomorrow.',
    'Turn on two-factor authentication',
    'Your settings stay private when you turn 18.',
    'Tell us about yourself',
    'We keep your message for a year.',
    'No one can see this.',
  ].map((text) => JSON.stringify(text)),
  "query('SELECT id FROM somebody WHERE true')",
  '`Welcome back ${name}`',
  "isOne ? 'One reply' : 'Some replies'",
  "`Hello ${name || 'you'}`",
  "<p>Saved. {isOld && 'That was long ago.'}</p>",
  "<p className={`card ${isOpen ? 'open' : 'closed'}`}>Saved</p>",
];

/** Runs the check on planted files. */
class PlantedTexts {
  readonly #folder = mkdtempSync(join(tmpdir(), 'prose-'));
  readonly #files: string[] = [];

  add(name: string, content: string): void {
    mkdirSync(this.#folder, { recursive: true });
    const file = join(this.#folder, name);
    writeFileSync(file, content);
    this.#files.push(file);
  }

  /** Returns the names of the violated rules for each file. */
  async check(): Promise<{ rules: Map<string, string[]>; code: number }> {
    const { output, code } = await new Promise<{ output: string; code: number }>((done) => {
      const child = execFile(process.execPath, [CHECK, ...this.#files], (_, stdout) =>
        done({ output: stdout, code: child.exitCode ?? -1 }),
      );
    });
    const rules = new Map<string, string[]>();
    for (const [, file = '', rule = ''] of output.matchAll(/([\w.-]+):\d+:\d+ ([\w-]+): /g)) {
      rules.set(file, [...(rules.get(file) ?? []), rule]);
    }
    return { rules, code };
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

describe('the prose check', () => {
  const texts = new PlantedTexts();
  let found: Awaited<ReturnType<PlantedTexts['check']>>;

  beforeAll(async () => {
    for (const [n, [, code]] of REJECTED.entries()) texts.add(`rejected-${n}.tsx`, `export const text = ${code};\n`);
    for (const [n, code] of ACCEPTED.entries()) texts.add(`accepted-${n}.tsx`, `export const text = ${code};\n`);
    texts.add('rejected.md', '# Page\n\nThis would differ in a real app.\n');
    texts.add('accepted.md', '# Page\n\nThe product stores it now.\n');
    found = await texts.check();
  }, 120_000);
  afterAll(() => texts.remove());

  it.each(REJECTED.map(([rule, code], n) => ({ rule, code, n })))('reports $code', ({ rule, n }) => {
    expect(found.rules.get(`rejected-${n}.tsx`)).toContain(rule);
  });

  it.each(ACCEPTED.map((code, n) => ({ code, n })))('accepts $code', ({ n }) => {
    expect(found.rules.get(`accepted-${n}.tsx`)).toBeUndefined();
  });

  it('reports documents about unfinished work', () => {
    expect(found.rules.get('rejected.md')).toEqual(['only-the-product']);
    expect(found.rules.get('accepted.md')).toBeUndefined();
  });

  it('fails if it finds something', () => {
    expect(found.code).toBe(1);
  });
});
