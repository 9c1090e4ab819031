import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { RemindOfVerification } from '../../application/verification/remind-of-verification';
import { SEND_VERIFICATION_CODE, SendVerificationCode } from '../../application/verification/verify-by-code';

@Injectable()
export class SendVerificationCodes implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sendCode: SendVerificationCode,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ userId: number }>(SEND_VERIFICATION_CODE, (request) => this.sendCode.execute(request));
  }
}

const UPKEEP_QUEUE = 'verification-upkeep';
const EVERY_MORNING = '17 13 * * *';

/** Reminds administrators whose verification ends. */
@Injectable()
export class VerificationUpkeep implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly remind: RemindOfVerification,
  ) {}

  onModuleInit(): void {
    this.jobs.process(UPKEEP_QUEUE, () => this.run());
    this.jobs.schedule(UPKEEP_QUEUE, EVERY_MORNING);
  }

  async run(): Promise<void> {
    await this.remind.execute();
  }
}
