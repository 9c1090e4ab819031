import { NoTransactions } from '../../../../../shared/application/testing/no-transactions';
import { describeGroupHours } from './group-hours.contract';
import { InMemoryGroupHourReader, InMemoryGroupHours } from './in-memory-group-hours';

describeGroupHours('a Map', async () => {
  const groupHours = new InMemoryGroupHours();
  const reader = new InMemoryGroupHourReader(groupHours);
  return { groupHours, reader, transactions: new NoTransactions(), addHost: async () => {} };
});
