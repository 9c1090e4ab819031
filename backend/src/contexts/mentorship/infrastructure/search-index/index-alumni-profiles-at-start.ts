import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { addMissingEntries } from './finder-entries';
import { backfillAnswererKeys } from '../matching/answerer-index';
import { backfillScoreKeys } from '../matching/match-index';

const INDEX_PROFILES_QUEUE = 'index-alumni-profiles';
const BATCH_SIZE = 500;

/** Indexes profiles that are older than the search tables, because migrations don't know the rules of the product. */
@Injectable()
export class IndexAlumniProfilesAtStart implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
  ) {
    jobs.process(INDEX_PROFILES_QUEUE, () => this.index());
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.backgroundWork)
      await this.jobs.send(INDEX_PROFILES_QUEUE, {}, { singletonKey: INDEX_PROFILES_QUEUE });
  }

  async index(): Promise<void> {
    for (const addMissing of [addMissingEntries, backfillScoreKeys, backfillAnswererKeys]) {
      while ((await this.unitOfWork.run(() => addMissing(this.unitOfWork, BATCH_SIZE))) === BATCH_SIZE);
    }
  }
}
