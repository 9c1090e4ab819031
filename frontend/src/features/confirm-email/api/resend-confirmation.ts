import { request, type Schemas } from '@/shared/api';

export const resendConfirmation = () => request<Schemas['SentenceView']>('POST', '/api/email/resend');
