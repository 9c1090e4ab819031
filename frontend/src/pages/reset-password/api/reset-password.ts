import { request, type Schemas } from '@/shared/api';

type Message = Schemas['SentenceView'];

export const resetPassword = (reset: Schemas['ResetPasswordBody']) =>
  request<Message>('POST', '/api/password/reset', reset);
