import { request, type Schemas } from '@/shared/api';

type ResponseMessage = Schemas['SentenceView'];

export const resetPassword = (reset: Schemas['ResetPasswordBody']) =>
  request<ResponseMessage>('POST', '/api/password/reset', reset);
