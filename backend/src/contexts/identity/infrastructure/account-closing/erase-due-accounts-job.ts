import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { EraseDueAccounts } from '../../application/account-closing/erase-due-accounts';

const QUEUE = 'erase-due-accounts';
const EVERY_NIGHT = '47 3 * * *';

@Injectable()
export class EraseDueAccountsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly eraseDueAccounts: EraseDueAccounts,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.eraseDueAccounts.execute());
    this.jobs.schedule(QUEUE, EVERY_NIGHT);
  }
}
