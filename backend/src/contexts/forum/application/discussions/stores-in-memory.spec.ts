import { createInMemoryStores } from './testing/discussion-stores';
import { describeDiscussions } from './testing/discussions.contract';
import { describeParticipation } from './testing/participation.contract';

describeDiscussions('memory', async () => createInMemoryStores());
describeParticipation('memory', async () => createInMemoryStores());
