import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import {
  type MailScope,
  type UnsubscribeLink,
  UnsubscribeLinks,
} from '../../application/notification-delivery/ports/unsubscribe-links';
import { NOTIFICATION_KINDS } from '../../domain/notifications/notification-kinds';

const SCOPES: readonly MailScope[] = [...NOTIFICATION_KINDS, 'digest'];
const TOKEN = /^([1-9]\d{0,9})\.([a-z]+)\.([\w-]{43})$/;

/** `7.message.` and a signature: nothing is stored, and a link in an old mail keeps working. */
@Injectable()
export class SignedUnsubscribeLinks extends UnsubscribeLinks {
  readonly #key: Buffer;

  constructor(private readonly settings: Settings) {
    super();
    this.#key = Buffer.from(hkdfSync('sha256', settings.sessionSecret, '', 'messaging: links that end mails', 32));
  }

  tokenOf({ userId, scope }: UnsubscribeLink): string {
    return `${userId}.${scope}.${this.#signature(userId, scope).toString('base64url')}`;
  }

  read(token: string): UnsubscribeLink | null {
    const [, id, name, signature] = TOKEN.exec(token) ?? [];
    const scope = SCOPES.find((one) => one === name);
    if (!scope || !signature) return null;
    const userId = Number(id);
    const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), this.#signature(userId, scope));
    return isOurs ? { userId, scope } : null;
  }

  page(token: string): string {
    return `${this.settings.origin}/unsubscribe?token=${token}`;
  }

  oneClick(token: string): string {
    return `${this.settings.origin}/api/unsubscribe/${token}`;
  }

  #signature(userId: number, scope: MailScope): Buffer {
    return createHmac('sha256', this.#key).update(`${userId}.${scope}`).digest();
  }
}
