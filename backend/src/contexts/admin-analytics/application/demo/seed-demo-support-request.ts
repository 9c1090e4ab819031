import { UseCase } from '../../../../shared/application/use-case';
import { ContactSupport } from '../support/contact-support';
import { SupportRequests } from '../support/ports/support-requests';

/** Sends a message of a demo person to the operators. */
@UseCase()
export class SeedDemoSupportRequest {
  constructor(
    private readonly requests: SupportRequests,
    private readonly contactSupport: ContactSupport,
  ) {}

  /**
   * Does nothing if the person has ever sent a message, so that a closed one doesn't return.
   * @throws TooManyRequests
   */
  async execute(userId: number, text: { subject: string; message: string }): Promise<void> {
    if (!(await this.requests.existsByUser(userId))) await this.contactSupport.execute(userId, text);
  }
}
