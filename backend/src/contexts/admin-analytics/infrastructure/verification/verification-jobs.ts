import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
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

const DAILY = 'verification-upkeep';
const EVERY_MORNING = '17 13 * * *';

/** Reminds administrators whose verification ends, and deletes expired codes. */
@Injectable()
export class VerificationUpkeep implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly remind: RemindOfVerification,
    private readonly batchDeletion: BatchDeletion,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(DAILY, () => this.run());
    this.jobs.schedule(DAILY, EVERY_MORNING);
  }

  async run(): Promise<void> {
    await this.remind.execute();
    await this.batchDeletion.delete({
      from: 'admin_analytics.verification_codes',
      key: 'user_id',
      where: 'expires_at < $1',
      values: [this.clock.now()],
    });
  }
}
