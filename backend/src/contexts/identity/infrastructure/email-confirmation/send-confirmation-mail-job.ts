import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import {
  SEND_CONFIRMATION_MAIL,
  SendConfirmationMail,
} from '../../application/email-confirmation/send-confirmation-mail';
import type { UserId } from '../../domain/users/ids';

@Injectable()
export class SendConfirmationMailJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sendConfirmationMail: SendConfirmationMail,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ userId: UserId }>(SEND_CONFIRMATION_MAIL, (data) => this.sendConfirmationMail.execute(data));
  }
}
