import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file that breaks one rule. */
export interface PlantedViolation {
  readonly what: string;
  readonly file: string;
  readonly code: string;
  /** Files that have to exist so that it breaks the rule. */
  readonly beside?: Record<string, string>;
  /** Name of the rule; for ESLint the sentence it says, for oxlint `plugin(rule)`. */
  readonly rule: string;
}

export const plant = (rule: string, what: string, file: string, code: string): PlantedViolation => ({
  rule,
  what,
  file,
  code,
});

const CONTEXTS = 'backend/src/contexts';

const featureOrder = JSON.parse(readFileSync(join(__dirname, '../../../feature-order.json'), 'utf8')) as Record<
  string,
  string[]
>;

/** Each feature except the last, using the next one. */
const FEATURES: PlantedViolation[] = Object.entries(featureOrder).flatMap(([context, features]) =>
  features.slice(0, -1).map((feature, place) => ({
    ...plant(
      `${context}-features-go-one-way`,
      `the feature ${feature} that uses ${features[place + 1]}`,
      `${CONTEXTS}/${context}/domain/${feature}/planted-order.ts`,
      `import { later } from '../${features[place + 1]}/planted-target';\n\nexport const use = later;\n`,
    ),
    beside: { [`${CONTEXTS}/${context}/domain/${features[place + 1]}/planted-target.ts`]: 'export const later = 1;\n' },
  })),
);

