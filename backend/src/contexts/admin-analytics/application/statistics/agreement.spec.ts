import { InMemoryActivityLog, InMemoryConsents } from '../activity/testing/in-memory-activity';
import { InMemoryInteractions } from '../interactions/testing/in-memory-interactions';
import { describeAgreement } from './testing/agreement.contract';
import { InMemorySnapshots, InMemoryStudentInteractions } from './testing/in-memory-statistics';

describeAgreement('memory', async () => {
  const [interactions, consents] = [new InMemoryInteractions(), new InMemoryConsents()];
  return {
    interactions,
    consents,
    log: new InMemoryActivityLog(interactions),
    studentInteractions: new InMemoryStudentInteractions(interactions, consents),
    snapshots: new InMemorySnapshots(consents),
  };
});
