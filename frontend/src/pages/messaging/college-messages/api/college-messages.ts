import { linkedPages, request, type Schemas } from '@/shared/api';

/** A college's message in a student's inbox. */
export type CollegeMessage = Schemas['CollegeMessageView'];

const INBOX = '/api/college-messages';

export const inboxQuery = (viewer: number) => linkedPages<CollegeMessage>([INBOX, {}, viewer], INBOX);

export const markCollegeMessageRead = (id: number) => request('PUT', `${INBOX}/${id}/read`, {});
export const answerCollege = (id: number, content: string) => request('POST', `${INBOX}/${id}/answers`, { content });
