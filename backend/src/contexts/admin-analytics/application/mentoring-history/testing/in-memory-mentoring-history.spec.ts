import { InMemoryConsents } from '../../activity/testing/in-memory-activity';
import { InMemoryMentoringSnapshots } from './in-memory-mentoring-history';
import { describeMentoringSnapshots } from './mentoring-history.contract';

describeMentoringSnapshots('memory', async () => {
  const consents = new InMemoryConsents();
  return { consents, snapshots: new InMemoryMentoringSnapshots(consents) };
});
