import { UseCase } from '../../../shared/application/use-case';
import { Membership } from '../domain/membership';
import { Memberships } from './ports/memberships';
import { Representatives } from './ports/representatives';

export interface RequestMembershipInput {
  userId: number;
  at: Date;
}

/** Notes for which college a new administrator wants to speak. Anybody may want that: it waits for somebody to confirm it. */
@UseCase()
export class RequestMembership {
  constructor(
    private readonly representatives: Representatives,
    private readonly memberships: Memberships,
  ) {}

  async execute({ userId, at }: RequestMembershipInput): Promise<void> {
    const person = await this.representatives.byId(userId);
    if (!person) return;

    await this.memberships.add(Membership.request(person.userId, person.collegeId, at));
  }
}
