import { Injectable } from '@nestjs/common';
import { FindOperators } from './application/operators/grant-operator';
import { ListAccounts, type ModeratedAccount } from './application/operators/list-accounts';
import { ChangeSuspension, SuspendUser } from './application/operators/suspensions';
import { type AccountOrigin, PeopleReader } from './application/people/ports/people-reader';
import type { UserId } from './domain/users/user-state';

/** Accounts, as moderation sees and suspends them. */
@Injectable()
export class AccountModerationFacade {
  constructor(
    private readonly accounts: ListAccounts,
    private readonly peopleReader: PeopleReader,
    private readonly suspension: SuspendUser,
    private readonly suspensionChange: ChangeSuspension,
    private readonly operators: FindOperators,
  ) {}

  /** Finds the accounts of `ids` as operators see them, including suspended and closing ones. */
  listAccounts(ids: readonly number[]): Promise<ModeratedAccount[]> {
    return this.accounts.execute(ids);
  }

  /** Returns when those of `ids` that have an account registered, and the networks of recent sign-ins; not for display. */
  findOrigins(ids: readonly number[]): Promise<ReadonlyMap<number, AccountOrigin>> {
    return this.peopleReader.findOrigins(ids);
  }

  /**
   * Suspends an account immediately and ends all its sessions; joins the unit of work in progress.
   * @param suspension `notice` is shown to the user
   * @returns false if they were already suspended @throws UserNotFound, SuspensionEndInPast
   */
  suspend(userId: number, suspension: { until: Date | null; notice: string }): Promise<boolean> {
    return this.suspension.suspendById(userId as UserId, { ...suspension, reason: 'Moderation' });
  }

  /**
   * Changes the end and the notice of a suspension; joins the unit of work in progress.
   * @returns false if the user isn't suspended @throws UserNotFound, SuspensionEndInPast
   */
  changeSuspension(userId: number, change: { until: Date | null; notice: string }): Promise<boolean> {
    return this.suspensionChange.changeById(userId as UserId, change);
  }

  /** Returns which of `ids` are operators now. */
  findOperatorIdsAmong(ids: readonly number[]): Promise<ReadonlySet<number>> {
    return this.operators.findOperatorIdsAmong(ids);
  }

  /** Returns the IDs of all current operators. */
  listOperatorIds(): Promise<readonly number[]> {
    return this.operators.listOperatorIds();
  }
}
