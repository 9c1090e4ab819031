import { Inject, type OnModuleInit, type Type } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { PassportStrategy } from '@nestjs/passport';
import type { Application, Request } from 'express';
import passport, { Strategy } from 'passport';

const strategyKey = (name: string): string => `passport strategy ${name}`;

/**
 * Passport stores one strategy per name and process. This one passes each request to the strategy of its application.
 */
class DelegatingStrategy extends Strategy {
  constructor(override readonly name: string) {
    super();
  }

  override authenticate(request: Request, options: object): void {
    const strategy = Object.create(request.app.get(strategyKey(this.name)) as Strategy) as Pick<
      RequestStrategy,
      'authenticate'
    >;
    // Passport has added `success`, `fail` and so on to this object, which is created for the request.
    Object.assign(strategy, this).authenticate(request, options);
  }
}

/** `PassportStrategy` for a process in which several applications run, as in tests. */
export function ApplicationStrategy<T extends Type<Strategy>>(Base: T, name: string) {
  passport.use(name, new DelegatingStrategy(name));

  abstract class RegisteredStrategy extends PassportStrategy(Base as Type<Strategy>, name) implements OnModuleInit {
    @Inject(HttpAdapterHost) readonly adapters: HttpAdapterHost;

    /** Called during construction; the strategy is registered with the application once it is complete. */
    getPassportInstance() {
      return { use: () => {} };
    }

    // The CLI has no HTTP server.
    onModuleInit(): void {
      this.adapters.httpAdapter?.getInstance<Application>().set(strategyKey(name), this);
    }
  }
  return RegisteredStrategy as typeof RegisteredStrategy & Type<InstanceType<T>>;
}

type VerifyCallback = (error: unknown, user?: unknown) => void;

/** A strategy that gets the request and the options of the guard. */
export class RequestStrategy extends Strategy {
  constructor(private readonly verify: (request: Request, options: object, done: VerifyCallback) => void) {
    super();
  }

  override authenticate(request: Request, options: object): void {
    this.verify(request, options, (error, user) => {
      if (error) this.error(error);
      else if (user) this.success(user);
      else this.fail(undefined);
    });
  }
}
