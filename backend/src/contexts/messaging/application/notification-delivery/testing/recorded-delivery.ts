import { type JobOptions, Jobs } from '../../../../../shared/application/jobs';
import { type PushMessage, type PushResult, PushSender } from '../../delivery-schedule/ports/push-sender';

interface SentJob {
  readonly queue: string;
  readonly data: object;
  readonly options: JobOptions;
}

/** Fake job queue that records jobs; the test runs them. */
export class RecordedJobs extends Jobs {
  readonly sent: SentJob[] = [];

  process(): void {}

  async send(queue: string, data: object, options: JobOptions = {}): Promise<void> {
    this.sent.push({ queue, data, options });
  }

  schedule(): void {}
}

/** Fake push service that records messages by endpoint; `answers` contains results other than "sent". */
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