/** For dependency-cruiser in the backend. */
export const BACKEND_VIOLATIONS: PlantedViolation[] = [
  ...FEATURES,
  plant(
    'domain-imports-only-domain',
    'a domain that imports a library',
    `${CONTEXTS}/identity/domain/planted-library.ts`,
    "import { DataSource } from 'typeorm';\n\nexport const db = DataSource;\n",
  ),
  plant(
    'domain-imports-only-domain',
    'a domain that imports a library’s types alone',
    `${CONTEXTS}/identity/domain/planted-types.ts`,
    "import type { Request } from 'express';\n\nexport type Asked = Request;\n",
  ),
  plant(
    'domain-imports-only-domain',
    'a domain that imports Node',
    `${CONTEXTS}/identity/domain/planted-node.ts`,
    "import { randomUUID } from 'node:crypto';\n\nexport const id = randomUUID();\n",
  ),
  plant(
    'domain-imports-only-domain',
    'a domain that knows its use cases',
    `${CONTEXTS}/identity/domain/planted-use-case.ts`,
    "import { RegisterUser } from '../application/register-user';\n\nexport const use = RegisterUser;\n",
  ),
  plant(
    'domain-imports-only-domain',
    'a shared domain that knows an adapter',
    'backend/src/shared/domain/planted-adapter.ts',
    "import { shut } from '../infrastructure/session';\n\nexport const close = shut;\n",
  ),
  plant(
    'application-imports-no-technology',
    'a use case that imports Nest',
    `${CONTEXTS}/identity/application/planted-nest.ts`,
    "import { Injectable } from '@nestjs/common';\n\n@Injectable()\nexport class Planted {}\n",
  ),
  plant(
    'application-imports-no-technology',
    'a use case that imports the database',
    `${CONTEXTS}/identity/application/planted-database.ts`,
    "import { DataSource } from 'typeorm';\n\nexport const db = DataSource;\n",
  ),
  plant(
    'application-imports-no-technology',
    'a use case that knows an adapter',
    `${CONTEXTS}/identity/application/planted-adapter.ts`,
    "import { userSchema } from '../infrastructure/user.schema';\n\nexport const schema = userSchema;\n",
  ),
  plant(
    'inner-layers-stay-in-their-context',
    'a use case that takes another context’s domain',
    `${CONTEXTS}/colleges/application/planted-neighbour.ts`,
    "import { User } from '../../identity/domain/user';\n\nexport const user = User;\n",
  ),
  plant(
    'inner-layers-stay-in-their-context',
    'a domain that takes another context’s domain',
    `${CONTEXTS}/colleges/domain/planted-neighbour.ts`,
    "import { User } from '../../identity/domain/user';\n\nexport const user = User;\n",
  ),
  plant(
    'inner-layers-stay-in-their-context',
    'a use case that asks another context, even through its public interface',
    `${CONTEXTS}/colleges/application/planted-porch.ts`,
    "import { IdentityFacade } from '../../identity';\n\nexport const identity = IdentityFacade;\n",
  ),
  plant(
    'integration-events-import-only-shared-domain',
    'an integration event with a type of its domain',
    `${CONTEXTS}/identity/integration-events/planted-events.ts`,
    "import type { UserId } from '../domain/users/user-state';\n\nexport class Planted {\n  constructor(readonly userId: UserId) {}\n}\n",
  ),
  {
    ...plant(
      'contexts-import-public-interfaces-only',
      'a listener that takes the domain events of another context',
      `${CONTEXTS}/colleges/infrastructure/planted-listener.ts`,
      "import { PasswordChanged } from '../../identity/domain/users/events';\n\nexport const event = PasswordChanged;\n",
    ),
    beside: { [`${CONTEXTS}/identity/domain/users/events.ts`]: 'export class PasswordChanged {}\n' },
  },
  plant(
    'contexts-import-public-interfaces-only',
    'an adapter that imports past another context’s public interface',
    `${CONTEXTS}/colleges/infrastructure/planted-shortcut.ts`,
    "import { IdentityFacade } from '../../identity/identity.facade';\n\nexport const identity = IdentityFacade;\n",
  ),
  plant(
    'identity-imports-no-other-context',
    'identity that asks colleges',
    `${CONTEXTS}/identity/infrastructure/planted-question.ts`,
    "import { CollegesFacade } from '../../colleges';\n\nexport const colleges = CollegesFacade;\n",
  ),
  plant(
    'colleges-imports-identity-only',
    'colleges that ask mentorship',
    `${CONTEXTS}/colleges/infrastructure/planted-question.ts`,
    "import { MentorshipFacade } from '../../mentorship';\n\nexport const mentorship = MentorshipFacade;\n",
  ),
  {
    rule: 'mentorship-imports-identity-and-colleges-only',
    what: 'mentorship that asks the forum',
    file: `${CONTEXTS}/mentorship/infrastructure/planted-question.ts`,
    code: "import { ForumFacade } from '../../forum';\n\nexport const forum = ForumFacade;\n",
    beside: { [`${CONTEXTS}/forum/index.ts`]: 'export class ForumFacade {}\n' },
  },
  {
    rule: 'messaging-imports-earlier-contexts-only',
    what: 'messaging that asks the forum',
    file: `${CONTEXTS}/messaging/infrastructure/planted-question.ts`,
    code: "import { ForumFacade } from '../../forum';\n\nexport const forum = ForumFacade;\n",
    beside: { [`${CONTEXTS}/forum/index.ts`]: 'export class ForumFacade {}\n' },
  },
  {
    rule: 'forum-imports-earlier-contexts-only',
    what: 'a forum that asks admin-analytics',
    file: `${CONTEXTS}/forum/infrastructure/planted-question.ts`,
    code: "import { AdminAnalyticsFacade } from '../../admin-analytics';\n\nexport const facade = AdminAnalyticsFacade;\n",
    beside: { [`${CONTEXTS}/admin-analytics/index.ts`]: 'export class AdminAnalyticsFacade {}\n' },
  },
  plant(
    'composition-imports-public-interfaces-only',
    'composition that imports past a public interface',
    'backend/src/composition/planted-shortcut.ts',
    "import { College } from '../contexts/colleges/domain/college';\n\nexport const college = College;\n",
  ),
  plant(
    'shared-imports-no-context',
    'a kernel that knows a context',
    'backend/src/shared/infrastructure/planted-context.ts',
    "import { IdentityFacade } from '../../contexts/identity';\n\nexport const identity = IdentityFacade;\n",
  ),
  plant(
    'shared-imports-no-context',
    'a kernel that knows the composition',
    'backend/src/shared/infrastructure/planted-composition.ts',
    "import { mapping } from '../../composition/database';\n\nexport const tables = mapping;\n",
  ),
  plant(
    'migrations-import-only-typeorm',
    'a migration that imports what changes after it',
    `${CONTEXTS}/identity/infrastructure/migrations/planted-entity.ts`,
    "import { userSchema } from '../user.schema';\n\nexport const schema = userSchema;\n",
  ),
  plant(
    'migrations-import-only-typeorm',
    'a migration that imports another library',
    `${CONTEXTS}/identity/infrastructure/migrations/planted-library.ts`,
    "import { Injectable } from '@nestjs/common';\n\nexport const decorate = Injectable;\n",
  ),
  {
    rule: 'no-cycles',
    what: 'two files that need each other',
    file: 'backend/src/shared/infrastructure/planted-egg.ts',
    code: "import { hen } from './planted-hen';\n\nexport const egg = (): unknown => hen;\n",
    beside: {
      'backend/src/shared/infrastructure/planted-hen.ts':
        "import { egg } from './planted-egg';\n\nexport const hen = (): unknown => egg;\n",
    },
  },
];

