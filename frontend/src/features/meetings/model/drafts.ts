/** The keys of unsent drafts about meetings. */
export const NEW_MEETING_DRAFT = 'meeting:new';
export const rescheduleDraft = (meetingId: number) => `meeting:${meetingId}:reschedule`;
export const leaveDraft = (meetingId: number) => `meeting:${meetingId}:call-off`;
export const outcomeDraft = (meetingId: number) => `meeting:${meetingId}:outcome`;
export const notesDraft = (meetingId: number) => `meeting:${meetingId}:notes`;
