import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { SendAddressTakenMail } from '../../application/registration/address-taken-mail';
import { SEND_ADDRESS_TAKEN_MAIL } from '../../application/registration/register-user';
import type { UserId } from '../../domain/users/user-state';

@Injectable()
export class SendAddressTakenMailJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sendAddressTakenMail: SendAddressTakenMail,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ userId: UserId }>(SEND_ADDRESS_TAKEN_MAIL, (data) => this.sendAddressTakenMail.execute(data));
  }
}
