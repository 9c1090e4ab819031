import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Webhook as Signer } from 'standardwebhooks';
import { OutboundRequestFailed, OutboundRequests } from '../../../../shared/infrastructure/outbound/outbound-requests';
import { type WebhookMessage, WebhookReceivers } from '../../application/webhooks/ports/webhook-receivers';
import { WebhookAddressRefused } from '../../domain/webhooks/errors';
import type { AttemptResult } from '../../domain/webhooks/webhook-delivery';

const TIMEOUT_MS = 10_000;
const SECRET_BYTES = 32;

@Injectable()
export class HttpWebhookReceivers extends WebhookReceivers {
  constructor(private readonly outbound: OutboundRequests) {
    super();
  }

  createSecret(): string {
    return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  }

  async checkAddress(text: string): Promise<string> {
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) throw new WebhookAddressRefused('not-an-address');
    const { href, username, password, protocol } = new URL(text);
    if (username || password) throw new WebhookAddressRefused('credentials');
    try {
      await this.outbound.check(href);
    } catch (error) {
      if (!(error instanceof OutboundRequestFailed)) throw error;
      if (protocol !== 'https:') throw new WebhookAddressRefused('not-https');
      throw new WebhookAddressRefused(error.reason === 'not-public' ? 'not-public' : 'not-found');
    }
    return href;
  }

  async send(url: string, { id, sentAt, payload, secrets }: WebhookMessage): Promise<AttemptResult> {
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
      'webhook-signature': secrets.map((secret) => new Signer(secret).sign(id, sentAt, payload)).join(' '),
    };
    const startedAt = performance.now();
    const measure = () => performance.now() - startedAt;
    try {
      const status = await this.outbound.post(url, { body: payload, headers, timeoutMs: TIMEOUT_MS });
      return { status, problem: null, durationMs: measure() };
    } catch (error) {
      if (!(error instanceof OutboundRequestFailed)) throw error;
      const durationMs = measure();
      if (error.reason === 'not-public') return { status: null, problem: 'not-public', durationMs };
      return { status: null, problem: durationMs >= TIMEOUT_MS ? 'timeout' : 'unreachable', durationMs };
    }
  }
}
