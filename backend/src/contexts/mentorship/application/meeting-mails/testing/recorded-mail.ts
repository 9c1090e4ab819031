import {
  type ImmediateMailKind,
  type MailFooter,
  MailPreferences,
  type Mail,
  Mailbox,
} from '../../../../../shared/application/mailbox';

export class RecordedMailbox extends Mailbox {
  readonly sent: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }
}

/** All mails are turned on, except those the test turns off. */
export class MailSwitches extends MailPreferences {
  readonly #off = new Set<string>();

  switchOff(userId: number, ...kinds: readonly ImmediateMailKind[]): void {
    for (const kind of kinds) this.#off.add(`${userId} ${kind}`);
  }

  switchOn(userId: number, kind: ImmediateMailKind): void {
    this.#off.delete(`${userId} ${kind}`);
  }

  async wantsMail(userId: number, kind: ImmediateMailKind): Promise<boolean> {
    return !this.#off.has(`${userId} ${kind}`);
  }

  footerOf(userId: number, kind: ImmediateMailKind): MailFooter {
    return { footer: `Stop mails about ${kind}`, unsubscribeUrl: `https://gradspan.example/stop/${userId}.${kind}` };
  }
}
