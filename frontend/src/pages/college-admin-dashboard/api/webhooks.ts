import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, linkedPagesQuery, request, type Schemas } from '@/shared/api';

/** An address that is notified of what happens at the college. */
export type Webhook = Schemas['WebhookView'];
type WebhookWithSecret = Schemas['WebhookWithSecretView'];
type NewWebhook = Schemas['NewWebhookBody'];
export type WebhookChanges = Schemas['WebhookChangesBody'];
/** A message to a webhook, with the last attempt to send it. */
export type WebhookDelivery = Schemas['WebhookDeliveryView'];

const WEBHOOKS_PATH = '/api/webhooks';
const deliveriesPath = (id: number) => `${WEBHOOKS_PATH}/${id}/deliveries`;

export const webhookQueries = {
  list: (viewer: number) =>
    queryOptions<Webhook[]>({ queryKey: [WEBHOOKS_PATH, {}, viewer], queryFn: fetchAsViewer<Webhook[]>, staleTime: 0 }),
  deliveries: (viewer: number, id: number) =>
    linkedPagesQuery<WebhookDelivery>([deliveriesPath(id), {}, viewer], deliveriesPath(id)),
};

export const createWebhook = (webhook: NewWebhook) => request<WebhookWithSecret>('POST', WEBHOOKS_PATH, webhook);
export const changeWebhook = (id: number, changes: WebhookChanges) =>
  request<Webhook>('PATCH', `${WEBHOOKS_PATH}/${id}`, changes);
export const deleteWebhook = (id: number) => request('DELETE', `${WEBHOOKS_PATH}/${id}`);
/** Returns the webhook with its new secret. */
export const rotateWebhookSecret = (id: number) =>
  request<WebhookWithSecret>('POST', `${WEBHOOKS_PATH}/${id}/rotate-secret`);
export const sendTestMessage = (id: number) => request<WebhookDelivery>('POST', `${WEBHOOKS_PATH}/${id}/test`);
export const redeliverMessage = (id: number) =>
  request<WebhookDelivery>('POST', `${WEBHOOKS_PATH}/deliveries/${id}/redeliver`);
