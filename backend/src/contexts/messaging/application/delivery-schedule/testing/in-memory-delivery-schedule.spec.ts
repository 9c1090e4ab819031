import { InMemoryMailPlans } from './in-memory-mail-plans';
import { InMemoryPushSubscriptions } from './in-memory-push-subscriptions';
import { describeMailPlans } from './mail-plans.contract';
import { describePushSubscriptions } from './push-subscriptions.contract';

describeMailPlans('Memory', async () => ({ plans: new InMemoryMailPlans(), transactions: { run: (work) => work() } }));
describePushSubscriptions('Memory', async () => new InMemoryPushSubscriptions());
