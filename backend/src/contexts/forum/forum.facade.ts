import { Injectable } from '@nestjs/common';
import type { PersonalDataTables, WrittenChoice } from '../../shared/application/personal-data';
import { Participate } from './application/discussions/participate';
import { PublicDiscussions, type PublicDiscussion } from './application/discussions/public-discussions';
import { SearchDiscussions, type TitleHit } from './application/discussions/search-discussions';
import { type SampleDiscussion, SeedDiscussions } from './application/discussions/seed-discussions';
import { DecideOnCase, type DecideOnCaseInput } from './application/moderation/decide-on-case';
import { type ListedCase, ListCases } from './application/moderation/list-cases';
import { type CaseCounts, CaseReader, type CaseQuery } from './application/moderation/ports/cases';
import { DecideOnAnswer } from './application/shared-answers/decide-on-answer';
import { SharedAnswers } from './application/shared-answers/ports/shared-answers';
import { PersonalData } from './application/reports/ports/reports';
import { OwnDiscussions } from './application/discussions/ports/own-discussions';
import { Clock } from '../../shared/application/clock';

export type { PublicDiscussion };

const COMMAND_LINE = { id: null };

/** API of the forum for other contexts. */
@Injectable()
export class ForumFacade {
  constructor(
    private readonly personalData: PersonalData,
    private readonly ownDiscussions: OwnDiscussions,
    private readonly sharedAnswers: SharedAnswers,
    private readonly decideOnAnswer: DecideOnAnswer,
    private readonly clock: Clock,
    private readonly caseReader: CaseReader,
    private readonly listCases: ListCases,
    private readonly decideOnCase: DecideOnCase,
    private readonly participate: Participate,
    private readonly publicDiscussions: PublicDiscussions,
    private readonly searchDiscussions: SearchDiscussions,
    private readonly seedDiscussions: SeedDiscussions,
  ) {}

  /** Counts posts and replies of others since the user last opened the forum, at most 100. */
  countNew(userId: number): Promise<number> {
    return this.participate.countNew(userId);
  }

  /** Finds discussions by title, best match first, limited to those the viewer can see. */
  searchTitles(q: string, limit: number, viewer: number): Promise<readonly TitleHit[]> {
    return this.searchDiscussions.titles(q, limit, viewer);
  }

  /** Returns a discussion as visitors see it, without names; null if they can't see it. */
  publicPost(id: number): Promise<PublicDiscussion | null> {
    return this.publicDiscussions.execute(id);
  }

  /** Creates the discussions of demo users that don't exist yet. */
  seedDemo(discussions: readonly SampleDiscussion[]): Promise<void> {
    return this.seedDiscussions.execute(discussions);
  }

  /** Counts unclaimed cases, except those about `viewer`. */
  moderationCounts(viewer: number): Promise<CaseCounts> {
    return this.caseReader.countUnclaimed(viewer);
  }

  /** Returns the moderation queue for the command line. */
  async moderationQueue(query: CaseQuery): Promise<ListedCase[]> {
    return (await this.listCases.execute(COMMAND_LINE, query)).items;
  }

  /** Decides a case on the command line, even if an operator claimed it. */
  moderate(decision: Omit<DecideOnCaseInput, 'by' | 'version'>): Promise<void> {
    return this.decideOnCase.execute({ ...decision, by: COMMAND_LINE, version: null });
  }

  /** Returns everything that the forum stores about a user. */
  async exportUser(userId: number): Promise<PersonalDataTables> {
    return {
      ...(await this.ownDiscussions.export(userId)),
      ...(await this.sharedAnswers.export(userId)),
      ...(await this.personalData.export(userId)),
    };
  }

  /**
   * Removes a user from all data of the forum.
   * @param written whether their discussions and replies stay without a name or are deleted
   */
  async eraseUser(userId: number, written: WrittenChoice): Promise<void> {
    // Cases before discussions: reporting locks them in this order.
    await this.personalData.erase(userId);
    await this.decideOnAnswer.withdrawAll(userId);
    await this.ownDiscussions.erase(userId, written, this.clock.now());
  }
}
