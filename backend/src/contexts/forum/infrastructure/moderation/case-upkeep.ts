import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { CompleteCases } from '../../application/moderation/open-case';

const QUEUE = 'complete-moderation-cases';

/** Completes cases for reports that were filed before cases existed. */
@Injectable()
export class CompleteCasesAtStart implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly completeCases: CompleteCases,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.completeCases.execute());
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.backgroundWork || !(await this.completeCases.isNeeded())) return;
    await this.jobs.send(QUEUE, {}, { singletonKey: QUEUE });
  }
}