const NO_AWAIT = 'If it awaits, it is not domain.';
const BY_NAME = 'Refuse by name: throw a DomainError.';
const TIME_COMES_IN = 'Time comes in: as an argument, or from the Clock.';
const FORMATS_NOTHING = 'The domain formats nothing: pass values to the DomainError.';
const NO_BUFFERS = 'The domain has no Node buffers: use Uint8Array.';
const ONLY_DOMAIN = /The domain imports nothing but the domain\.$/.source;

/** For ESLint. */
export const LINT_VIOLATIONS: PlantedViolation[] = [
  ...(
    [
      [
        NO_AWAIT,
        'a domain function that waits',
        'export async function load(): Promise<void> {\n  await Promise.resolve();\n}\n',
      ],
      [
        NO_AWAIT,
        'a domain method that waits',
        'export class A {\n  async load(): Promise<void> {\n    await Promise.resolve();\n  }\n}\n',
      ],
      [
        NO_AWAIT,
        'a domain arrow that waits',
        'export const load = async (): Promise<void> => {\n  await Promise.resolve();\n};\n',
      ],
      [
        'No decorators in the domain.',
        'a decorated domain class',
        'const mark = (type: object): void => void type;\n\n@mark\nexport class A {}\n',
      ],
      [
        BY_NAME,
        'a domain that throws just any error',
        "export const refuse = (): never => {\n  throw new Error('no');\n};\n",
      ],
      [TIME_COMES_IN, 'a domain that looks at the clock', 'export const now = (): Date => new Date();\n'],
      [TIME_COMES_IN, 'a domain that reads the time', 'export const now = (): number => Date.now();\n'],
      [
        FORMATS_NOTHING,
        'a domain that formats a number',
        "export const shown = (count: number): string => count.toLocaleString('en-US');\n",
      ],
      [
        FORMATS_NOTHING,
        'a domain that formats a date',
        "export const shown = (at: Date): string => at.toLocaleDateString('en-US');\n",
      ],
      [NO_BUFFERS, 'a domain with a Node buffer', 'export interface A {\n  readonly hash: Buffer;\n}\n'],
      [
        ONLY_DOMAIN,
        'a domain that imports a package',
        "import { DataSource } from 'typeorm';\n\nexport const db = DataSource;\n",
      ],
      [
        ONLY_DOMAIN,
        'a domain that imports the application layer',
        "import { RegisterUser } from '../application/register-user';\n\nexport const use = RegisterUser;\n",
      ],
      [
        ONLY_DOMAIN,
        'a domain that imports an adapter',
        "import { userSchema } from '../infrastructure/user.schema';\n\nexport const schema = userSchema;\n",
      ],
    ] as const
  ).map(([rule, what, code], i) => plant(rule, what, `${CONTEXTS}/identity/domain/sown-${i}.ts`, code)),
  ...(
    [
      [
        BY_NAME,
        'a use case that throws just any error',
        "export const refuse = (): never => {\n  throw new Error('no');\n};\n",
      ],
      [TIME_COMES_IN, 'a use case that looks at the clock', 'export const now = (): Date => new Date();\n'],
      [TIME_COMES_IN, 'a use case that reads the time', 'export const now = (): number => Date.now();\n'],
    ] as const
  ).map(([rule, what, code], i) => plant(rule, what, `${CONTEXTS}/identity/application/sown-${i}.ts`, code)),
];

