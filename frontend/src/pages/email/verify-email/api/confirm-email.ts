import { request, type Schemas } from '@/shared/api';

export const confirmEmail = (token: string) => request<Schemas['SentenceView']>('POST', '/api/email/verify', { token });
