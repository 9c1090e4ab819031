import { omitFields } from '../../../../shared/domain/omit-fields';
import type { Interaction } from '../../domain/interactions/college-interaction';
import { InteractionTrackingPolicy, type TrackingMode } from './ports/interaction-tracking-policy';
import { StoreInteractions } from './store-college-interaction';
import { InMemoryInteractions, type StoredInteraction } from './testing/in-memory-interactions';
import { describeInteractions } from './testing/interactions.contract';

const ADULT = 7;
const MINOR = 8;
const UNCOUNTED = 9;
/** Administers college 1. */
const DEAN = 10;
const viewed: Interaction = {
  eventId: 'one',
  collegeId: 1,
  userId: ADULT,
  type: 'view',
  source: 'search',
  seconds: 42,
  occurredAt: new Date('2026-03-01T12:00:00Z'),
};

describeInteractions('memory', async () => {
  const interactions = new InMemoryInteractions();
  return { interactions, stored: async () => interactions.all().map(withoutId) };
});

class StubInteractionTrackingPolicy extends InteractionTrackingPolicy {
  requestedIds: (readonly number[])[] = [];
  async findTrackingModes(userIds: readonly number[]) {
    this.requestedIds.push(userIds);
    const modeOf = (userId: number): TrackingMode =>
      userId === ADULT ? 'by-person' : userId === UNCOUNTED ? 'not-at-all' : 'anonymous';
    return new Map(userIds.map((id) => [id, modeOf(id)]));
  }

  async findAdministeredColleges() {
    return new Map([[DEAN, [1]]]);
  }
}

const withoutId = (stored: StoredInteraction): Interaction => omitFields(stored, 'id');

async function storeAndList(...change: Interaction[]): Promise<Interaction[]> {
  const [interactions, people] = [new InMemoryInteractions(), new StubInteractionTrackingPolicy()];
  await new StoreInteractions(interactions, people).execute(change);
  expect(people.requestedIds).toHaveLength(1);
  return interactions.all().map(withoutId);
}

describe('storing interactions', () => {
  it('stores the user of an adult student’s interaction', async () => {
    expect(await storeAndList(viewed)).toEqual([viewed]);
  });

  it('stores interactions of people under 18 without the user', async () => {
    expect(await storeAndList({ ...viewed, userId: MINOR })).toEqual([{ ...viewed, userId: null }]);
  });

  it('stores nothing about students who do not want to be counted', async () => {
    expect(await storeAndList({ ...viewed, userId: UNCOUNTED })).toEqual([]);
  });

  it('stores several by each user’s rule, with one lookup of the users', async () => {
    const two = { ...viewed, eventId: 'two' };
    const [three, four] = [
      { ...viewed, eventId: 'three', userId: UNCOUNTED },
      { ...viewed, eventId: 'four', userId: MINOR },
    ];
    expect(await storeAndList(viewed, two, three, four)).toEqual([viewed, two, { ...four, userId: null }]);
  });

  it('stores nothing about administrators at their own college', async () => {
    expect(await storeAndList({ ...viewed, userId: DEAN })).toEqual([]);
    expect(await storeAndList({ ...viewed, userId: DEAN, collegeId: 2 })).toEqual([
      { ...viewed, userId: null, collegeId: 2 },
    ]);
  });

  it('stores interactions of visitors', async () => {
    expect(await storeAndList({ ...viewed, userId: null })).toEqual([{ ...viewed, userId: null }]);
  });
});
