import type { Interaction } from '../../domain/interactions/college-interaction';
import { StubPeople } from '../memberships/testing/stub-people';
import { Interactions } from './ports/college-interactions';
import { StoreInteraction } from './store-college-interaction';

const ADULT = 7;
const MINOR = 8;
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

async function stored(interaction: Interaction): Promise<Interaction[]> {
  const interactions = new KeptInteractions();
  const people = new StubPeople();
  people.put('ada', { userId: ADULT, collegeId: null });
  people.put('ben', { userId: MINOR, collegeId: null, isMinor: true });
  await new StoreInteraction(interactions, people).execute(interaction);
  return interactions.kept;
}

describe('storing what a person did with a college', () => {
  it('keeps who it was', async () => {
    expect(await stored(viewed)).toEqual([viewed]);
  });

  it('counts people under 18 without keeping who they are', async () => {
    expect(await stored({ ...viewed, userId: MINOR })).toEqual([{ ...viewed, userId: null }]);
  });

  it('counts visitors', async () => {
    expect(await stored({ ...viewed, userId: null })).toEqual([{ ...viewed, userId: null }]);
  });
});
