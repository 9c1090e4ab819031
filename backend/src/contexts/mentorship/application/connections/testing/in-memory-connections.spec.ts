import { describeConnections } from './connections.contract';
import {
  InMemoryBlocks,
  InMemoryConnectionCounts,
  InMemoryConnections,
  InMemoryWaitList,
} from './in-memory-connections';

describeConnections('a Map', async () => {
  const connections = new InMemoryConnections();
  const counts = new InMemoryConnectionCounts(connections);
  return { connections, counts, blocks: new InMemoryBlocks(), waitList: new InMemoryWaitList() };
});
