import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  redeliverMessage,
  rotateWebhookSecret,
  sendTestMessage,
  webhookQueries,
  type WebhookChanges,
} from './webhooks';

/** Returns the actions on the webhooks of the college; each invalidates the list. */
export function useWebhookActions(viewer: number) {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: webhookQueries.list(viewer).queryKey });
  const create = useMutation({ mutationFn: createWebhook, onSettled });
  const change = useMutation({
    mutationFn: ({ id, ...changes }: WebhookChanges & { id: number }) => changeWebhook(id, changes),
    onSettled,
  });
  const remove = useMutation({ mutationFn: deleteWebhook, onSettled });
  const rotate = useMutation({ mutationFn: rotateWebhookSecret, onSettled });
  return { create, change, remove, rotate };
}

/** Returns the actions on the messages of one webhook; each invalidates its deliveries. */
export function useDeliveryActions(viewer: number, webhookId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = webhookQueries.deliveries(viewer, webhookId);
  const onSettled = () => queryClient.invalidateQueries({ queryKey });
  const test = useMutation({ mutationFn: () => sendTestMessage(webhookId), onSettled });
  const redeliver = useMutation({ mutationFn: redeliverMessage, onSettled });
  return { test, redeliver };
}
