import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import type { Interaction } from '../../domain/interactions/interaction';
import { SqlInteractions } from './sql-interactions';

const viewed: Interaction = {
  ...{ eventId: 'one', collegeId: 1, userId: 7, type: 'view', source: 'search', seconds: 42 },
  occurredAt: new Date('2026-03-01T12:00:00Z'),
};

describe('what people did with colleges, in PostgreSQL', () => {
  it('is kept once however often it is told', async () => {
    const db = await freshDatabase();
    const interactions = new SqlInteractions(unitOfWorkOn(db));
    await Promise.all(Array.from({ length: 5 }, () => interactions.add(viewed)));
    await interactions.add({ ...viewed, eventId: 'two', userId: null, source: null, seconds: null, type: 'save' });

    const rows = await db.query('SELECT * FROM admin_analytics.college_interactions ORDER BY id');
    expect(rows).toMatchObject([
      { event_id: 'one', college_id: 1, user_id: 7, type: 'view', seconds: 42, occurred_at: viewed.occurredAt },
      { event_id: 'two', user_id: null, type: 'save', source: null },
    ]);
  });
});
