import { InMemoryRequestDrafts } from './in-memory-request-drafts';
import { describeRequestDrafts } from './request-drafts.contract';

describeRequestDrafts('a list in memory', async () => new InMemoryRequestDrafts());
