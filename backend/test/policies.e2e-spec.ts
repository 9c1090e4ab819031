import { Controller, Get, Post } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { ROLES } from '../src/shared/application/authenticator';
import { type Policy, POLICY, Public, SignedIn } from '../src/shared/infrastructure/http/policies';
import { startApp, type TestApp } from './support/app';
import { cookieOf, KnownPeople, unconfirmed } from './support/people';
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
  @SignedIn({ roles: ['student', 'alumni'] })
  @Get()
  list(): string {
    return 'writers';
  }

  @SignedIn({ roles: ['student', 'alumni'], confirmedEmail: true })
  @Post()
  add(): string {
    return 'written';
  }
}

interface Handler {
  /** As a person finds it: `CollegesController.search`. */
  readonly name: string;
  readonly policy: Policy | undefined;
}

/** Every handler of every controller, with who may call it. */
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
        policy: reflector.getAllAndOverride<Policy | undefined>(POLICY, [value as () => void, type]),
      }));
  });
}

const unmarked = (app: TestApp): string[] =>
  handlersOf(app)
    .filter(({ policy }) => policy === undefined)
    .map(({ name }) => name);

describe('the routes of the product', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp()));

  it('all say who may call them', () => {
    expect(unmarked(app)).toEqual([]);
  });

  it('are all of them looked at', () => {
    const mounted = mountedRoutes(app.app).filter(({ method }) => method !== 'HEAD');

    expect(mounted.length).toBeGreaterThan(10);
    expect(handlersOf(app)).toHaveLength(mounted.length);
  });

  it('refuse a visitor wherever one has to be signed in', async () => {
    const open = handlersOf(app).filter(({ policy }) => policy?.allows === 'everyone').length;
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

describe('a route that was forgotten', () => {
  let app: TestApp;
  beforeAll(async () => {
    const controllers = [ForgottenController, MembersController];
    app = await startApp({}, { controllers, authenticator: new KnownPeople() });
  });

  it('is found', () => {
    expect(unmarked(app)).toEqual(['ForgottenController.list', 'ForgottenController.add']);
  });

  it.each(['get', 'post'] as const)('refuses a visitor to %s', async (method) => {
    const { text } = await app.visitor()[method]('/api/test-forgotten').expect(401);

    expect(text).not.toMatch(/secret|done/);
  });

  it.each(ROLES.flatMap((role) => (['get', 'post'] as const).map((method) => [role, method] as const)))(
    'refuses a %s to %s',
    async (role, method) => {
      const { body } = await app.visitor()[method]('/api/test-forgotten').set('Cookie', cookieOf(1, role)).expect(403);

      expect(body).toMatchObject({ code: 'platform.not-allowed' });
    },
  );
});

describe('a policy of a whole controller', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({}, { controllers: [MembersController], authenticator: new KnownPeople() });
  });

  it('holds for each of its routes', async () => {
    await app.visitor().get('/api/test-members').expect(401);
    await app.visitor().get('/api/test-members').set('Cookie', cookieOf(1)).expect(200);
  });

  it('gives way to the policy of a route', async () => {
    await app.visitor().get('/api/test-members/count').expect(200);
  });

  it('is not got around with a session that nobody holds', async () => {
    await app.visitor().get('/api/test-members').set('Cookie', 'sid=known-1-emperor-session').expect(401);
  });
});

describe('a policy that demands more than a session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({}, { controllers: [WritersController], authenticator: new KnownPeople() });
  });
  const call = (method: 'get' | 'post', cookie: string) =>
    app.visitor()[method]('/api/test-writers').set('Cookie', cookie);

  it('lets in who is all of it', async () => {
    await call('get', cookieOf(1, 'alumni')).expect(200);
    await call('post', cookieOf(1, 'student')).expect(201);
  });

  it.each(['get', 'post'] as const)('refuses another role to %s', async (method) => {
    const { body } = await call(method, cookieOf(1, 'college_admin')).expect(403);

    expect(body).toMatchObject({ code: 'platform.not-allowed' });
  });

  it('asks for a confirmed address where others will read', async () => {
    const { body, text } = await call('post', unconfirmed(1, 'student')).expect(403);

    expect(body).toMatchObject({ code: 'identity.confirm-your-email' });
    expect(text).not.toContain('written');
    await call('get', unconfirmed(1, 'student')).expect(200);
  });

  it('speaks of the role before the address', async () => {
    const { body } = await call('post', unconfirmed(1, 'college_admin')).expect(403);

    expect(body).toMatchObject({ code: 'platform.not-allowed' });
  });
});
