import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

export const ROOT = resolve(__dirname, '../../../..');

/** The real settings of the tools, so that these are tested and not a copy. */
const SETTINGS = [
  'package.json',
  'tsconfig.json',
  '.oxlintrc.json',
  'eslint.config.mjs',
  '.dependency-cruiser.mjs',
  'backend/feature-order.json',
  'backend/package.json',
  'backend/tsconfig.json',
  'frontend/package.json',
  'frontend/tsconfig.json',
  'frontend/.dependency-cruiser.mjs',
  'frontend/steiger.config.js',
];

export interface Finding {
  /** Path from the root of the project. */
  readonly file: string;
  /** Name of the rule; for ESLint its message. */
  readonly rule: string;
}

/** A project with these files in a temporary folder, so that not even a crash can leave files in the real one. */
export class PlantedProject {
  readonly #root = realpathSync(mkdtempSync(join(tmpdir(), 'project-')));

  constructor(files: Record<string, string>) {
    for (const name of SETTINGS) {
      mkdirSync(join(this.#root, dirname(name)), { recursive: true });
      copyFileSync(join(ROOT, name), join(this.#root, name));
    }
    for (const folder of ['.', 'backend', 'frontend']) {
      symlinkSync(join(ROOT, folder, 'node_modules'), join(this.#root, folder, 'node_modules'), 'dir');
    }
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(join(this.#root, dirname(name)), { recursive: true });
      writeFileSync(join(this.#root, name), content);
    }
  }

  /** Returns the findings of dependency-cruiser in `folder` of `source`, and the rules that it applied. */
  async dependencies(folder: string, source: string): Promise<{ findings: Finding[]; rules: string[] }> {
    const { summary } = await this.#run<{
      summary: {
        violations: { from: string; rule: { name: string } }[];
        ruleSetUsed: { forbidden: { name: string }[] };
      };
    }>(folder, 'dependency-cruiser/bin/dependency-cruise.mjs', [
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'json',
      source,
    ]);
    return {
      findings: summary.violations.map(({ from, rule }) => ({ file: join(folder, from), rule: rule.name })),
      rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
    };
  }

  /** Returns the findings of ESLint. */
  async lint(...sources: string[]): Promise<Finding[]> {
    const files = await this.#run<{ filePath: string; messages: { message: string }[] }[]>(
      '.',
      'eslint/bin/eslint.js',
      ['--format', 'json', ...sources],
    );
    return files.flatMap(({ filePath, messages }) =>
      messages.map(({ message }) => ({ file: relative(this.#root, filePath), rule: message })),
    );
  }

  /** What oxlint says, with the rule's name in the form `plugin(rule)`. */
  async oxlint(...sources: string[]): Promise<Finding[]> {
    const { diagnostics } = await this.#run<{ diagnostics: { filename: string; code: string }[] }>(
      '.',
      'oxlint/bin/oxlint',
      ['--format', 'json', ...sources],
    );
    return diagnostics.map(({ filename, code }) => ({ file: filename, rule: code }));
  }

  /** Returns the findings of steiger in the frontend. */
  async slices(): Promise<Finding[]> {
    const found = await this.#run<{ ruleName: string; location: { path: string } }[]>(
      'frontend',
      'steiger/dist/cli.mjs',
      ['./src', '--reporter', 'json'],
    );
    return found.map(({ ruleName, location }) => ({ file: relative(this.#root, location.path), rule: ruleName }));
  }

  remove(): void {
    rmSync(this.#root, { recursive: true });
  }

  /** Runs a tool that prints JSON; findings are not a failure. */
  #run<T>(folder: string, tool: string, args: string[]): Promise<T> {
    const options = { cwd: join(this.#root, folder), maxBuffer: 64_000_000 };
    return new Promise((done, fail) => {
      execFile(process.execPath, [join(ROOT, 'node_modules', tool), ...args], options, (error, stdout, stderr) => {
        try {
          done(JSON.parse(stdout) as T);
        } catch {
          fail(new Error(`${tool} said no JSON: ${stderr || stdout || error?.message}`));
        }
      });
    });
  }
}
