import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { FewColleges } from '../../application/testing/fakes';
import { InMemorySavedColleges } from '../../application/saved-colleges/testing/in-memory-saved-colleges';
import { describeSavedColleges } from '../../application/saved-colleges/testing/saved-colleges.contract';
import { CollegeSaved } from '../../integration-events/engagement-events';
import type { DomainEvent } from '../../../../shared/domain/aggregate';
import { addColleges } from '../catalogue/testing/two-colleges';
import { SqlSavedColleges } from './sql-saved-colleges';

let db: DataSource;
beforeAll(async () => {
  db = await freshDatabase();
  await addColleges(db);
});
afterEach(() => emptyTables(db, 'colleges.saved_colleges', 'platform.outbox'));

const listEvents = async (): Promise<DomainEvent[]> => {
  const rows = await db.query<{ payload: DomainEvent }[]>('SELECT payload FROM platform.outbox ORDER BY id');
  return rows.map(({ payload }) => payload);
};

describeSavedColleges('a list', async () => {
  const saved = new InMemorySavedColleges(new FewColleges());
  return { saved, listEvents: async () => saved.events };
});
describeSavedColleges('PostgreSQL', async () => ({
  saved: new SqlSavedColleges(unitOfWorkOn(db, [CollegeSaved])),
  listEvents,
}));
