import { NoTransactions } from '../../../../../shared/application/testing/no-transactions';
import { InMemoryMeetingReader, InMemoryMeetings } from './in-memory-meetings';
import { describeMeetings } from './meetings.contract';

describeMeetings('a Map', async () => {
  const meetings = new InMemoryMeetings();
  return { meetings, reader: new InMemoryMeetingReader(meetings), transactions: new NoTransactions() };
});
