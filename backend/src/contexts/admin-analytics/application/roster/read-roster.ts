import { UseCase } from '../../../../shared/application/use-case';
import { AdministratorNotVerified } from '../../../../shared/domain/domain-error';
import { RosterEntryNotFound } from '../../domain/roster/errors';
import type { RosterEntryState } from '../../domain/roster/roster-entry';
import { FindOwnCollege } from '../memberships/own-membership';
import { Roster, type RosterQuery } from './ports/roster';

/** A college's system with an access token. */
export interface RosterClient {
  /** The administrator who created the token. */
  readonly ownerId: number;
  readonly collegeId: number;
}

/** Checks that a token's owner can act for the token's college at this moment. */
@UseCase()
export class AuthorizeRosterClient {
  constructor(private readonly findOwnCollege: FindOwnCollege) {}

  /** @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded */
  async execute({ ownerId, collegeId }: RosterClient): Promise<void> {
    if ((await this.findOwnCollege.execute(ownerId)) !== collegeId) throw new AdministratorNotVerified();
  }
}

/** Reads what a college has sent about its alumni. */
@UseCase()
export class ReadRoster {
  constructor(
    private readonly authorize: AuthorizeRosterClient,
    private readonly roster: Roster,
  ) {}

  /** @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded */
  async list(
    client: RosterClient,
    query: RosterQuery,
  ): Promise<{ readonly items: readonly RosterEntryState[]; readonly total: number }> {
    await this.authorize.execute(client);
    return this.roster.list(client.collegeId, query);
  }

  /** @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, RosterEntryNotFound */
  async get(client: RosterClient, id: number): Promise<RosterEntryState> {
    const { items } = await this.list(client, { filter: { by: 'id', value: id }, offset: 0, limit: 1 });
    const [found] = items;
    if (!found) throw new RosterEntryNotFound();
    return found;
  }
}
