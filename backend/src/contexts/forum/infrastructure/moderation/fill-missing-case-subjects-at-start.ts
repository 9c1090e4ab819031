import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { FillMissingCaseSubjects } from '../../application/moderation/open-case';

const COMPLETE_CASES_QUEUE = 'complete-moderation-cases';

/** Completes cases for reports that were filed before cases existed. */
@Injectable()
export class FillMissingCaseSubjectsAtStart implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly fillMissingCaseSubjects: FillMissingCaseSubjects,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.process(COMPLETE_CASES_QUEUE, () => this.fillMissingCaseSubjects.execute());
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.backgroundWork || !(await this.fillMissingCaseSubjects.isNeeded())) return;
    await this.jobs.send(COMPLETE_CASES_QUEUE, {}, { singletonKey: COMPLETE_CASES_QUEUE });
  }
}
