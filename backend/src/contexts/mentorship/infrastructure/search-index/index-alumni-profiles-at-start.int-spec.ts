import { InMemoryPeople } from '../../application/profiles/testing/in-memory-people';
import type { DataSource } from 'typeorm';
import { freshDatabase, freshDatabaseUrl, unitOfWorkOn, testSettings } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { Jobs } from '../../../../shared/application/jobs';
import { AlumniProfile } from '../../domain/profiles/profiles';
import { randomAlumni } from '../profiles/testing/random-alumni';
import { TypeormAlumniProfiles } from '../profiles/typeorm-profiles';
import { IndexAlumniProfilesAtStart } from './index-alumni-profiles-at-start';

class NoJobs extends Jobs {
  process(): void {}
  schedule(): void {}
  async send(): Promise<void> {}
}

const indexed = (db: DataSource): Promise<unknown[]> =>
  Promise.all([
    db.query('SELECT * FROM mentorship.finder_entries ORDER BY user_id'),
    db.query('SELECT * FROM mentorship.score_keys ORDER BY mentor_id'),
    db.query('SELECT * FROM mentorship.answerer_keys ORDER BY user_id, key'),
  ]);

describe('profiles without index entries', () => {
  it('are indexed like saved ones', async () => {
    const db = await freshDatabase();
    const session = unitOfWorkOn(db);
    const profiles = new TypeormAlumniProfiles(session, new InMemoryPeople());
    for (const { profile } of randomAlumni(7, 40)) await profiles.save(AlumniProfile.restore(profile));
    const saved = await indexed(db);
    await emptyTables(
      db,
      'mentorship.finder_entries',
      'mentorship.score_keys',
      'mentorship.answerers',
      'mentorship.answerer_keys',
    );

    const index = new IndexAlumniProfilesAtStart(new NoJobs(), session, testSettings(await freshDatabaseUrl()));
    await index.index();
    expect(await indexed(db)).toEqual(saved);
    expect(saved.map((rows) => (rows as unknown[]).length > 0)).toEqual([true, true, true]);
  });
});
