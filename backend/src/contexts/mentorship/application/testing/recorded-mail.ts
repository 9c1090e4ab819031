import { Jobs } from '../../../../shared/application/jobs';
import { type Mail, Mailbox } from '../../../../shared/application/mailbox';

export class RecordedMailbox extends Mailbox {
  readonly sent: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }
}

export class RecordedJobs extends Jobs {
  readonly waiting: [string, object][] = [];

  work(): void {}

  schedule(): void {}

  async send(queue: string, data: object): Promise<void> {
    this.waiting.push([queue, data]);
  }
}
