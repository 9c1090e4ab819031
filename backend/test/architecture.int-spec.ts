import { PlantedProject, type Finding } from './support/architecture/planted-project';
import { OXLINT_VIOLATIONS } from './support/architecture/oxlint-plants';
import {
  BACKEND_VIOLATIONS,
  FRONTEND_VIOLATIONS,
  LINT_VIOLATIONS,
  type PlantedViolation,
  SLICE_VIOLATIONS,
} from './support/architecture/plants';
import { CLEAN_PROJECT } from './support/architecture/clean-project';

const files = (plants: PlantedViolation[]): Record<string, string> =>
  Object.assign({}, ...plants.map(({ file, code, beside }) => ({ [file]: code, ...beside })));

/** The tools are slow on a busy machine. */
const TIMEOUT_MS = 300_000;

let project: PlantedProject;
let server: { findings: Finding[]; rules: string[] };
let pages: { findings: Finding[]; rules: string[] };
let lintFindings: Finding[];
let oxlintFindings: Finding[];
let sliceFindings: Finding[];

beforeAll(async () => {
  project = new PlantedProject({
    ...CLEAN_PROJECT,
    ...files([
      ...BACKEND_VIOLATIONS,
      ...LINT_VIOLATIONS,
      ...OXLINT_VIOLATIONS,
      ...FRONTEND_VIOLATIONS,
      ...SLICE_VIOLATIONS,
    ]),
  });
  [server, pages] = await Promise.all([
    project.dependencies('.', 'backend/src'),
    project.dependencies('frontend', 'src'),
  ]);
  [lintFindings, sliceFindings] = await Promise.all([project.lint('backend/src'), project.slices()]);
  oxlintFindings = await project.oxlint('backend/src', 'frontend/src');
}, TIMEOUT_MS);
afterAll(() => project.remove());

const named = (plants: PlantedViolation[]) =>
  plants.map((plant): [string, string, PlantedViolation] => [plant.what, plant.rule, plant]);
/** The findings in files that break no rule. */
const findFalsePositives = (findings: Finding[]): Finding[] => findings.filter(({ file }) => file in CLEAN_PROJECT);
const messagesFor = (findings: Finding[], { file }: PlantedViolation): string[] =>
  findings.filter((finding) => finding.file === file).map(({ rule }) => rule);

describe('the dependency rules of the backend', () => {
  it('find nothing in a clean project', () => {
    expect(findFalsePositives(server.findings)).toEqual([]);
  });

  it.each(named(BACKEND_VIOLATIONS))('catch %s: %s', (_, rule, plant) => {
    expect(messagesFor(server.findings, plant)).toContain(rule);
  });

  it('each have a planted violation', () => {
    expect([...new Set(BACKEND_VIOLATIONS.map(({ rule }) => rule))].sort()).toEqual([...new Set(server.rules)].sort());
  });
});

describe('the dependency rules of the frontend', () => {
  it('find nothing in a clean project', () => {
    expect(findFalsePositives(pages.findings)).toEqual([]);
  });

  it.each(named(FRONTEND_VIOLATIONS))('catch %s: %s', (_, rule, plant) => {
    expect(messagesFor(pages.findings, plant)).toContain(rule);
  });

  it('each have a planted violation', () => {
    expect([...new Set(FRONTEND_VIOLATIONS.map(({ rule }) => rule))].sort()).toEqual([...pages.rules].sort());
  });
});

describe('the lint rules of the project', () => {
  it('find nothing in a clean project', () => {
    expect(findFalsePositives(lintFindings)).toEqual([]);
  });

  it.each(named(LINT_VIOLATIONS))('catch %s: %s', (_, sentence, plant) => {
    expect(messagesFor(lintFindings, plant)).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(sentence.endsWith('$') ? sentence : `^${sentence}$`))]),
    );
  });
});

describe('the lint rules of oxlint', () => {
  it.each(named(OXLINT_VIOLATIONS))('catch %s: %s', (_, rule, plant) => {
    expect(messagesFor(oxlintFindings, plant)).toContain(rule);
  });
});

describe('the slice rules of the frontend', () => {
  it.each(named(SLICE_VIOLATIONS))('catch %s: %s', (_, rule, plant) => {
    // A finding about a whole slice names its folder.
    const around = sliceFindings.filter(({ file }) => plant.file.startsWith(file));

    expect(around.map((finding) => finding.rule)).toContain(rule);
  });
});
