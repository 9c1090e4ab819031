import { InMemoryReplyRecords, InMemoryReplyTimes } from './in-memory-reply-times';
import { describeReplyTimes } from './reply-times.contract';

describeReplyTimes('memory', async () => {
  const times = new InMemoryReplyTimes();
  return {
    records: new InMemoryReplyRecords(),
    times,
    addAlum: async (userId) => void times.alumni.set(userId, null),
    findOfAlum: async (userId) => times.alumni.get(userId) ?? null,
  };
});
