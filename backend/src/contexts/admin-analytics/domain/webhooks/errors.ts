import { DomainError } from '../../../../shared/domain/domain-error';
import { WEBHOOK_LIMITS } from './webhook';

/** Why no message can be sent to an address. */
type WebhookAddressProblem = 'not-https' | 'not-public' | 'not-found' | 'credentials' | 'not-an-address';

const ADDRESS_MESSAGES: Readonly<Record<WebhookAddressProblem, string>> = {
  'not-an-address': 'Enter the whole address, starting with https://.',
  'not-https': 'The address must start with https://.',
  'not-public': 'This address isn’t on the public internet.',
  'not-found': 'We couldn’t find this server. Check the address.',
  credentials: 'The address can’t contain a user name or password.',
};

export class WebhookAddressRefused extends DomainError {
  constructor(problem: WebhookAddressProblem) {
    const message = ADDRESS_MESSAGES[problem];
    super('invalid', 'admin-analytics.webhook-address-refused', message, [{ field: 'url', message }]);
  }
}

/** Also for webhooks of other colleges. */
export class WebhookNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.webhook-not-found', 'We couldn’t find this webhook.');
  }
}

/** Also for deliveries of other colleges. */
export class WebhookDeliveryNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.webhook-delivery-not-found', 'We couldn’t find this delivery.');
  }
}

export class TooManyWebhooks extends DomainError {
  constructor() {
    const message = `A college can have ${WEBHOOK_LIMITS.perCollege} webhooks. Delete one to add another.`;
    super('conflict', 'admin-analytics.too-many-webhooks', message);
  }
}

/** Nothing is sent while a webhook is paused. */
export class WebhookIsPaused extends DomainError {
  constructor() {
    super('conflict', 'admin-analytics.webhook-is-paused', 'This webhook is paused. Resume it first.');
  }
}
