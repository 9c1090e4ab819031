import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import {
  type MailScope,
  type UnsubscribeLink,
  MailLinks,
} from '../../application/notification-settings/ports/mail-links';
import { NOTIFICATION_KINDS } from '../../domain/notification-settings/notification-kinds';

const MAIL_SCOPES: readonly MailScope[] = [...NOTIFICATION_KINDS, 'digest'];
const TOKEN_PATTERN = /^([1-9]\d{0,9})\.([a-z]+)\.([\w-]{43})$/;

/** Tokens such as `7.message.` followed by a signature: nothing is stored, and a link in an old mail keeps working. */
@Injectable()
export class SignedMailLinks extends MailLinks {
  readonly #key: Buffer;

  constructor(private readonly settings: Settings) {
    super();
    this.#key = Buffer.from(hkdfSync('sha256', settings.sessionSecret, '', 'messaging: links that end mails', 32));
  }

  get productName(): string {
    return this.settings.appName;
  }

  pageUrl(path: string): string {
    return `${this.settings.origin}${path}`;
  }

  settingsUrl(): string {
    return this.pageUrl('/profile-settings?tab=notifications');
  }

  signToken({ userId, scope }: UnsubscribeLink): string {
    return `${userId}.${scope}.${this.#signature(userId, scope).toString('base64url')}`;
  }

  readToken(token: string): UnsubscribeLink | null {
    const [, id, name, signature] = TOKEN_PATTERN.exec(token) ?? [];
    const scope = MAIL_SCOPES.find((one) => one === name);
    if (!scope || !signature) return null;
    const userId = Number(id);
    const isAuthentic = timingSafeEqual(Buffer.from(signature, 'base64url'), this.#signature(userId, scope));
    return isAuthentic ? { userId, scope } : null;
  }

  unsubscribePageUrl(token: string): string {
    return this.pageUrl(`/unsubscribe?token=${token}`);
  }

  oneClickUrl(token: string): string {
    return this.pageUrl(`/api/unsubscribe/${token}`);
  }

  #signature(userId: number, scope: MailScope): Buffer {
    return createHmac('sha256', this.#key).update(`${userId}.${scope}`).digest();
  }
}
