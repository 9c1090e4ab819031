import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { SEND_RESET_MAIL, SendResetMail } from '../../application/password-reset/reset-mail';
import type { UserId } from '../../domain/users/user-state';

@Injectable()
export class SendResetMailJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sendResetMail: SendResetMail,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ userId: UserId | null }>(SEND_RESET_MAIL, (data) => this.sendResetMail.execute(data));
  }
}
