import { InMemoryMailPlans } from './in-memory-mail-plans';
import { InMemoryOutgoingMails } from './in-memory-outgoing-mails';
import { InMemoryPushSubscriptions } from './in-memory-push-subscriptions';
import { describeMailPlans } from './mail-plans.contract';
import { describeOutgoingMails } from './outgoing-mails.contract';
import { describePushSubscriptions } from './push-subscriptions.contract';

describeMailPlans('Memory', async () => ({ plans: new InMemoryMailPlans(), transactions: { run: (work) => work() } }));
describeOutgoingMails('Memory', async () => new InMemoryOutgoingMails());
describePushSubscriptions('Memory', async () => new InMemoryPushSubscriptions());
