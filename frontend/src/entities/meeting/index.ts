export { meetingQueries, type Attendee, type Meeting, type MeetingNotes } from './api/meetings';