/** For dependency-cruiser in the frontend. */
export const FRONTEND_VIOLATIONS: PlantedViolation[] = [
  ...['shared', 'entities', 'features', 'pages'].map((layer, i) => {
    const slice = ['ui/dialog', 'college', 'search', 'home'][i];
    const above = ['@/entities/college', '@/features/search', '@/pages/home', '@/app/main'][i];
    return plant(
      `${layer}-looks-down-only`,
      `${layer} that look up to ${above}`,
      `frontend/src/${layer}/${slice}/planted-above.ts`,
      `import * as above from '${above}';\n\nexport const planted = above;\n`,
    );
  }),
  plant(
    'slices-do-not-meet',
    'a feature that takes another feature',
    'frontend/src/features/search/planted-neighbour.ts',
    "import { filter } from '@/features/filter';\n\nexport const planted = filter;\n",
  ),
  plant(
    'slices-do-not-meet',
    'a page that takes another page',
    'frontend/src/pages/home/planted-neighbour.ts',
    "import { About } from '@/pages/about';\n\nexport const planted = About;\n",
  ),
  plant(
    'slices-are-entered-by-the-index',
    'a page that reaches into a feature',
    'frontend/src/pages/home/planted-shortcut.ts',
    "import { search } from '@/features/search/model/search';\n\nexport const planted = search;\n",
  ),
  plant(
    'slices-are-entered-by-the-index',
    'an application that reaches into a page',
    'frontend/src/app/planted-shortcut.ts',
    "import { Home } from '@/pages/home/ui/home';\n\nexport const planted = Home;\n",
  ),
  plant(
    'primitives-stay-in-shared-ui',
    'a page that imports a primitive itself',
    'frontend/src/pages/home/planted-primitive.ts',
    "import { Dialog } from 'radix-ui';\n\nexport const planted = Dialog;\n",
  ),
  plant(
    'primitives-stay-in-shared-ui',
    'an entity that places things by itself',
    'frontend/src/entities/college/planted-primitive.ts',
    "import { useFloating } from '@floating-ui/react-dom';\n\nexport const planted = useFloating;\n",
  ),
  {
    rule: 'no-cycles',
    what: 'two files that need each other',
    file: 'frontend/src/features/search/planted-egg.ts',
    code: "import { hen } from './planted-hen';\n\nexport const egg = (): unknown => hen;\n",
    beside: {
      'frontend/src/features/search/planted-hen.ts':
        "import { egg } from './planted-egg';\n\nexport const hen = (): unknown => egg;\n",
    },
  },
];

/** For steiger: the mistakes that dependency-cruiser finds too, and slices without a public interface. */
export const SLICE_VIOLATIONS: PlantedViolation[] = [
  plant(
    'fsd/forbidden-imports',
    'a feature that takes another feature',
    'frontend/src/features/search/planted-neighbour.ts',
    "import { filter } from '@/features/filter';\n\nexport const planted = filter;\n",
  ),
  plant(
    'fsd/forbidden-imports',
    'an entity that looks up',
    'frontend/src/entities/college/planted-above.ts',
    "import { search } from '@/features/search';\n\nexport const planted = search;\n",
  ),
  plant(
    'fsd/no-public-api-sidestep',
    'a page that reaches into a feature',
    'frontend/src/pages/home/planted-shortcut.ts',
    "import { search } from '@/features/search/model/search';\n\nexport const planted = search;\n",
  ),
  plant(
    'fsd/public-api',
    'a slice without a door',
    'frontend/src/entities/doorless/model/planted.ts',
    'export const planted = 1;\n',
  ),
];
