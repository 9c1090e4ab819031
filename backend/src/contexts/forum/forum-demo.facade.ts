import { Injectable } from '@nestjs/common';
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
    private readonly demoCases: SeedDemoCases,
  ) {}

  /** Creates the discussions of demo users that don't exist yet. @returns also those that existed before */
  seed(discussions: readonly SampleDiscussion[]): Promise<SeededDiscussions> {
    return this.seedDiscussions.execute(discussions);
  }

  /**
   * Creates a case for operators, unless it exists.
   * @throws ReportTargetNotFound, CannotReportOwnContent, CannotReportYourself, TooManyRequests
   */
  seedCase(operatorId: number, one: DemoCase): Promise<void> {
    return this.demoCases.execute(operatorId, one);
  }
}
