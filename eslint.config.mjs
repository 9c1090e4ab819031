import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

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
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/coverage/**',
      '.data/**',
      'frontend/src/app/route-tree.gen.ts',
      'frontend/src/shared/api/schema.gen.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      globals: globals.node,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { globals: globals.node, parserOptions: { projectService: false, project: false } },
    rules: { ...tseslint.configs.disableTypeChecked.rules, '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Injected classes must stay value imports: an autofix to `import type` removes Nest's metadata.
    files: ['backend/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['backend/src/**/domain/**/*.ts'],
    ignores: ['**/*.spec.ts'],
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
    rules: { 'no-restricted-syntax': ['error', refuseByName, ...timeComesIn] },
  },
  {
    files: ['**/*.spec.ts', '**/*.int-spec.ts', '**/*.test.ts', '**/*.test.tsx', 'backend/test/**', '**/testing/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // TanStack Router throws redirects; that is its documented control flow.
      '@typescript-eslint/only-throw-error': 'off',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['radix-ui', '@radix-ui/*', 'downshift', '@floating-ui/*'], message: 'Use shared/ui instead.' },
          ],
        },
      ],
    },
  },
  { files: ['frontend/src/shared/ui/**'], rules: { 'no-restricted-imports': 'off' } },
  prettier,
);
