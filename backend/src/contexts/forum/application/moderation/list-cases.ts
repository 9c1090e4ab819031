import { UseCase } from '../../../../shared/application/use-case';
import type { CaseState, Moderator } from '../../domain/moderation/case-state';
import { CaseReader, type CasesAsked } from './ports/case-reader';
import { type ModeratedAccount, ModerationPeople } from './ports/moderation-people';

/** Who has claimed a case. */
export interface Holder extends ModeratedAccount {
  /** Otherwise the claim does not count, and any operator may take the case over. */
  readonly isOperator: boolean;
}

/** A case with the people it names. */
export interface ListedCase {
  readonly one: CaseState;
  readonly subject: ModeratedAccount | null;
  readonly claimedBy: Holder | null;
}

/** The queue of operators. */
@UseCase()
export class ListCases {
  constructor(
    private readonly reader: CaseReader,
    private readonly people: ModerationPeople,
  ) {}

  async execute(
    by: Moderator,
    asked: CasesAsked,
  ): Promise<{ items: ListedCase[]; /** Where the next page begins. */ nextBefore: number | null }> {
    const { items, hasMore } = await this.reader.page(by.id, asked);
    return { items: await this.withPeople(items), nextBefore: hasMore ? items.at(-1)!.id : null };
  }

  /** Asks once for the people of all cases. */
  async withPeople(cases: readonly CaseState[]): Promise<ListedCase[]> {
    const holders = [...new Set(cases.map(({ claimedBy }) => claimedBy).filter((id) => id !== null))];
    const subjects = cases.map(({ subjectId }) => subjectId).filter((id) => id !== null);
    const accounts = await this.people.accounts([...subjects, ...holders]);
    const operators = holders.length > 0 ? await this.people.operatorsAmong(holders) : new Set<number>();
    const account = (id: number | null): ModeratedAccount | null => (id === null ? null : (accounts.get(id) ?? null));
    return cases.map((one) => {
      const holder = account(one.claimedBy);
      return {
        one,
        subject: account(one.subjectId),
        claimedBy: holder && { ...holder, isOperator: operators.has(holder.id) },
      };
    });
  }
}
