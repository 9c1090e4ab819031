import { Connection } from '../../../domain/connections/connection';
import { InMemoryBlocks, InMemoryConnections } from '../../connections/testing/in-memory-connections';
import { InMemoryMeetings } from '../../meetings/testing/in-memory-meetings';
import { aMeeting, hoursAfter, NOON } from '../../meetings/testing/sample-meeting';
import { InMemoryCheckIns, InMemoryMentoringRelationships, InMemoryThanksStore } from './in-memory-mentoring-outcomes';
import { describeCheckIns, describeMentoringRelationships, describeThanksStore } from './mentoring-outcomes.contract';

describeMentoringRelationships('memory', async () => new InMemoryMentoringRelationships());

describeThanksStore('memory', async () => {
  const blocks = new InMemoryBlocks();
  return {
    thanks: new InMemoryThanksStore(blocks),
    block: (blockerId, blockedId) => blocks.save(blockerId, blockedId, NOON),
  };
});

describeCheckIns('memory', async () => {
  const [connections, meetings, blocks] = [new InMemoryConnections(), new InMemoryMeetings(), new InMemoryBlocks()];
  const outcomes = new Set<string>();
  const hasOutcome = (meetingId: number, userId: number) => outcomes.has(`${meetingId} ${userId}`);
  return {
    checkIns: new InMemoryCheckIns(meetings, connections, blocks, hasOutcome),
    addMeeting: async (hostId, attendeeId, endTime, status = 'confirmed') => {
      const id = meetings.states.size + 1;
      const state = aMeeting({ hostId, attendeeId }, false, id).snapshot();
      meetings.states.set(id, { ...state, status, startTime: hoursAfter(endTime, -1), endTime });
      return id;
    },
    addOutcome: async (meetingId, userId) => void outcomes.add(`${meetingId} ${userId}`),
    connect: async (fromUserId, toUserId) => {
      const request = { fromUserId, toUserId, mentorId: toUserId, message: 'Hello' };
      const connection = Connection.request(await connections.nextId(), request, NOON);
      connection.accept(toUserId, NOON);
      await connections.save(connection);
    },
    block: (blockerId, blockedId) => blocks.save(blockerId, blockedId, NOON),
  };
});
