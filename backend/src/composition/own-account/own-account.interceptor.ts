import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { mergeMap, type Observable, of } from 'rxjs';
import { AdminAnalyticsFacade } from '../../contexts/admin-analytics';
import { UserAccount } from '../../contexts/identity';
import { ProfilesFacade } from '../../contexts/mentorship';
import { type OwnAccountView, toOwnAccountView, type RoleDetailsView } from './own-account-view';

/**
 * Completes every response that is the user's own account (after registering, signing in, and on the account page) with
 * the data that other contexts store for their role. `identity` returns only its own part and calls no other context.
 */
@Injectable()
export class OwnAccountInterceptor implements NestInterceptor {
  constructor(
    private readonly mentorship: ProfilesFacade,
    private readonly adminAnalytics: AdminAnalyticsFacade,
  ) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next
      .handle()
      .pipe(mergeMap((body: unknown) => (body instanceof UserAccount ? this.#complete(body) : of(body))));
  }

  async #complete(own: UserAccount): Promise<OwnAccountView> {
    return toOwnAccountView(own, await this.#findDetails(own.account));
  }

  async #findDetails({ id, role }: UserAccount['account']): Promise<Partial<RoleDetailsView>> {
    if (role === 'college_admin') return { collegeAdmin: await this.adminAnalytics.findOwnMembership(id) };
    const { alumniProfile, studentProfile } = await this.mentorship.findOwnProfiles({ id, role });
    return role === 'alumni' ? { alumniProfile } : { studentProfile };
  }
}
