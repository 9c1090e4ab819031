import { type JobOptions, Jobs } from '../../../../../shared/application/jobs';
import { type Mail, Mailbox } from '../../../../../shared/application/mailbox';
import { type PushMessage, type PushResult, PushSender } from '../../delivery-schedule/ports/push-sender';

interface SentJob {
  readonly queue: string;
  readonly data: object;
  readonly options: JobOptions;
}

/** Jobs that are noted and done by the test. */
export class RecordedJobs extends Jobs {
  readonly sent: SentJob[] = [];

  process(): void {}

  async send(queue: string, data: object, options: JobOptions = {}): Promise<void> {
    this.sent.push({ queue, data, options });
  }

  schedule(): void {}
}

/** Push messages by endpoint; `answers` holds what a push service says in place of "sent". */
export class RecordedPushSender extends PushSender {
  publicKey: string | null = 'public key';
  readonly sent: { readonly endpoint: string; readonly message: PushMessage }[] = [];
  readonly answers = new Map<string, PushResult | Error>();

  async send({ endpoint }: { readonly endpoint: string }, message: PushMessage): Promise<PushResult> {
    const answer = this.answers.get(endpoint) ?? 'sent';
    if (answer instanceof Error) throw answer;
    if (answer === 'sent') this.sent.push({ endpoint, message });
    return answer;
  }
}

/** Mails that are noted; `failure` is thrown in place of sending one. */
export class RecordedMailbox extends Mailbox {
  readonly sent: Mail[] = [];
  failure: Error | null = null;

  async send(mail: Mail): Promise<void> {
    if (this.failure) throw this.failure;
    this.sent.push(mail);
  }
}
