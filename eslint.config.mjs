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
      'no-restricted-syntax': [
        'error',
        { selector: ':function[async=true]', message: 'If it awaits, it is not domain.' },
        { selector: 'Decorator', message: 'No decorators in the domain.' },
        refuseByName,
        ...timeComesIn,
      ],
    },
  },
  {
    files: ['backend/src/**/application/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/testing/**'],
    extends: [tseslint.configs.base],
    rules: { 'no-restricted-syntax': ['error', refuseByName, ...timeComesIn] },
  },
);
