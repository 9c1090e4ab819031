import { Injectable } from '@nestjs/common';
import { ParticipateInDiscussions } from './application/discussions/participate';
import { PublicDiscussions, type PublicDiscussion } from './application/discussions/public-discussions';
import type { QuestionPage, QuestionQuery } from './application/open-questions/ports/open-question-reader';
import {
  type ListedQuestion,
  PublicQuestions,
  type PublicQuestion,
} from './application/open-questions/public-questions';
import { SearchDiscussions, type TitleHit } from './application/discussions/search-discussions';

export type { ListedQuestion, PublicDiscussion, PublicQuestion };

/** Discussions of the forum. */
@Injectable()
export class ForumFacade {
  constructor(
    private readonly participate: ParticipateInDiscussions,
    private readonly publicDiscussions: PublicDiscussions,
    private readonly searchDiscussions: SearchDiscussions,
    private readonly publicQuestions: PublicQuestions,
  ) {}

  /** Counts posts and replies of others since the user last opened the forum, at most 100. */
  countNewContent(userId: number): Promise<number> {
    return this.participate.countNewContent(userId);
  }

  /** Finds discussions by title, best match first, limited to those the viewer can see. */
  searchTitles(q: string, limit: number, viewer: number): Promise<readonly TitleHit[]> {
    return this.searchDiscussions.searchTitles(q, limit, viewer);
  }

  /** Returns a discussion as visitors see it, without names; null if they can't see it. */
  findPublicPost(id: number): Promise<PublicDiscussion | null> {
    return this.publicDiscussions.execute(id);
  }

  /** Returns an open question as visitors see it, without its asker; null if they can't see it. */
  findPublicQuestion(id: number): Promise<PublicQuestion | null> {
    return this.publicQuestions.execute(id);
  }

  /** Lists open questions of adults as visitors see them, newest first. @see PublicQuestions */
  listPublicQuestions(query: QuestionQuery): Promise<QuestionPage<ListedQuestion>> {
    return this.publicQuestions.list(query);
  }
}
