import { NoTransactions } from '../../../../../shared/application/testing/no-transactions';
import { AlumniProfile } from '../../../domain/profiles/profiles';
import type { MeetingPlan } from '../../../domain/meetings/meeting-state';
import { NOON as CONNECTED_AT } from '../../connections/testing/sample-connection';
import { anHour } from './sample-meeting';
import {
  InMemoryBlocks,
  InMemoryConnectionCounts,
  InMemoryConnections,
  InMemoryWaitList,
} from '../../connections/testing/in-memory-connections';
import { InMemoryMeetingReader, InMemoryMeetings } from './in-memory-meetings';
import { InMemoryAlumniProfiles, InMemoryStudentProfiles } from '../../profiles/testing/in-memory-profiles';
import { meetingUseCases } from './meeting-use-cases';

export const [MENTOR, ALUMNA, STUDENT, KIM] = [1, 2, 1_001, 1_002];

/** Four users and the use cases for connections and meetings, on fakes. */
export function meetingsFixture() {
  const [connections, meetings] = [new InMemoryConnections(), new InMemoryMeetings()];
  const [alumni, blocks] = [new InMemoryAlumniProfiles(), new InMemoryBlocks()];
  const parts = {
    connections,
    meetings,
    alumni,
    blocks,
    students: new InMemoryStudentProfiles(),
    counts: new InMemoryConnectionCounts(connections),
    waitList: new InMemoryWaitList(),
    reader: new InMemoryMeetingReader(meetings),
    transactions: new NoTransactions(),
  };
  const useCases = meetingUseCases(parts);
  const ask = async (fromUserId: number, toUserId: number): Promise<number> =>
    (await useCases.ask.execute({ fromUserId, toUserId, message: null })).id;
  const connect = async (fromUserId: number, toUserId: number): Promise<void> => {
    const connectionId = await ask(fromUserId, toUserId);
    await useCases.reply.execute({ by: toUserId, connectionId, answer: 'connected' });
  };
  const plan = (hostId: number, attendeeId: number, after = 24, overrides: Partial<MeetingPlan> = {}): MeetingPlan => ({
    hostId,
    attendeeId,
    title: 'A first talk',
    description: null,
    meetingUrl: null,
    ...anHour(after),
    ...overrides,
  });
  const meet = (...planArguments: Parameters<typeof plan>): Promise<number> =>
    useCases.schedule.execute(plan(...planArguments));
  const hide = async (userId: number): Promise<void> => {
    const profile = AlumniProfile.create(userId, null);
    profile.applyChoices({ isProfileVisible: false }, false, CONNECTED_AT);
    await alumni.save(profile);
  };
  const takeEventNames = (): string[] => meetings.events.splice(0).map((event) => event.constructor.name);
  return { ...useCases, ...parts, ask, connect, meet, hide, takeEventNames };
}
