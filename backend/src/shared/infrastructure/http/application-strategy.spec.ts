import { type CanActivate, Controller, Get, Module, Req, type Type, UseGuards } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import request from 'supertest';
import { ApplicationStrategy, RequestStrategy } from './application-strategy';

const Guard: Type<CanActivate> = AuthGuard('greeting');

@Controller()
class GreetingController {
  @UseGuards(Guard)
  @Get()
  greet(@Req() { user }: Request) {
    return user;
  }
}

/** Starts an application whose strategy authenticates `name`, or no one if null. */
async function anApplication(name: string | null): Promise<NestExpressApplication> {
  class GreetingStrategy extends ApplicationStrategy(RequestStrategy, 'greeting') {
    validate({ query }: Request) {
      if (query.fault) throw new Error('No database');
      return name && { name };
    }
  }
  @Module({ controllers: [GreetingController], providers: [GreetingStrategy] })
  class AnyModule {}
  const app = await NestFactory.create<NestExpressApplication>(AnyModule, { logger: false });
  return app.init();
}

let apps: NestExpressApplication[];
beforeAll(async () => (apps = [await anApplication('Robin'), await anApplication('Kim'), await anApplication(null)]));
afterAll(() => Promise.all(apps.map((app) => app.close())));

const ask = (app: number, path = '/') => request(apps[app]!.getHttpServer()).get(path);

describe('a strategy', () => {
  it('authenticates for its own application, however many run in the process', async () => {
    const answers = await Promise.all([ask(0), ask(1), ask(0)]);
    expect(answers.map(({ body }) => body.name)).toEqual(['Robin', 'Kim', 'Robin']);
  });

  it('refuses a request without a user', async () => {
    await ask(2).expect(401);
  });

  it('passes on a failure', async () => {
    await ask(0, '/?fault=1').expect(500);
  });
});
