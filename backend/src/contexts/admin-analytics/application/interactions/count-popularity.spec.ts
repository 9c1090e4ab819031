import type { InteractionType } from '../../domain/interactions/college-interaction';
import { CountPopularity } from './count-popularity';
import { InMemoryInteractions } from './testing/in-memory-interactions';

const NOW = new Date('2026-03-31T12:00:00Z');
const THIRTY_DAYS_AGO = new Date('2026-03-01T12:00:00Z');

function interactionsOf(collegeId: number, people: number, type: InteractionType, occurredAt: Date) {
  return Array.from({ length: people }, (_, n) => ({
    eventId: `${collegeId}-${type}-${n}`,
    collegeId,
    userId: n + 1,
    type,
    source: null,
    seconds: null,
    occurredAt,
  }));
}

describe('counting the popularity of colleges', () => {
  it('counts people who viewed or saved them in the last 30 days, for colleges with at least ten', async () => {
    const interactions = new InMemoryInteractions();
    await interactions.save(interactionsOf(1, 10, 'view', THIRTY_DAYS_AGO));
    await interactions.save(interactionsOf(1, 12, 'save', NOW));
    await interactions.save(interactionsOf(2, 9, 'view', NOW));
    await interactions.save(interactionsOf(3, 20, 'view', new Date(THIRTY_DAYS_AGO.getTime() - 1)));
    const popularity = new CountPopularity(interactions, { now: () => NOW });

    expect(await popularity.execute([1, 2, 3])).toEqual([{ collegeId: 1, people: 12 }]);
  });
});
