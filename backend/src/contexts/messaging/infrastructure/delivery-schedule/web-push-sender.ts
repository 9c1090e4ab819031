import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { generateRequestDetails } from 'web-push';
import { OutboundRequests } from '../../../../shared/infrastructure/outbound/outbound-requests';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { type PushMessage, type PushResult, PushSender } from '../../application/delivery-schedule/ports/push-sender';
import type { PushSubscription } from '../../domain/delivery-schedule/push-subscription';

/** A browser that is off for longer than a day does not show the message; the page shows it anyway. */
const TTL_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;
const GONE_STATUSES = new Set([404, 410]);

/** Sends with VAPID (RFC 8292), encrypted for the browser (RFC 8291). Does not follow redirects or read responses. */
@Injectable()
export class WebPushSender extends PushSender {
  readonly #log = new Logger(WebPushSender.name);

  constructor(
    private readonly settings: Settings,
    private readonly outbound: OutboundRequests,
  ) {
    super();
  }

  get publicKey(): string | null {
    return this.settings.webPush?.publicKey ?? null;
  }

  async send(subscription: PushSubscription, message: PushMessage): Promise<PushResult> {
    const { webPush } = this.settings;
    if (!webPush) return 'refused';
    const { endpoint, p256dh, auth } = subscription;
    const details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: webPush,
      TTL: TTL_SECONDS,
      urgency: 'normal',
      topic: hashPushTopic(message.tag),
    });
    const status = await this.outbound.post(details.endpoint, {
      body: details.body,
      headers: details.headers,
      timeoutMs: TIMEOUT_MS,
    });
    if (status >= 200 && status < 300) return 'sent';
    if (GONE_STATUSES.has(status)) return 'gone';
    if (status === 429 || status >= 500) throw new Error(`The push service responded with status ${status}`);
    this.#log.warn(`The push service at ${new URL(endpoint).hostname} refused a message with status ${status}`);
    return 'refused';
  }
}

/**
 * Returns the topic: a push service keeps one message of each topic for a browser that is off. At most 32 characters of
 * base64url.
 */
const hashPushTopic = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
