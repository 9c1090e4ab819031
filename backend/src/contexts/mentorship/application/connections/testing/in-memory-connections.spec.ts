import { describeConnections } from './connections.contract';
import {
  InMemoryBlocks,
  InMemoryConnectionCounts,
  InMemoryConnections,
  InMemoryWaitList,
} from './in-memory-connections';
import { InMemoryGivenMinutes } from '../../minutes/testing/in-memory-minutes';
import { InMemoryRelations } from './in-memory-relations';
import { InMemoryAlumniProfiles, InMemoryStudentProfiles } from '../../profiles/testing/in-memory-profiles';

describeConnections('a Map', async () => {
  const connections = new InMemoryConnections();
  const counts = new InMemoryConnectionCounts(connections);
  const profiles = { alumni: new InMemoryAlumniProfiles(), students: new InMemoryStudentProfiles() };
  const stores = { connections, blocks: new InMemoryBlocks(), ...profiles };
  return {
    ...stores,
    counts,
    waitList: new InMemoryWaitList(),
    relations: new InMemoryRelations({ ...stores, given: new InMemoryGivenMinutes() }),
  };
});
