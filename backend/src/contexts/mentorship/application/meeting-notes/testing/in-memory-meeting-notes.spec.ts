import { InMemoryMeetingNotes } from './in-memory-meeting-notes';
import { describeMeetingNotes } from './meeting-notes.contract';

describeMeetingNotes('memory', async () => ({ keeper: new InMemoryMeetingNotes(), meetings: [1, 2] }));
