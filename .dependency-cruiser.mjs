// The boundary rules of docs/architecture.md. backend/test/architecture.int-spec.ts plants a violation of each.
const CONTEXT = '^backend/src/contexts/([^/]+)';
const tests = '\\.(spec|int-spec|contract)\\.ts$|/testing/';
/** Features of a context, each of which may use those before it. Tests and their fixtures may use all. */
const MENTORSHIP_FEATURES =
  'profile-fields matching search-index profiles privacy connections relationships blocks wait-list finder ' +
  'people-directory request-drafts recommendations availability meetings calendar meeting-planning meeting-mails ' +
  'meeting-notes onboarding role-change personal-data';
const IDENTITY_FEATURES =
  'credentials users pictures people operators sessions two-factor email-confirmation account data-export ' +
  'account-closing sign-in password-reset registration external-sign-in';
const featuresGoOneWay = (context, order) =>
  order
    .split(' ')
    .slice(0, -1)
    .map((feature, i) => ({
      name: `${context}-features-go-one-way`,
      comment: 'each feature uses only those before it',
      severity: 'error',
      from: {
        path: `^backend/src/contexts/${context}/(domain|application|infrastructure)/${feature}/`,
        pathNot: tests,
      },
      to: {
        path: `^backend/src/contexts/${context}/(domain|application|infrastructure)/(${order
          .split(' ')
          .slice(i + 1)
          .join('|')})/`,
      },
    }));

export default {
  forbidden: [
    {
      name: 'domain-imports-only-domain',
      severity: 'error',
      from: { path: '^backend/src/.*/domain/', pathNot: tests },
      to: { pathNot: ['^backend/src/shared/domain/', `${CONTEXT}/domain/`] },
    },
    {
      name: 'application-imports-no-technology',
      severity: 'error',
      from: { path: '^backend/src/.*/application/', pathNot: ['shared/application/use-case\\.ts$', tests] },
      to: { pathNot: ['^backend/src/shared/(domain|application)/', `${CONTEXT}/(domain|application)/`] },
    },
    {
      name: 'inner-layers-stay-in-their-context',
      severity: 'error',
      from: { path: `${CONTEXT}/(domain|application)/` },
      to: { path: `${CONTEXT}/`, pathNot: '^backend/src/contexts/$1/' },
    },
    {
      name: 'contexts-meet-at-the-index',
      severity: 'error',
      from: { path: `${CONTEXT}/` },
      to: { path: `${CONTEXT}/`, pathNot: ['^backend/src/contexts/$1/', `${CONTEXT}/index\\.ts$`] },
    },
    {
      name: 'questions-go-one-way',
      comment: 'identity <- colleges <- mentorship <- messaging <- forum <- admin-analytics',
      severity: 'error',
      from: { path: '^backend/src/contexts/identity/' },
      to: { path: '^backend/src/contexts/(colleges|mentorship|messaging|forum|admin-analytics)/' },
    },
    {
      name: 'colleges-asks-identity-only',
      severity: 'error',
      from: { path: '^backend/src/contexts/colleges/' },
      to: { path: '^backend/src/contexts/(mentorship|messaging|forum|admin-analytics)/' },
    },
    {
      name: 'mentorship-asks-identity-and-colleges-only',
      severity: 'error',
      from: { path: '^backend/src/contexts/mentorship/' },
      to: { path: '^backend/src/contexts/(messaging|forum|admin-analytics)/' },
    },
    {
      name: 'messaging-asks-nobody-after-it',
      severity: 'error',
      from: { path: '^backend/src/contexts/messaging/' },
      to: { path: '^backend/src/contexts/(forum|admin-analytics)/' },
    },
    {
      name: 'forum-asks-nobody-after-it',
      severity: 'error',
      from: { path: '^backend/src/contexts/forum/' },
      to: { path: '^backend/src/contexts/admin-analytics/' },
    },
    {
      name: 'composition-asks-at-the-porch',
      severity: 'error',
      from: { path: '^backend/src/composition/', pathNot: '^backend/src/composition/database\\.ts$' },
      to: { path: `${CONTEXT}/`, pathNot: `${CONTEXT}/index\\.ts$` },
    },
    {
      name: 'shared-knows-no-context',
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
    ...featuresGoOneWay('mentorship', MENTORSHIP_FEATURES),
    ...featuresGoOneWay('identity', IDENTITY_FEATURES),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'backend/tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
