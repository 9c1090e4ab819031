import { Injectable, NotFoundException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { getCookies, SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import type { RequestWithUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { ROLES } from '../../../../shared/domain/role';
import {
  ATTEMPT_LIFETIME_MS,
  PENDING_REGISTRATION_LIFETIME_MS,
  type ExternalSignInPurpose,
  ExternalSignInRefused,
  type Provider,
} from '../../domain/external-sign-in/external-sign-in';
import { FinishExternalSignIn } from '../../application/external-sign-in/finish-external-sign-in';
import { StartExternalSignIn } from '../../application/external-sign-in/start-external-sign-in';
import type { UserId } from '../../domain/users/user-state';
import { toSafeReturnPath } from '../../domain/external-sign-in/return-path';
import { OwnSession } from '../sessions/own-session';
import { toVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';
import { toResultPagePath, toRefusalPagePath } from './sign-in-result-pages';

const COOKIE_LIFETIMES_MS = { attempt: ATTEMPT_LIFETIME_MS, registration: PENDING_REGISTRATION_LIFETIME_MS } as const;

/** Cookies that a browser stores during a sign-in with a provider, and for a pending registration. */
type ExternalSignInCookieName = keyof typeof COOKIE_LIFETIMES_MS;

@Injectable()
export class ExternalSignInCookies {
  readonly #prefix: string;
  readonly #secure: boolean;

  constructor({ production }: Settings) {
    this.#secure = production;
    this.#prefix = production ? '__Host-external-' : 'external-';
  }

  read(request: Request, cookie: ExternalSignInCookieName): string | null {
    return getCookies(request, this.#prefix + cookie).find((value) => /^[\w-]{16,128}$/.test(value)) ?? null;
  }

  set(response: Response, cookie: ExternalSignInCookieName, secret: string): void {
    response.cookie(this.#prefix + cookie, secret, { ...this.#options, maxAge: COOKIE_LIFETIMES_MS[cookie] });
  }

  clear(response: Response, cookie: ExternalSignInCookieName): void {
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
    private readonly cookies: ExternalSignInCookies,
    private readonly sessionCookie: SessionCookie,
    private readonly ownSession: OwnSession,
    private readonly settings: Settings,
  ) {}

  async start(provider: Provider, request: Request, response: Response): Promise<Redirection> {
    const purpose = this.#parsePurpose(request);
    const next = toSafeReturnPath(request.query.next);
    // By default the role of most users, because many start without choosing one.
    const role = ROLES.find((known) => known === request.query.role) ?? 'student';
    try {
      if (purpose === 'connect' && isCrossSite(request)) throw new ExternalSignInRefused('state_invalid');
      const by = this.#findSignedInUser(request);
      const { address, browserSecret } = await this.startExternalSignIn.execute({ provider, purpose, role, next, by });
      this.cookies.set(response, 'attempt', browserSecret);
      return { url: address };
    } catch (refusal) {
      if (!(refusal instanceof ExternalSignInRefused)) throw refusal;
      return { url: toRefusalPagePath(provider, { reason: refusal.reason, purpose, next }) };
    }
  }

  async finish(provider: Provider, request: Request, response: Response): Promise<Redirection> {
    const returned = await this.finishExternalSignIn.execute({
      provider,
      query: request.originalUrl.split('?')[1] ?? '',
      state: stringOrNull(request.query.state),
      browserSecret: this.cookies.read(request, 'attempt'),
      isTest: isFlagSet(request.query.test),
      visitor: toVisitor(request, response),
      userId: this.#findSignedInUser(request)?.userId ?? null,
      endingSecret: this.sessionCookie.read(request),
    });
    // A forged return must not end the attempt in progress.
    if (returned.kind !== 'refused' || returned.reason !== 'state_invalid') this.cookies.clear(response, 'attempt');
    if (returned.kind === 'registering') this.cookies.set(response, 'registration', returned.secret);
    if (returned.kind === 'admitted') this.ownSession.setSignInCookie(response, returned.admission);
    return { url: toResultPagePath(provider, returned) };
  }

  #parsePurpose({ query }: Request): ExternalSignInPurpose {
    if (isFlagSet(query.test)) {
      if (!this.settings.oauthDebug) throw new NotFoundException();
      return 'test';
    }
    return isFlagSet(query.link) ? 'connect' : 'enter';
  }

  #findSignedInUser(request: RequestWithUser) {
    const [user, sessionSecret] = [request.currentUser, this.sessionCookie.read(request)];
    return user && sessionSecret
      ? { userId: user.id as UserId, emailVerified: user.emailVerified, sessionSecret }
      : null;
  }
}

const stringOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const isFlagSet = (value: unknown): boolean => value === '1' || value === 'true';

/** Another site must not make a user connect an identity by a link. */
const isCrossSite = ({ headers }: Request): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
