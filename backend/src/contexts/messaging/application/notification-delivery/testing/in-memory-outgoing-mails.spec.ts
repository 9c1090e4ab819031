import { InMemoryOutgoingMails } from './in-memory-outgoing-mails';
import { describeOutgoingMails } from './outgoing-mails.contract';

describeOutgoingMails('Memory', async () => new InMemoryOutgoingMails());
