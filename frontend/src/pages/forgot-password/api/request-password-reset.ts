import { request, type Schemas } from '@/shared/api';

type ResponseMessage = Schemas['SentenceView'];

export const requestPasswordReset = (identifier: string) =>
  request<ResponseMessage>('POST', '/api/password/forgot', { identifier });
