import { Controller, Get, Post, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { ROLES, type SignedInUser } from '../src/shared/application/authenticator';
import { OwnAccount, type Policy, POLICY_KEY, Public, SignedIn } from '../src/shared/infrastructure/http/policies';
import { Viewer } from '../src/shared/infrastructure/http/authorization.guard';
import { AdminAnalyticsOperatorFacade } from '../src/contexts/admin-analytics';
import { PersonRecordFacade } from '../src/contexts/identity';
import { registered, studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { cookieOf, KnownPeople, unconfirmed } from './support/fake-authenticator';
import { mountedRoutes } from './support/routes';

@Controller('test-forgotten')
class ForgottenController {
  @Get()
  list(): string {
    return 'secret';
  }

  @Post()
  add(): string {
    return 'done';
  }
}

@SignedIn()
@Controller('test-members')
class MembersController {
  @Get()
  list(): string {
    return 'members';
  }

  @Public()
  @Get('count')
  count(): string {
    return '7';
  }
}

@Controller('test-writers')
class WritersController {
  @OwnAccount({ roles: ['student', 'alumni'] })
  @Get()
  list(): string {
    return 'writers';
  }

  @SignedIn({ roles: ['student', 'alumni'] })
  @Post()
  add(): string {
    return 'written';
  }

  @Public()
  @Get('viewer')
  viewer(@Viewer() viewer: SignedInUser | null): { id: number | null } {
    return { id: viewer?.id ?? null };
  }
}

interface Handler {
  /** Class and method, such as `CollegesController.search`. */
  readonly name: string;
  readonly policy: Policy | undefined;
  /** Whether it answers every method of a path, which is no route of its own. */
  readonly takesAllMethods: boolean;
}

/** Returns every handler of every controller with its policy. */
function handlersOf({ app }: TestApp): Handler[] {
  const reflector = app.get(Reflector);
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => {
    const type = metatype as new () => object;
    const methods = Object.entries(Object.getOwnPropertyDescriptors(type.prototype));
    return methods
      .filter(([, { value }]) => typeof value === 'function' && Reflect.hasMetadata(METHOD_METADATA, value as object))
      .map(([name, { value }]) => ({
        name: `${type.name}.${name}`,
        policy: reflector.getAllAndOverride<Policy | undefined>(POLICY_KEY, [value as () => void, type]),
        takesAllMethods: Reflect.getMetadata(METHOD_METADATA, value as object) === RequestMethod.ALL,
      }));
  });
}

const routeHandlersOf = (app: TestApp): Handler[] => handlersOf(app).filter(({ takesAllMethods }) => !takesAllMethods);

const unmarked = (app: TestApp): string[] =>
  handlersOf(app)
    .filter(({ policy }) => policy === undefined)
    .map(({ name }) => name);

describe('the routes of the product', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp()));

  it('all have a policy', () => {
    expect(unmarked(app)).toEqual([]);
  });

  it('are all covered by these tests', () => {
    const mounted = mountedRoutes(app.app).filter(({ method }) => method !== 'HEAD');

    expect(mounted.length).toBeGreaterThan(10);
    expect(routeHandlersOf(app)).toHaveLength(mounted.length);
  });

  it('return 401 to a visitor unless they are public', async () => {
    const open = routeHandlersOf(app).filter(({ policy }) => policy?.allows === 'everyone').length;
    const statuses = await Promise.all(
      mountedRoutes(app.app).map(async ({ method, path }) => {
        const call = app.visitor()[method.toLowerCase() as 'get'](path.replace(/:\w+/g, '1'));
        const { status } = await call.set('Origin', app.settings.origin);
        return status;
      }),
    );

    expect(statuses.filter((status) => status === 401)).toHaveLength(statuses.length - open);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});

