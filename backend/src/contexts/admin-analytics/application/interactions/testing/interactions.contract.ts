import type { Interaction } from '../../../domain/interactions/college-interaction';
import type { Interactions } from '../ports/college-interactions';

export interface OpenInteractions {
  readonly interactions: Interactions;
  /** Returns everything that is stored, in insertion order. */
  readonly stored: () => Promise<readonly Interaction[]>;
}

const MORNING = new Date('2026-03-01T00:00:00Z');
const NIGHT = new Date('2026-03-01T23:59:59.999Z');
const NEXT_DAY = new Date('2026-03-02T00:00:00Z');
const viewed: Interaction = {
  eventId: 'one',
  collegeId: 1,
  userId: 7,
  type: 'view',
  source: 'search',
  seconds: 42,
  occurredAt: MORNING,
};

/** Contract tests for every store of interactions, in PostgreSQL or in memory. */
export function describeInteractions(name: string, open: () => Promise<OpenInteractions>): void {
  describe(`interactions in ${name}`, () => {
    let opened: OpenInteractions;
    let events = 0;
    beforeEach(async () => (opened = await open()));
    const anInteraction = (changes: Partial<Interaction> = {}): Interaction => ({
      ...viewed,
      eventId: `event-${++events}`,
      ...changes,
    });
    const add = (changes: Partial<Interaction> = {}) => opened.interactions.save([anInteraction(changes)]);
    const count = async () => (await opened.stored()).length;

    it('are stored once when their event arrives again', async () => {
      await Promise.all(Array.from({ length: 5 }, () => add({ eventId: 'same' })));
      const visitor = { ...viewed, eventId: 'two', userId: null, type: 'save', source: null, seconds: null } as const;
      await add(visitor);

      expect(await opened.stored()).toEqual([{ ...viewed, eventId: 'same' }, visitor]);
    });

    it('contain at most three views per student, college and day (UTC)', async () => {
      for (const occurredAt of [MORNING, MORNING, NIGHT, NIGHT]) await add({ occurredAt });
      expect(await count()).toBe(3);

      await add({ occurredAt: NEXT_DAY });
      await add({ collegeId: 2 });
      await add({ userId: 8 });
      expect(await count()).toBe(6);
    });

    it('contain at most three views per day, in whatever order they arrive', async () => {
      for (const occurredAt of [NEXT_DAY, NEXT_DAY, NEXT_DAY, NIGHT, MORNING, NEXT_DAY]) await add({ occurredAt });

      expect((await opened.stored()).map(({ occurredAt }) => occurredAt)).toEqual([
        NEXT_DAY,
        NEXT_DAY,
        NEXT_DAY,
        NIGHT,
        MORNING,
      ]);
    });

    it('are stored in a batch by the same rules', async () => {
      await add({ occurredAt: MORNING });
      const again = anInteraction({ occurredAt: NIGHT });
      await opened.interactions.save([
        again,
        anInteraction({ occurredAt: MORNING }),
        again,
        anInteraction({ occurredAt: NIGHT }),
        anInteraction({ occurredAt: NEXT_DAY }),
        anInteraction({ userId: 8, occurredAt: NIGHT }),
        anInteraction({ userId: null }),
        anInteraction({ userId: null }),
        anInteraction({ type: 'save' }),
      ]);
      expect(await count()).toBe(8);
      await opened.interactions.save([
        again,
        anInteraction({ occurredAt: NEXT_DAY }),
        anInteraction({ occurredAt: NEXT_DAY }),
      ]);
      expect(await count()).toBe(10);
      await opened.interactions.save([]);
      expect(await count()).toBe(10);
    });

    it('are not limited for other types, nor for views by visitors', async () => {
      for (let n = 0; n < 4; n += 1) await add({ type: 'save' });
      for (let n = 0; n < 4; n += 1) await add({ userId: null });

      expect(await count()).toBe(8);
    });
  });
}
