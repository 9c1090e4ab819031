import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { ApplicationStrategy } from '../../../../shared/infrastructure/http/application-strategy';
import type { RequestWithUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { RequestsPerUserInterceptor } from '../../../../shared/infrastructure/http/concurrent-requests-per-user';
import { SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';
import { RequestValidationPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import type { SignInResult } from '../../application/sessions/ports/sessions';
import { SignIn } from '../../application/sign-in/sign-in';
import { toVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';
import { SignInBody } from './sign-in.dto';

/** A request with the result that the guard has set for the route. */
export interface SignInResultRequest extends RequestWithUser {
  admission: SignInResult;
}

/** Username or email address, and password. */
@Injectable()
export class LocalStrategy extends ApplicationStrategy(Strategy, 'local') {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessionCookie: SessionCookie,
  ) {
    super({ passReqToCallback: true });
  }

  validate(request: Request, username: string, password: string): Promise<SignInResult> {
    const visitor = toVisitor(request, request.res!);
    return this.signIn.execute({ username, password, visitor, endingSecret: this.sessionCookie.read(request) });
  }
}

@Injectable()
export class LocalGuard extends AuthGuard('local') {
  readonly #validation = new RequestValidationPipe();

  constructor(private readonly requests: RequestsPerUserInterceptor) {
    super();
  }

  override getAuthenticateOptions() {
    return { property: 'admission' satisfies keyof SignInResultRequest };
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SignInResultRequest>();
    const activate = async (): Promise<boolean> => {
      // Guards run before pipes. Without this, passport-local would also read a password from the URL.
      request.body = await this.#validation.transform(request.body, { type: 'body', metatype: SignInBody });
      return (await super.canActivate(context)) as boolean;
    };
    return this.requests.run(request, activate);
  }
}
