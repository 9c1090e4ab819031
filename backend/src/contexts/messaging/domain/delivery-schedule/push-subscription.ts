import { DomainError } from '../../../../shared/domain/domain-error';
import { isSecureWebAddress } from '../../../../shared/domain/web-address';

/** A browser that shows push messages to one person. */
export interface PushSubscription {
  /** URL at which its push service accepts messages for it. Secret: anyone who knows it can send there. */
  readonly endpoint: string;
  /** Public key of the browser, base64url: 65 bytes. */
  readonly p256dh: string;
  /** Shared with the browser, base64url: 16 bytes. */
  readonly auth: string;
}

/** If there are more, the one renewed longest ago ends. */
export const MAX_SUBSCRIPTIONS = 10;

export const MAX_ENDPOINT_LENGTH = 1_000;

export class EndpointRefused extends DomainError {
  constructor() {
    const message = 'The endpoint must be a public https address.';
    super('invalid', 'messaging.endpoint-refused', message, [{ field: 'endpoint', message }]);
  }
}

/**
 * @throws EndpointRefused for URLs without https, with a port or credentials, with an IP address, or in a local network
 */
export function assertPublicEndpoint(endpoint: string): void {
  if (endpoint.length > MAX_ENDPOINT_LENGTH || !isSecureWebAddress(endpoint)) throw new EndpointRefused();
}
