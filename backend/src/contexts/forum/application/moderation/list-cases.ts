import { UseCase } from '../../../../shared/application/use-case';
import type { CaseState, Moderator } from '../../domain/moderation/case-state';
import { CaseReader, type CasesAsked } from './ports/case-reader';
import { type ModeratedAccount, ModerationPeople } from './ports/moderation-people';

/** A case with the people it names. */
export interface ListedCase {
  readonly one: CaseState;
  readonly subject: ModeratedAccount | null;
  readonly claimedBy: ModeratedAccount | null;
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
    const ids = cases.flatMap(({ subjectId, claimedBy }) => [subjectId, claimedBy]).filter((id) => id !== null);
    const accounts = await this.people.accounts(ids);
    const account = (id: number | null): ModeratedAccount | null => (id === null ? null : (accounts.get(id) ?? null));
    return cases.map((one) => ({ one, subject: account(one.subjectId), claimedBy: account(one.claimedBy) }));
  }
}
