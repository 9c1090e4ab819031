import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { ROLES } from '../../../../shared/domain/role';
import type { RequestWithUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';
import { toVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';
import { FinishCollegeSignIn } from '../../application/college-sign-in/finish-college-sign-in';
import { StartCollegeSignIn } from '../../application/college-sign-in/start-college-sign-in';
import type { ExternalSignInResult } from '../../application/external-sign-in/finish-external-sign-in';
import { ExternalSignInRefused } from '../../domain/external-sign-in/external-sign-in';
import { toSafeReturnPath } from '../../domain/external-sign-in/return-path';
import type { UserId } from '../../domain/users/user-state';
import { ExternalSignInCookies, type Redirection } from '../external-sign-in/external-sign-in-redirects';
import { toRefusalPagePath, toResultPagePath } from '../external-sign-in/sign-in-result-pages';
import { OwnSession } from '../sessions/own-session';

const SETTINGS_PATH = '/college-admin-dashboard?tab=integrations';

/** Starts and finishes a sign-in with the provider of a college. Every response is a redirect, including refusals. */
@Injectable()
export class CollegeSignInRedirects {
  constructor(
    private readonly startSignIn: StartCollegeSignIn,
    private readonly finishSignIn: FinishCollegeSignIn,
    private readonly cookies: ExternalSignInCookies,
    private readonly sessionCookie: SessionCookie,
    private readonly ownSession: OwnSession,
  ) {}

  async start(request: RequestWithUser, response: Response): Promise<Redirection> {
    const { role: chosenRole, test, next: chosenNext } = request.query;
    const purpose = test === '1' ? 'test' : 'enter';
    const next = toSafeReturnPath(chosenNext);
    const role = ROLES.find((known) => known === chosenRole) ?? 'student';
    const userId = findUserId(request);
    const collegeId = readCollegeId(request);
    try {
      const started = await this.startSignIn.execute({ collegeId, purpose, role, next, userId });
      this.cookies.set(response, 'attempt', started.browserSecret);
      return { url: started.address };
    } catch (refusal) {
      if (!(refusal instanceof ExternalSignInRefused)) throw refusal;
      return { url: toPagePath({ kind: 'refused', reason: refusal.reason, purpose, next }) };
    }
  }

  async finish(request: RequestWithUser, response: Response): Promise<Redirection> {
    const { state } = request.query;
    const returned = await this.finishSignIn.execute({
      collegeId: readCollegeId(request),
      query: request.originalUrl.split('?')[1] ?? '',
      state: typeof state === 'string' && state !== '' ? state : null,
      browserSecret: this.cookies.read(request, 'attempt'),
      visitor: toVisitor(request, response),
      userId: findUserId(request),
      endingSecret: this.sessionCookie.read(request),
    });
    // A forged return must not end the attempt in progress.
    if (returned.kind !== 'refused' || returned.reason !== 'state_invalid') this.cookies.clear(response, 'attempt');
    if (returned.kind === 'registering') this.cookies.set(response, 'registration', returned.secret);
    if (returned.kind === 'admitted') this.ownSession.setSignInCookie(response, returned.admission);
    return { url: toPagePath(returned) };
  }
}

/** The result of a test is shown beside the settings. */
function toPagePath(returned: ExternalSignInResult): string {
  if (returned.kind === 'tested') return `${SETTINGS_PATH}&signInTest=ok`;
  if (returned.kind !== 'refused') return toResultPagePath('college', returned);
  const isTest = returned.purpose === 'test';
  return isTest ? `${SETTINGS_PATH}&signInTest=${returned.reason}` : toRefusalPagePath('college', returned);
}

/** Zero, which no college has, for anything but a positive integer that the database can hold. */
function readCollegeId({ params }: RequestWithUser): number {
  const id = Number(params.collegeId);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : 0;
}

const findUserId = ({ currentUser }: RequestWithUser): UserId | null =>
  currentUser ? (currentUser.id as UserId) : null;
