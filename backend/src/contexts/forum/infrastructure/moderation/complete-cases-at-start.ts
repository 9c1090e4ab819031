import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { CompleteCases } from '../../application/moderation/complete-cases';

const QUEUE = 'complete-moderation-cases';

/** Reports that are older than cases. */
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
