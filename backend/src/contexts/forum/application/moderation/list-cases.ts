import { UseCase } from '../../../../shared/application/use-case';
import type { CaseState, Moderator } from '../../domain/moderation/case-state';
import { CaseReader, type CaseQuery, type HistoryEntry } from './ports/cases';
import { type ModeratedAccount, People } from './ports/people';
import { CaseNotFound } from '../../domain/moderation/moderation-errors';
import type { ReportState } from '../../domain/reports/report';
import type { MessageCopy } from '../reports/ports/authored-content';
import { AuthoredContent, type ShownContent } from '../reports/ports/authored-content';

/** The operator who has claimed a case. */
interface ClaimingOperator extends ModeratedAccount {
  /** If false, the claim doesn't count and any operator can take the case over. */
  readonly isOperator: boolean;
}

/** A case with the accounts it refers to. */
export interface ListedCase {
  readonly one: CaseState;
  readonly subject: ModeratedAccount | null;
  readonly claimedBy: ClaimingOperator | null;
}

/** Lists the cases for operators. */
@UseCase()
export class ListCases {
  constructor(
    private readonly reader: CaseReader,
    private readonly people: People,
  ) {}

  async execute(
    by: Moderator,
    query: CaseQuery,
  ): Promise<{
    items: ListedCase[];
    /** The cursor of the next page; null on the last one. */ nextBefore: number | null;
  }> {
    const { items, hasMore } = await this.reader.list(by.id, query);
    return { items: await this.addAccounts(items), nextBefore: hasMore ? items.at(-1)!.id : null };
  }

  /** Resolves the accounts of all cases with one query. */
  async addAccounts(cases: readonly CaseState[]): Promise<ListedCase[]> {
    const holders = [...new Set(cases.map(({ claimedBy }) => claimedBy).filter((id) => id !== null))];
    const subjects = cases.map(({ subjectId }) => subjectId).filter((id) => id !== null);
    const accounts = await this.people.findAccounts([...subjects, ...holders]);
    const operators = holders.length > 0 ? await this.people.filterOperators(holders) : new Set<number>();
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

const MAX_REPORTS = 200;
const MAX_OTHER_CASES = 20;

export interface ShownCase extends ListedCase {
  readonly reports: readonly (ReportState & { readonly reporter: ModeratedAccount | null })[];
  readonly content: ShownContent | null;
  readonly copies: readonly (MessageCopy & { readonly sender: ModeratedAccount | null })[];
  readonly history: readonly (HistoryEntry & { readonly operator: ModeratedAccount | null })[];
  readonly others: readonly ListedCase[];
}

/** Shows a case with the reported content. Viewing a copy of a conversation is recorded in the audit log. */
@UseCase()
export class ShowCase {
  constructor(
    private readonly reader: CaseReader,
    private readonly listCases: ListCases,
    private readonly content: AuthoredContent,
    private readonly people: People,
  ) {}

  /** @throws CaseNotFound also if the case is about this operator */
  async execute(by: Moderator, id: number): Promise<ShownCase> {
    const one = await this.reader.find(id);
    if (!one || (one.subjectId !== null && one.subjectId === by.id)) throw new CaseNotFound();
    const reports = await this.reader.listReports(one, MAX_REPORTS);
    const copies = one.targetType === 'message' ? await this.reader.listMessageCopies(one) : [];
    const history = await this.reader.listHistory(one);
    const others = await this.reader.listOtherCases(one, MAX_OTHER_CASES);
    if (copies.length > 0) await this.people.audit('moderation-copy-read', by.id, `case ${one.id}`);

    const userIds = [
      ...reports.map(({ reporterId }) => reporterId),
      ...copies.map(({ senderId }) => senderId),
      ...history.map(({ operatorId }) => operatorId),
    ].filter((userId) => userId !== null);
    const accounts = await this.people.findAccounts([...new Set(userIds)]);
    const account = (userId: number | null): ModeratedAccount | null =>
      userId === null ? null : (accounts.get(userId) ?? null);
    const [listed] = await this.listCases.addAccounts([one]);
    return {
      ...listed!,
      reports: reports.map((report) => ({ ...report, reporter: account(report.reporterId) })),
      content: await this.#findContent(one, copies),
      copies: copies.map((copy) => ({ ...copy, sender: account(copy.senderId) })),
      history: history.map((entry) => ({ ...entry, operator: account(entry.operatorId) })),
      others: await this.listCases.addAccounts(others),
    };
  }

  /** A message is shown from the copy, because the message may have been deleted. */
  async #findContent(one: CaseState, copies: readonly MessageCopy[]): Promise<ShownContent | null> {
    if (one.targetType !== 'message') return this.content.find({ type: one.targetType, id: one.targetId });
    const reported = copies.find(({ messageId }) => messageId === one.targetId);
    return reported ? { text: reported.content, createdAt: reported.sentAt, url: null, isAnonymous: false } : null;
  }
}
