import { plant, type PlantedViolation } from './plants';

const sownForOxlint = (rule: string, what: string, name: string, code: string): PlantedViolation =>
  plant(rule, what, `backend/src/shared/infrastructure/sown-${name}.ts`, code);
const sownPage = (rule: string, what: string, name: string, code: string): PlantedViolation =>
  plant(rule, what, `frontend/src/pages/home/ui/sown-${name}.tsx`, code);

/** For oxlint: rules about types, about unused code, about imports, and about React. */
export const OXLINT_VIOLATIONS: PlantedViolation[] = [
  sownForOxlint(
    'typescript(no-floating-promises)',
    'a promise that nothing waits for',
    'floating',
    'const work = async (): Promise<void> => Promise.resolve();\n\nexport const start = (): void => {\n  work();\n};\n',
  ),
  sownForOxlint(
    'typescript(no-misused-promises)',
    'a promise that is taken for a condition',
    'condition',
    'const ready = async (): Promise<boolean> => Promise.resolve(false);\n\nexport const start = (): number => (ready() ? 1 : 2);\n',
  ),
  sownForOxlint(
    'typescript(no-unsafe-assignment)',
    'a value without a type',
    'untyped',
    'export const read = (text: string): string => {\n  const { name } = JSON.parse(text);\n  return String(name);\n};\n',
  ),
  sownForOxlint(
    'eslint(no-unused-vars)',
    'a parameter that nothing uses, underscored or not',
    'unused',
    'export const read = (_text: string): number => 1;\n',
  ),
  sownPage(
    'react-hooks(rules-of-hooks)',
    'a hook behind a condition',
    'hook',
    "import { useState } from 'react';\n\nexport function Sown({ open }: { open: boolean }) {\n  if (open) useState(1);\n  return null;\n}\n",
  ),
  sownPage(
    'react(purity)',
    'a component that reads the clock while it renders',
    'clock',
    'export function Sown() {\n  return <p>{Date.now()}</p>;\n}\n',
  ),
  ...['radix-ui', '@radix-ui/react-dialog', 'downshift', '@floating-ui/react-dom'].map((name, i) =>
    plant(
      'eslint(no-restricted-imports)',
      `a page that imports ${name} itself`,
      `frontend/src/pages/home/ui/sown-${i}.ts`,
      `import * as primitive from '${name}';\n\nexport const sown = primitive;\n`,
    ),
  ),
];
