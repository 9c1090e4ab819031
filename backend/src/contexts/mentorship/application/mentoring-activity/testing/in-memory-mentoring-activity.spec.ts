import { InMemoryReplyRecords } from '../../reply-times/testing/in-memory-reply-times';
import { InMemoryMentoringActivity } from './in-memory-mentoring-activity';
import { describeMentoringActivity } from './mentoring-activity.contract';

describeMentoringActivity('memory', async () => {
  const records = new InMemoryReplyRecords();
  const activity = new InMemoryMentoringActivity(records);
  return {
    activity,
    records,
    addMeeting: async (meeting) => void activity.meetings.push(meeting),
    addFinished: async (pair) => void activity.finished.push(pair),
  };
});
