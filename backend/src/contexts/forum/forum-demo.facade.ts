import { Injectable } from '@nestjs/common';
import { ParticipateInDiscussions } from './application/discussions/participate';
import {
  type SampleDiscussion,
  SeedDiscussions,
  type SeededDiscussions,
} from './application/discussions/seed-discussions';
import { type DemoCase, SeedDemoCases } from './application/reporting/seed-demo-cases';

/** Demo data of the forum. */
@Injectable()
export class ForumDemoFacade {
  constructor(
    private readonly seedDiscussions: SeedDiscussions,
    private readonly participate: ParticipateInDiscussions,
    private readonly demoCases: SeedDemoCases,
  ) {}

  /** Creates the discussions of demo users that don't exist yet. @returns those that were created */
  seed(discussions: readonly SampleDiscussion[]): Promise<SeededDiscussions> {
    return this.seedDiscussions.execute(discussions);
  }

  /** Saves a discussion for a user. @throws PostNotFound */
  savePost(userId: number, postId: number): Promise<void> {
    return this.participate.setPostSaved(userId, postId, true);
  }

  /**
   * Creates cases for operators, except those that exist.
   * @throws NothingToReport, OwnContent, Oneself, TooManyRequests
   */
  seedCases(operatorId: number, cases: readonly DemoCase[]): Promise<void> {
    return this.demoCases.execute(operatorId, cases);
  }
}
