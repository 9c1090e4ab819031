import { NoTransactions } from '../../../../../shared/application/testing/no-transactions';
import { InMemoryMailPlans } from './in-memory-mail-plans';
import { InMemoryPushSubscriptions } from './in-memory-push-subscriptions';
import { describeMailPlans } from './mail-plans.contract';
import { describePushSubscriptions } from './push-subscriptions.contract';

describeMailPlans('Memory', async () => ({ plans: new InMemoryMailPlans(), transactions: new NoTransactions() }));
describePushSubscriptions('Memory', async () => new InMemoryPushSubscriptions());
