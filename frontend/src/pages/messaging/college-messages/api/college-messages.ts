import { linkedPagesQuery, request, type Schemas } from '@/shared/api';

/** A college's message in a student's inbox. */
export type CollegeMessage = Schemas['CollegeMessageView'];

const INBOX_PATH = '/api/college-messages';

export const collegeMessagesQuery = (viewer: number) =>
  linkedPagesQuery<CollegeMessage>([INBOX_PATH, {}, viewer], INBOX_PATH);

export const markCollegeMessageRead = (id: number) => request('PUT', `${INBOX_PATH}/${id}/read`, {});
export const answerCollegeMessage = (id: number, content: string) =>
  request('POST', `${INBOX_PATH}/${id}/answers`, { content });
