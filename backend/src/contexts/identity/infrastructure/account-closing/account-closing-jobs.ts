import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Jobs } from '../../../../shared/application/jobs';
import {
  SEND_RESTORE_MAIL,
  SendRestoreMail,
  type SendRestoreMailInput,
} from '../../application/account-closing/restore-mail';
import { SendAccountNotice } from '../../application/account/send-account-notice';
import { AccountClosingRequested, AccountRestored } from '../../integration-events/account-events';
import { EraseDueAccounts } from '../../application/account-closing/erase-accounts';
import type { UserId } from '../../domain/users/user-state';

@Injectable()
export class NotifyOwnerWhenAccountClosing implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly jobs: Jobs,
    private readonly sendRestoreMail: SendRestoreMail,
    private readonly sendAccountNotice: SendAccountNotice,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AccountClosingRequested, 'send-restore-mail-when-account-closing-asked', ({ userId }) =>
      this.sendRestoreMail.execute({ userId: userId as UserId }),
    );
    this.events.subscribe(AccountRestored, 'tell-owner-when-account-restored', ({ userId }) =>
      this.sendAccountNotice.execute({ userId: userId as UserId, notice: 'account-restored' }),
    );
    // A sign-in attempt at a closing account sends the link again.
    this.jobs.process<SendRestoreMailInput>(SEND_RESTORE_MAIL, (data) => this.sendRestoreMail.execute(data));
  }
}

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
