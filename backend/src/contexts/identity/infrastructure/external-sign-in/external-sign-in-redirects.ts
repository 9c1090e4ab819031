import { Injectable, NotFoundException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { cookiesNamed, SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import type { RequestWithUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { ROLES } from '../../../../shared/domain/role';
import {
  ATTEMPT_LIFETIME,
  PENDING_REGISTRATION_LIFETIME,
  type Purpose,
  ExternalSignInRefused,
  type Provider,
} from '../../domain/external-sign-in/external-sign-in';
import { FinishExternalSignIn } from '../../application/external-sign-in/finish-external-sign-in';
import { StartExternalSignIn } from '../../application/external-sign-in/start-external-sign-in';
import type { UserId } from '../../domain/users/user-state';
import { returnPath } from '../../domain/external-sign-in/return-path';
import { OwnSession } from '../sessions/own-session';
import { visitorIn } from '../users/visitor.decorator';
import { destination, refusedAt } from './result-pages';

const LASTS = { attempt: ATTEMPT_LIFETIME, registration: PENDING_REGISTRATION_LIFETIME } as const;

/** Cookies that a browser stores during a sign-in with a provider, and for a pending registration. */
type ExternalCookie = keyof typeof LASTS;

@Injectable()
export class ExternalCookies {
  readonly #prefix: string;
  readonly #secure: boolean;

  constructor({ production }: Settings) {
    this.#secure = production;
    this.#prefix = production ? '__Host-external-' : 'external-';
  }

  read(request: Request, cookie: ExternalCookie): string | null {
    return cookiesNamed(request, this.#prefix + cookie).find((value) => /^[\w-]{16,128}$/.test(value)) ?? null;
  }

  set(response: Response, cookie: ExternalCookie, secret: string): void {
    response.cookie(this.#prefix + cookie, secret, { ...this.#options, maxAge: LASTS[cookie] });
  }

  clear(response: Response, cookie: ExternalCookie): void {
    response.clearCookie(this.#prefix + cookie, this.#options);
  }

  // Lax, not Strict: coming back from the provider is a cross-site navigation.
  get #options() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#secure } as const;
  }
}

/** The URL that the browser is redirected to. */
export interface Redirection {
  readonly url: string;
}

/**
 * Starts and finishes a sign-in with a provider. Both are navigations, so every response is a redirect, including
 * refusals.
 */
@Injectable()
export class ExternalSignInRedirects {
  constructor(
    private readonly startExternalSignIn: StartExternalSignIn,
    private readonly finishExternalSignIn: FinishExternalSignIn,
    private readonly cookies: ExternalCookies,
    private readonly sessionCookie: SessionCookie,
    private readonly ownSession: OwnSession,
    private readonly settings: Settings,
  ) {}

  async start(provider: Provider, request: Request, response: Response): Promise<Redirection> {
    const purpose = this.#purpose(request);
    const next = returnPath(request.query.next);
    // By default the role of most users, because many start without choosing one.
    const role = ROLES.find((known) => known === request.query.role) ?? 'student';
    try {
      if (purpose === 'connect' && isCrossSite(request)) throw new ExternalSignInRefused('state_invalid');
      const by = this.#whoIsSignedIn(request);
      const { address, browserSecret } = await this.startExternalSignIn.execute({ provider, purpose, role, next, by });
      this.cookies.set(response, 'attempt', browserSecret);
      return { url: address };
    } catch (refusal) {
      if (!(refusal instanceof ExternalSignInRefused)) throw refusal;
      return { url: refusedAt(provider, { reason: refusal.reason, purpose, next }) };
    }
  }

  async finish(provider: Provider, request: Request, response: Response): Promise<Redirection> {
    const returned = await this.finishExternalSignIn.execute({
      provider,
      query: request.originalUrl.split('?')[1] ?? '',
      state: textOf(request.query.state),
      browserSecret: this.cookies.read(request, 'attempt'),
      isTest: isOn(request.query.test),
      visitor: visitorIn(request, response),
      userId: this.#whoIsSignedIn(request)?.userId ?? null,
      endingSecret: this.sessionCookie.read(request),
    });
    // A forged return must not end the attempt in progress.
    if (returned.kind !== 'refused' || returned.reason !== 'state_invalid') this.cookies.clear(response, 'attempt');
    if (returned.kind === 'registering') this.cookies.set(response, 'registration', returned.secret);
    if (returned.kind === 'admitted') this.ownSession.enter(response, returned.admission);
    return { url: destination(provider, returned) };
  }

  #purpose({ query }: Request): Purpose {
    if (isOn(query.test)) {
      if (!this.settings.oauthDebug) throw new NotFoundException();
      return 'test';
    }
    return isOn(query.link) ? 'connect' : 'enter';
  }

  #whoIsSignedIn(request: RequestWithUser) {
    const [user, sessionSecret] = [request.currentUser, this.sessionCookie.read(request)];
    return user && sessionSecret
      ? { userId: user.id as UserId, emailVerified: user.emailVerified, sessionSecret }
      : null;
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const isOn = (value: unknown): boolean => value === '1' || value === 'true';

/** Another site must not make a user connect an identity by a link. */
const isCrossSite = ({ headers }: Request): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
