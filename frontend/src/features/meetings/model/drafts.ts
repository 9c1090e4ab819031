/** The keys of unsent drafts about meetings. */
export const NEW_MEETING_DRAFT_KEY = 'meeting:new';
export const rescheduleDraftKey = (meetingId: number) => `meeting:${meetingId}:reschedule`;
export const leaveDraftKey = (meetingId: number) => `meeting:${meetingId}:call-off`;
export const outcomeDraftKey = (meetingId: number) => `meeting:${meetingId}:outcome`;
export const notesDraftKey = (meetingId: number) => `meeting:${meetingId}:notes`;