describe('a route without a policy', () => {
  let app: TestApp;
  beforeAll(async () => {
    const controllers = [ForgottenController, MembersController];
    app = await startApp({}, { controllers, authenticator: new KnownPeople() });
  });

  it('is detected', () => {
    expect(unmarked(app)).toEqual(['ForgottenController.list', 'ForgottenController.add']);
  });

  it.each(['get', 'post'] as const)('rejects a visitor for %s', async (method) => {
    const { text } = await app.visitor()[method]('/api/test-forgotten').expect(401);

    expect(text).not.toMatch(/secret|done/);
  });

  it.each(ROLES.flatMap((role) => (['get', 'post'] as const).map((method) => [role, method] as const)))(
    'rejects a %s for %s',
    async (role, method) => {
      const { body } = await app.visitor()[method]('/api/test-forgotten').set('Cookie', cookieOf(1, role)).expect(403);

      expect(body).toMatchObject({ code: 'platform.not-allowed' });
    },
  );
});

describe('a policy of a controller', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({}, { controllers: [MembersController], authenticator: new KnownPeople() });
  });

  it('applies to each of its routes', async () => {
    await app.visitor().get('/api/test-members').expect(401);
    await app.visitor().get('/api/test-members').set('Cookie', cookieOf(1)).expect(200);
  });

  it('is overridden by the policy of a route', async () => {
    await app.visitor().get('/api/test-members/count').expect(200);
  });

  it('rejects an unknown session', async () => {
    await app.visitor().get('/api/test-members').set('Cookie', 'sid=known-1-emperor-session').expect(401);
  });
});

describe('an unverified administrator', () => {
  let app: TestApp;
  beforeAll(async () => {
    const controllers = [MembersController, WritersController];
    const isVerified = (id: number) => app.app.get(PersonRecordFacade, { strict: false }).canRepresentAny(id);
    app = await startApp({}, { controllers, authenticator: new KnownPeople(isVerified) });
  });
  const as = (id: number, path: string) =>
    app.visitor().get(`/api/test-${path}`).set('Cookie', cookieOf(id, 'college_admin'));

  it('is not a member until the membership is active', async () => {
    await registered(app, studentForm('dean', { role: 'college_admin', collegeId: 1 }));
    const [dean] = await app.db.query<{ id: number }[]>(`SELECT id FROM identity.users WHERE username = 'dean'`);
    const id = dean!.id;
    expect((await as(id, 'members').expect(403)).body).toMatchObject({ code: 'admin-analytics.not-verified' });
    expect((await as(id, 'writers/viewer').expect(200)).body).toEqual({ id: null });

    await app.app
      .get(AdminAnalyticsOperatorFacade, { strict: false })
      .verifyAdministrator('dean', { forcedBecause: 'test' });

    await as(id, 'members').expect(200);
    expect((await as(id, 'writers/viewer').expect(200)).body).toEqual({ id });
    await as(id + 1, 'members').expect(403);
  });
});

describe('a policy that requires more than a session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({}, { controllers: [WritersController], authenticator: new KnownPeople() });
  });
  const call = (method: 'get' | 'post', cookie: string) =>
    app.visitor()[method]('/api/test-writers').set('Cookie', cookie);

  it('accepts a session that meets every requirement', async () => {
    await call('get', cookieOf(1, 'alumni')).expect(200);
    await call('post', cookieOf(1, 'student')).expect(201);
  });

  it.each(['get', 'post'] as const)('rejects another role for %s', async (method) => {
    const { body } = await call(method, cookieOf(1, 'college_admin')).expect(403);

    expect(body).toMatchObject({ code: 'platform.not-allowed' });
  });

  it('requires a confirmed address unless the route is for the user’s own account', async () => {
    const { body, text } = await call('post', unconfirmed(1, 'student')).expect(403);

    expect(body).toMatchObject({ code: 'identity.confirm-your-email' });
    expect(text).not.toContain('written');
    await call('get', unconfirmed(1, 'student')).expect(200);
  });

  it('treats a person without a confirmed address as a visitor on public routes', async () => {
    const viewer = async (cookie: string) =>
      (await app.visitor().get('/api/test-writers/viewer').set('Cookie', cookie).expect(200)).body as object;

    expect(await viewer(unconfirmed(1, 'student'))).toEqual({ id: null });
    expect(await viewer(cookieOf(1, 'student'))).toEqual({ id: 1 });
  });

  it('reports the wrong role before the unconfirmed address', async () => {
    const { body } = await call('post', unconfirmed(1, 'college_admin')).expect(403);

    expect(body).toMatchObject({ code: 'platform.not-allowed' });
  });
});
