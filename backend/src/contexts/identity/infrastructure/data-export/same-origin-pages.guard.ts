import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CrossSiteWrite } from '../../../../shared/infrastructure/http/same-origin';

/** For a read that uses something up: a link on another site would bring the cookie along. */
@Injectable()
export class SameOriginPagesOnly implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const site = context.switchToHttp().getRequest<Request>().headers['sec-fetch-site'];
    // Who is no browser does not say, and has no cookie that another site could abuse.
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new CrossSiteWrite();
    return true;
  }
}
