import { Injectable } from '@nestjs/common';
import { DecideOnCase, type DecideOnCaseInput } from './application/moderation/decide-on-case';
import { type ListedCase, ListCases } from './application/moderation/list-cases';
import { type CaseCounts, CaseReader, type CaseQuery } from './application/moderation/ports/cases';

const COMMAND_LINE_MODERATOR = { id: null };

/** Cases of moderation, as operators see and decide them. */
@Injectable()
export class ForumModerationFacade {
  constructor(
    private readonly caseReader: CaseReader,
    private readonly caseList: ListCases,
    private readonly decideOnCase: DecideOnCase,
  ) {}

  /** Counts unclaimed cases, except those about `viewer`. */
  countCases(viewer: number): Promise<CaseCounts> {
    return this.caseReader.countUnclaimed(viewer);
  }

  /** Returns the moderation queue for the command line. */
  async listCases(query: CaseQuery): Promise<ListedCase[]> {
    return (await this.caseList.execute(COMMAND_LINE_MODERATOR, query)).items;
  }

  /** Decides a case on the command line, even if an operator claimed it. */
  moderate(decision: Omit<DecideOnCaseInput, 'by' | 'version'>): Promise<void> {
    return this.decideOnCase.execute({ ...decision, by: COMMAND_LINE_MODERATOR, version: null });
  }
}
