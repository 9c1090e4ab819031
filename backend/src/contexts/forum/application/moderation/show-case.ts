import { UseCase } from '../../../../shared/application/use-case';
import type { CaseState, Moderator } from '../../domain/moderation/case-state';
import { CaseNotFound } from '../../domain/moderation/moderation-errors';
import type { ReportState } from '../../domain/reports/report';
import { type ListedCase, ListCases } from './list-cases';
import { CaseReader } from './ports/case-reader';
import type { MessageCopy } from '../reports/ports/written-content';
import type { HistoryEntry } from './ports/cases';
import { ModeratedContent, type ShownContent } from './ports/moderated-content';
import { type ModeratedAccount, ModerationPeople } from './ports/moderation-people';

export const MOST_REPORTS = 200;
export const MOST_OTHER_CASES = 20;

export interface ShownCase extends ListedCase {
  readonly reports: readonly (ReportState & { readonly reporter: ModeratedAccount | null })[];
  readonly content: ShownContent | null;
  readonly copies: readonly (MessageCopy & { readonly sender: ModeratedAccount | null })[];
  readonly history: readonly (HistoryEntry & { readonly operator: ModeratedAccount | null })[];
  readonly others: readonly ListedCase[];
}

/** One case with what was reported. Looking at a copy of a conversation is kept in the audit log. */
@UseCase()
export class ShowCase {
  constructor(
    private readonly reader: CaseReader,
    private readonly listCases: ListCases,
    private readonly content: ModeratedContent,
    private readonly people: ModerationPeople,
  ) {}

  /** @throws CaseNotFound also for a case about the operator who asks */
  async execute(by: Moderator, id: number): Promise<ShownCase> {
    const one = await this.reader.byId(id);
    if (!one || (one.subjectId !== null && one.subjectId === by.id)) throw new CaseNotFound();
    const reports = await this.reader.reportsOf(one, MOST_REPORTS);
    const copies = one.targetType === 'message' ? await this.reader.copiesOf(one) : [];
    const history = await this.reader.historyOf(one);
    const others = await this.reader.othersAbout(one, MOST_OTHER_CASES);
    if (copies.length > 0) await this.people.audit('moderation-copy-read', by.id, `case ${one.id}`);

    const named = [
      ...reports.map(({ reporterId }) => reporterId),
      ...copies.map(({ senderId }) => senderId),
      ...history.map(({ operatorId }) => operatorId),
    ].filter((who) => who !== null);
    const accounts = await this.people.accounts([...new Set(named)]);
    const account = (who: number | null): ModeratedAccount | null =>
      who === null ? null : (accounts.get(who) ?? null);
    const [listed] = await this.listCases.withPeople([one]);
    return {
      ...listed!,
      reports: reports.map((report) => ({ ...report, reporter: account(report.reporterId) })),
      content: await this.#contentOf(one, copies),
      copies: copies.map((copy) => ({ ...copy, sender: account(copy.senderId) })),
      history: history.map((entry) => ({ ...entry, operator: account(entry.operatorId) })),
      others: await this.listCases.withPeople(others),
    };
  }

  /** A message is shown from the copy: the message itself may have been deleted. */
  async #contentOf(one: CaseState, copies: readonly MessageCopy[]): Promise<ShownContent | null> {
    if (one.targetType !== 'message') return this.content.review({ type: one.targetType, id: one.targetId });
    const reported = copies.find(({ messageId }) => messageId === one.targetId);
    return reported ? { text: reported.content, createdAt: reported.sentAt, url: null } : null;
  }
}
