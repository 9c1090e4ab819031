import { InMemoryMailPlans } from '../../delivery-schedule/testing/in-memory-mail-plans';
import { InMemoryOutgoingMails } from './in-memory-outgoing-mails';
import { InMemoryPushSubscriptions } from '../../delivery-schedule/testing/in-memory-push-subscriptions';
import { describeMailPlans } from '../../delivery-schedule/testing/mail-plans.contract';
import { describeOutgoingMails } from './outgoing-mails.contract';
import { describePushSubscriptions } from '../../delivery-schedule/testing/push-subscriptions.contract';

describeMailPlans('Memory', async () => ({ plans: new InMemoryMailPlans(), transactions: { run: (work) => work() } }));
describeOutgoingMails('Memory', async () => new InMemoryOutgoingMails());
describePushSubscriptions('Memory', async () => new InMemoryPushSubscriptions());
