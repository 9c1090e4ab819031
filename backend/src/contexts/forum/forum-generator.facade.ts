import { Injectable } from '@nestjs/common';
import type { RowCounts } from '../../shared/infrastructure/typeorm/bulk-insert';
import { UnitOfWork } from '../../shared/infrastructure/typeorm/unit-of-work';
import {
  addGeneratedDiscussions,
  type GeneratedDiscussion,
} from './infrastructure/generated-data/generated-discussions';

export type { GeneratedDiscussion, GeneratedReply } from './infrastructure/generated-data/generated-discussions';

/** Discussions of generated people. */
@Injectable()
export class ForumGeneratorFacade {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Adds discussions with all that belongs to them, in the unit of work in progress.
   * @param discussions oldest first
   */
  addDiscussions(discussions: () => Iterable<GeneratedDiscussion>): Promise<RowCounts> {
    return addGeneratedDiscussions(this.unitOfWork, discussions);
  }
}
