import type { UserId } from '../../../domain/users/user-state';
import type { OperatorFacts } from '../../../domain/users/operator';
import { FindOperators } from '../grant-operator';
import { type AccountForOperators, type OperatorAccount, type OperatorGrant, Operators } from '../ports/operators';

export class InMemoryOperators extends Operators {
  readonly accounts = new Map<string, OperatorFacts & { readonly userId: UserId }>();
  readonly grants = new Map<number, OperatorGrant>();

  async findAccount(username: string): Promise<OperatorAccount | null> {
    const account = this.accounts.get(username.toLowerCase());
    return account ? { ...account, grantedAt: this.grants.get(account.userId)?.grantedAt ?? null } : null;
  }

  async findGranted(ids: readonly number[]): Promise<readonly OperatorAccount[]> {
    return (await this.listGranted()).filter(({ userId }) => ids.includes(userId));
  }

  async listGranted(): Promise<readonly OperatorAccount[]> {
    const all = await Promise.all([...this.accounts.keys()].map((name) => this.findAccount(name)));
    return all
      .filter((one) => one !== null)
      .filter(({ grantedAt }) => grantedAt !== null)
      .sort((one, other) => one.userId - other.userId);
  }

  async add(grant: OperatorGrant): Promise<boolean> {
    if (this.grants.has(grant.userId)) return false;
    this.grants.set(grant.userId, grant);
    return true;
  }

  async delete(userId: UserId): Promise<boolean> {
    return this.grants.delete(userId);
  }

  async findAccountsByIds(): Promise<readonly AccountForOperators[]> {
    return [];
  }
}

/** Only `operators` have the rights of an operator. */
export const findOperators = (now: Date, operators = new InMemoryOperators()): FindOperators =>
  new FindOperators(operators, { twoFactorNeeded: false }, { now: () => now });
