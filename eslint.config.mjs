import tseslint from 'typescript-eslint';

// Only the rules for layers of the backend. The others are in .oxlintrc.json (docs/decisions/0041-oxlint.md).

const refuseByName = {
  selector: "ThrowStatement > NewExpression[callee.name='Error']",
  message: 'Refuse by name: throw a DomainError.',
};
const timeComesIn = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time comes in: as an argument, or from the Clock.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Time comes in: as an argument, or from the Clock.',
  },
];

const domainSyntax = [
  { selector: ':function[async=true]', message: 'If it awaits, it is not domain.' },
  { selector: 'Decorator', message: 'No decorators in the domain.' },
  refuseByName,
  ...timeComesIn,
];
const noPresentation = [
  {
    selector: 'MemberExpression[property.name=/^toLocale/]',
    message: 'The domain formats nothing: pass values to the DomainError.',
  },
  { selector: "Identifier[name='Buffer']", message: 'The domain has no Node buffers: use Uint8Array.' },
];

export default tseslint.config(
  {
    files: ['backend/src/**/domain/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    extends: [tseslint.configs.base],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^[^.]', message: 'The domain imports nothing but the domain.' },
            { regex: '/(application|infrastructure)/', message: 'The domain imports nothing but the domain.' },
          ],
        },
      ],
      'no-restricted-syntax': ['error', ...domainSyntax],
    },
  },
  {
    // Not the shared domain: `plural` forms the sentences of all contexts.
    files: ['backend/src/contexts/*/domain/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    extends: [tseslint.configs.base],
    rules: { 'no-restricted-syntax': ['error', ...domainSyntax, ...noPresentation] },
  },
  {
    files: ['backend/src/**/application/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/testing/**'],
    extends: [tseslint.configs.base],
    rules: { 'no-restricted-syntax': ['error', refuseByName, ...timeComesIn] },
  },
);
