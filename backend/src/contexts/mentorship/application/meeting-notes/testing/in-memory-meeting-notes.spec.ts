import { InMemoryMeetingNotes } from './in-memory-meeting-notes';
import { describeMeetingNotes } from './meeting-notes.contract';

describeMeetingNotes('memory', async () => ({ store: new InMemoryMeetingNotes(), meetings: [1, 2] }));
