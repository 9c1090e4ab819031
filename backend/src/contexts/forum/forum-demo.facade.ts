import { Injectable } from '@nestjs/common';
import {
  type SampleDiscussion,
  SeedDiscussions,
  type SeededDiscussions,
} from './application/discussions/seed-discussions';
import { type SampleQuestion, SeedQuestions } from './application/open-questions/seed-questions';
import { type DemoCase, SeedDemoCases } from './application/reporting/seed-demo-cases';

/** Demo data of the forum. */
@Injectable()
export class ForumDemoFacade {
  constructor(
    private readonly seedDiscussions: SeedDiscussions,
    private readonly demoCases: SeedDemoCases,
    private readonly seedQuestions: SeedQuestions,
  ) {}

  /** Creates the discussions of demo users that don't exist yet. @returns also those that existed before */
  seed(discussions: readonly SampleDiscussion[]): Promise<SeededDiscussions> {
    return this.seedDiscussions.execute(discussions);
  }

  /**
   * Asks an open question of a demo student who has never asked one.
   * @throws WritingRefused, TooManyOpenRequests, TooManyRequests
   */
  seedQuestion(question: SampleQuestion): Promise<void> {
    return this.seedQuestions.execute(question);
  }

  /**
   * Creates a case for operators, unless it exists.
   * @throws ReportTargetNotFound, CannotReportOwnContent, CannotReportYourself, TooManyRequests
   */
  seedCase(operatorId: number, one: DemoCase): Promise<void> {
    return this.demoCases.execute(operatorId, one);
  }
}
