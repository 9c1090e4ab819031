import { queryOptions } from '@tanstack/react-query';
import { request, type Schemas } from '@/shared/api';

/** What the unsubscribe link of an email ends. */
type Unsubscription = Schemas['UnsubscribeLinkView'];

const unsubscribeUrl = (token: string) => `/api/unsubscribe/${encodeURIComponent(token)}`;

export const unsubscriptionQuery = (token: string) =>
  queryOptions<Unsubscription>({ queryKey: [unsubscribeUrl(token)] });

export const unsubscribe = (token: string) => request<Schemas['UnsubscribedView']>('POST', unsubscribeUrl(token), {});
