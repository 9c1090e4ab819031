import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { aDraft, describeRequestDrafts } from '../../application/connections/testing/request-drafts.contract';
import { SqlPersonalData } from '../personal-data/sql-personal-data';
import { SqlRequestDrafts } from './typeorm-connections';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));

describeRequestDrafts('PostgreSQL', async () => new SqlRequestDrafts(unitOfWorkOn(db)));

describe('request drafts in PostgreSQL', () => {
  it('are exported to their author only, and deleted with either person', async () => {
    const [drafts, data] = [new SqlRequestDrafts(unitOfWorkOn(db)), new SqlPersonalData(unitOfWorkOn(db))];
    await drafts.save(aDraft(7_001, 7_002));
    await drafts.save(aDraft(7_001, 7_003));
    await drafts.save(aDraft(7_004, 7_003));

    const exported = await data.export(7_001);
    expect(exported.requestDrafts).toMatchObject([{ message: 'Hi 🌱' }, { refusal: null }]);
    expect(JSON.stringify(exported)).not.toMatch(/700[123]/);
    expect((await data.export(7_003)).requestDrafts).toEqual([]);

    await data.erase(7_003);
    expect(await drafts.listBySender(7_004)).toEqual([]);
    await data.erase(7_001);
    expect(await drafts.listBySender(7_001)).toEqual([]);
  });

  it('can be discarded only after a concurrent send has finished', async () => {
    const [sending, discarding] = [unitOfWorkOn(db), unitOfWorkOn(db)];
    await new SqlRequestDrafts(sending).save(aDraft(8_001, 8_002));
    let discardPromise: Promise<void> | undefined;
    const seen: boolean[] = [];
    await sending.run(async () => {
      const drafts = new SqlRequestDrafts(sending);
      await drafts.lock(8_001);
      let isDone = false;
      discardPromise = discarding
        .runDetached(() => new SqlRequestDrafts(discarding).delete(8_001, 8_002))
        .then(() => {
          isDone = true;
        });
      await new Promise((resume) => setTimeout(resume, 200));
      seen.push(isDone, (await drafts.findBetween(8_001, 8_002)) !== null);
    });
    await discardPromise;

    expect(seen).toEqual([false, true]);
    expect(await new SqlRequestDrafts(discarding).listBySender(8_001)).toEqual([]);
  });
});
