import { request, type Schemas } from '@/shared/api';

type SupportRequest = Schemas['SupportRequestView'];

/** Sends a message to the operators of the product. */
export const contactSupport = (payload: Schemas['SupportRequestBody']) =>
  request<SupportRequest>('POST', '/api/support', payload);
