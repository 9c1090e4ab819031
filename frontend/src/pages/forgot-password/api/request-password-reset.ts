import { request, type Schemas } from '@/shared/api';

type Message = Schemas['SentenceView'];

export const requestPasswordReset = (identifier: string) =>
  request<Message>('POST', '/api/password/forgot', { identifier });
