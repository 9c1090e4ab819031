import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { describeRecommendations } from '../../application/recommendations/testing/recommendations.contract';
import { TypeormMatches, TypeormRecommendations } from './typeorm-recommendations';

const createStores = (unitOfWork: UnitOfWork) => ({
  recommendations: new TypeormRecommendations(unitOfWork),
  matches: new TypeormMatches(unitOfWork),
});

describeRecommendations('PostgreSQL', async () => createStores(unitOfWorkOn(await freshDatabase())));

describe('a recommendation in PostgreSQL', () => {
  it('is open for a mentor and a student only once at a time', async () => {
    const db = await freshDatabase();
    const make = () =>
      db.query(`INSERT INTO mentorship.recommendations (student_id, mentor_id, status, match_score, match_reasons,
        created_at, expires_at) VALUES (1, 10, 'pending', 50, '[]', now(), now() + interval '1 day')`);
    await make();
    await expect(make()).rejects.toThrow(/recommendations_one_pending/);
  });
});
