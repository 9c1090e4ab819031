import type { Interaction } from '../../domain/interactions/college-interaction';
import { CountedPeople, type Counting } from './ports/counted-people';
import { Interactions } from './ports/college-interactions';
import { StoreInteraction } from './store-college-interaction';

const ADULT = 7;
const MINOR = 8;
const UNCOUNTED = 9;
const viewed: Interaction = {
  eventId: 'one',
  collegeId: 1,
  userId: ADULT,
  type: 'view',
  source: 'search',
  seconds: 42,
  occurredAt: new Date('2026-03-01T12:00:00Z'),
};

class KeptInteractions extends Interactions {
  readonly kept: Interaction[] = [];

  async add(interaction: Interaction): Promise<void> {
    this.kept.push(interaction);
  }
}

class StubCountedPeople extends CountedPeople {
  countingOf = async (userId: number): Promise<Counting> =>
    userId === ADULT ? 'by-person' : userId === UNCOUNTED ? 'not-at-all' : 'anonymous';
}

async function stored(interaction: Interaction): Promise<Interaction[]> {
  const interactions = new KeptInteractions();
  await new StoreInteraction(interactions, new StubCountedPeople()).execute(interaction);
  return interactions.kept;
}

describe('storing what a person did with a college', () => {
  it('keeps who it was', async () => {
    expect(await stored(viewed)).toEqual([viewed]);
  });

  it('counts people under 18 without keeping who they are', async () => {
    expect(await stored({ ...viewed, userId: MINOR })).toEqual([{ ...viewed, userId: null }]);
  });

  it('stores nothing of students who do not want to be counted', async () => {
    expect(await stored({ ...viewed, userId: UNCOUNTED })).toEqual([]);
  });

  it('counts visitors', async () => {
    expect(await stored({ ...viewed, userId: null })).toEqual([{ ...viewed, userId: null }]);
  });
});
