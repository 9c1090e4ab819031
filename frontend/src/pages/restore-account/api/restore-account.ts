import { request, type Schemas } from '@/shared/api';

export const restoreAccount = (token: string) =>
  request<Schemas['SentenceView']>('POST', '/api/account/restore', { token });
