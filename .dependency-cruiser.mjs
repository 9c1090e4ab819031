import { readFileSync } from 'node:fs';

// The boundary rules of docs/architecture.md. backend/test/architecture.int-spec.ts plants a violation of each.
const CONTEXT = '^backend/src/contexts/([^/]+)';
const tests = '\\.(spec|int-spec|contract)\\.ts$|/testing/';

/**
 * The features of each context, in order: a feature can use the ones before it in the list, but not the ones after it.
 */
const FEATURES = JSON.parse(readFileSync(new URL('backend/feature-order.json', import.meta.url), 'utf8'));

const featureRules = Object.entries(FEATURES).flatMap(([context, features]) =>
  features.slice(0, -1).map((feature, place) => ({
    name: `${context}-features-go-one-way`,
    severity: 'error',
    from: { path: `^backend/src/contexts/${context}/(domain|application|infrastructure)/${feature}/`, pathNot: tests },
    to: {
      path: `^backend/src/contexts/${context}/(domain|application|infrastructure)/(${features.slice(place + 1).join('|')})/`,
    },
  })),
);

export default {
  forbidden: [
    {
      name: 'domain-imports-only-domain',
      severity: 'error',
      from: { path: '^backend/src/.*/domain/', pathNot: tests },
      to: { pathNot: ['^backend/src/shared/domain/', `${CONTEXT}/(domain|integration-events)/`] },
    },
    {
      name: 'application-imports-no-technology',
      severity: 'error',
      from: { path: '^backend/src/.*/application/', pathNot: ['shared/application/use-case\\.ts$', tests] },
      to: {
        pathNot: ['^backend/src/shared/(domain|application)/', `${CONTEXT}/(domain|application|integration-events)/`],
      },
    },
    {
      name: 'integration-events-import-only-shared-domain',
      comment: 'other contexts rely on them, so they must not change with the types of their context',
      severity: 'error',
      from: { path: `${CONTEXT}/integration-events/`, pathNot: tests },
      to: { pathNot: '^backend/src/shared/domain/' },
    },
    {
      name: 'inner-layers-stay-in-their-context',
      severity: 'error',
      from: { path: `${CONTEXT}/(domain|application|integration-events)/` },
      to: { path: `${CONTEXT}/`, pathNot: '^backend/src/contexts/$1/' },
    },
    {
      name: 'contexts-import-public-interfaces-only',
      severity: 'error',
      from: { path: `${CONTEXT}/` },
      to: { path: `${CONTEXT}/`, pathNot: ['^backend/src/contexts/$1/', `${CONTEXT}/index\\.ts$`] },
    },
    {
      name: 'identity-imports-no-other-context',
      comment: 'identity <- colleges <- mentorship <- messaging <- forum <- admin-analytics',
      severity: 'error',
      from: { path: '^backend/src/contexts/identity/' },
      to: { path: '^backend/src/contexts/(colleges|mentorship|messaging|forum|admin-analytics)/' },
    },
    {
      name: 'colleges-imports-identity-only',
      severity: 'error',
      from: { path: '^backend/src/contexts/colleges/' },
      to: { path: '^backend/src/contexts/(mentorship|messaging|forum|admin-analytics)/' },
    },
    {
      name: 'mentorship-imports-identity-and-colleges-only',
      severity: 'error',
      from: { path: '^backend/src/contexts/mentorship/' },
      to: { path: '^backend/src/contexts/(messaging|forum|admin-analytics)/' },
    },
    {
      name: 'messaging-imports-earlier-contexts-only',
      severity: 'error',
      from: { path: '^backend/src/contexts/messaging/' },
      to: { path: '^backend/src/contexts/(forum|admin-analytics)/' },
    },
    {
      name: 'forum-imports-earlier-contexts-only',
      severity: 'error',
      from: { path: '^backend/src/contexts/forum/' },
      to: { path: '^backend/src/contexts/admin-analytics/' },
    },
    {
      name: 'composition-imports-public-interfaces-only',
      severity: 'error',
      from: { path: '^backend/src/composition/', pathNot: '^backend/src/composition/database\\.ts$' },
      to: { path: `${CONTEXT}/`, pathNot: `${CONTEXT}/index\\.ts$` },
    },
    {
      name: 'shared-imports-no-context',
      severity: 'error',
      from: { path: '^backend/src/shared/' },
      to: { path: '^backend/src/(contexts|composition)/' },
    },
    {
      name: 'migrations-import-only-typeorm',
      comment: 'what a migration does never changes, and what it imports may',
      severity: 'error',
      from: { path: '^backend/src/.*/migrations/' },
      to: { pathNot: '(^|/)node_modules/typeorm/' },
    },
    ...featureRules,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'backend/tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
