const CONTEXTS = 'backend/src/contexts';

/** A small project that follows every rule. */
export const CLEAN_PROJECT: Record<string, string> = {
  'backend/src/shared/domain/aggregate.ts': 'export abstract class Aggregate {}\n',
  'backend/src/shared/application/clock.ts': 'export abstract class Clock {\n  abstract now(): Date;\n}\n',
  'backend/src/shared/application/use-case.ts':
    "import { Injectable } from '@nestjs/common';\n\nexport const UseCase = Injectable;\n",
  'backend/src/shared/infrastructure/session.ts':
    "import { DataSource } from 'typeorm';\n\nexport const shut = (db: DataSource): Promise<void> => db.destroy();\n",
  [`${CONTEXTS}/identity/index.ts`]: "export { IdentityFacade } from './identity.facade';\n",
  [`${CONTEXTS}/identity/identity.facade.ts`]: 'export class IdentityFacade {}\n',
  [`${CONTEXTS}/identity/domain/user.ts`]:
    "import { Aggregate } from '../../../shared/domain/aggregate';\n\n" +
    'export class User extends Aggregate {\n  bornAt = (text: string): Date => new Date(text);\n}\n',
  [`${CONTEXTS}/identity/domain/user.spec.ts`]:
    "import { IdentityFacade } from '../identity.facade';\nimport { User } from './user';\n\n" +
    "it('is new', async () => {\n  await Promise.resolve(new IdentityFacade());\n  expect([new User(), new Date(), Date.now()]).toHaveLength(3);\n});\n",
  [`${CONTEXTS}/identity/application/register-user.ts`]:
    "import { Clock } from '../../../shared/application/clock';\n" +
    "import { UseCase } from '../../../shared/application/use-case';\nimport { User } from '../domain/user';\n\n" +
    '@UseCase()\nexport class RegisterUser {\n  constructor(private readonly clock: Clock) {}\n\n' +
    '  async execute(): Promise<[User, Date]> {\n    return [await Promise.resolve(new User()), this.clock.now()];\n  }\n}\n',
  [`${CONTEXTS}/identity/infrastructure/user.schema.ts`]: 'export const userSchema = {};\n',
  [`${CONTEXTS}/identity/infrastructure/migrations/users.ts`]:
    "import type { QueryRunner } from 'typeorm';\n\nexport const up = (db: QueryRunner): unknown => db.query('SELECT 1');\n",
  [`${CONTEXTS}/colleges/index.ts`]: "export { CollegesFacade } from './colleges.facade';\n",
  [`${CONTEXTS}/colleges/colleges.facade.ts`]: 'export class CollegesFacade {}\n',
  [`${CONTEXTS}/colleges/domain/college.ts`]: 'export class College {}\n',
  [`${CONTEXTS}/colleges/infrastructure/identity/identity-visitors.ts`]:
    "import { IdentityFacade } from '../../../identity';\n\nexport const visitors = new IdentityFacade();\n",
  [`${CONTEXTS}/mentorship/index.ts`]: "export { MentorshipFacade } from './mentorship.facade';\n",
  [`${CONTEXTS}/mentorship/mentorship.facade.ts`]:
    "import { CollegesFacade } from '../colleges';\n\nexport class MentorshipFacade {\n  colleges = new CollegesFacade();\n}\n",
  'backend/src/composition/page.ts':
    "import { CollegesFacade } from '../contexts/colleges';\n\nexport const colleges = new CollegesFacade();\n",
  'backend/src/composition/database.ts':
    "import { userSchema } from '../contexts/identity/infrastructure/user.schema';\n\nexport const mapping = [userSchema];\n",
  'frontend/src/shared/ui/dialog/index.ts': "export { Dialog } from './dialog';\n",
  'frontend/src/shared/ui/dialog/dialog.tsx': "export { Dialog } from 'radix-ui';\n",
  'frontend/src/entities/college/index.ts': "export { college } from './model/college';\n",
  'frontend/src/entities/college/model/college.ts': "export const college = 'Alma';\n",
  'frontend/src/entities/person/index.ts': "export { person } from './model/person';\n",
  'frontend/src/entities/person/model/person.ts': "export const person = 'Ada';\n",
  'frontend/src/features/search/index.ts': "export { search } from './model/search';\n",
  'frontend/src/features/search/model/search.ts':
    "import { college } from '@/entities/college';\n\nexport const search = college;\n",
  'frontend/src/features/filter/index.ts': "export { filter } from './model/filter';\n",
  'frontend/src/features/filter/model/filter.ts': "export const filter = 'all';\n",
  'frontend/src/pages/home/index.ts': "export { Home } from './ui/home';\n",
  'frontend/src/pages/home/ui/home.tsx':
    "import { person } from '@/entities/person';\nimport { filter } from '@/features/filter';\nimport { search } from '@/features/search';\n" +
    "import { Dialog } from '@/shared/ui/dialog';\n\nexport const Home = [search, filter, person, Dialog];\n",
  'frontend/src/pages/about/index.ts': "export { About } from './ui/about';\n",
  'frontend/src/pages/about/ui/about.tsx': "export const About = 'About';\n",
  'frontend/src/app/main.tsx':
    "import { About } from '@/pages/about';\nimport { Home } from '@/pages/home';\n\nexport const routes = [Home, About];\n",
};
