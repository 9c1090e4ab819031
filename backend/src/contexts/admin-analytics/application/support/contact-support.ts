import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { Mailbox } from '../../../../shared/application/mailbox';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { SupportRequest, type SupportRequestState } from '../../domain/support/support-request';
import { SupportPages, SupportPeople, SupportRequests } from './ports/support-requests';

export const SEND_SUPPORT_COPY = 'send-support-copy';

/** Stores a message to the operators, and emails a copy to its author. */
@UseCase()
export class ContactSupport {
  constructor(
    private readonly requests: SupportRequests,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * While a request is open, sending the same text again returns that request.
   * @throws TooManyRequests
   */
  async execute(
    by: number,
    { subject, message }: { subject: string; message: string },
  ): Promise<{ request: SupportRequestState; isNew: boolean }> {
    await this.limits.consume(RATE_LIMITS.supportRequestsPerPerson, String(by));
    return this.transactions.run(async () => {
      const text = { userId: by, subject, message };
      const id = await this.requests.nextId();
      const request = SupportRequest.open({ ...text, id, createdAt: this.clock.now() });
      const isNew = await this.requests.saveUnlessOpen(request);
      if (isNew) await this.jobs.send(SEND_SUPPORT_COPY, { id });
      const open = isNew ? request : await this.requests.findOpen(text);
      return { request: (open ?? request).snapshot(), isNew };
    });
  }
}

/** Sends the copy only to a confirmed address, so that no one can make the product write to a stranger. */
@UseCase()
export class SendSupportCopy {
  constructor(
    private readonly requests: SupportRequests,
    private readonly people: SupportPeople,
    private readonly mailbox: Mailbox,
    private readonly pages: SupportPages,
  ) {}

  async execute(id: number): Promise<void> {
    const request = await this.requests.find(id);
    const to = request && (await this.people.findAddress(request.userId));
    if (!request || !to) return;
    const { subject, message } = request.snapshot();
    const names = await this.people.findNames([request.userId]);
    const { productName } = this.pages;
    await this.mailbox.send({
      id: `support-request-${id}`,
      to,
      subject: `We have your message: ${subject}`,
      content: {
        recipientName: names.get(request.userId) ?? null,
        blocks: [
          'Thank you for writing to us. We’ll reply by email, usually within two business days.',
          'This is what you wrote:',
          { quotation: message },
        ],
        button: { label: `Go to ${productName}`, url: this.pages.homeUrl() },
        notes: [],
        footer: {
          reason: `You’re getting this email because you contacted ${productName} support. If that wasn’t you, change your password.`,
          links: [],
        },
      },
    });
  }
}
