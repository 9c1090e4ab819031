import * as fc from 'fast-check';
import { getStreamBeginning, MAX_MISSED_EVENTS } from './stream-events';

const kept = { lastId: 40, oldestId: 31 };

describe('a stream begins', () => {
  it.each([
    ['with what comes, in a browser that has seen nothing', null, 'ready', 40],
    ['with nothing missed', 40, 'resume', 40],
    ['with what was missed', 35, 'resume', 35],
    ['with the oldest that is kept', 30, 'resume', 30],
    ['from scratch when one of the missed is deleted', 29, 'reset', 40],
    ['from scratch when the id was never given', 41, 'reset', 40],
    ['from scratch when the id is none', -1, 'reset', 40],
  ] as const)('%s', (_, seen, how, after) => {
    expect(getStreamBeginning(seen, kept)).toEqual({ how, after });
  });

  it('if no event was ever sent', () => {
    expect(getStreamBeginning(null, { lastId: 0, oldestId: null })).toEqual({ how: 'ready', after: 0 });
    expect(getStreamBeginning(0, { lastId: 0, oldestId: null })).toEqual({ how: 'resume', after: 0 });
  });

  it('from scratch if all missed events are deleted', () => {
    expect(getStreamBeginning(39, { lastId: 40, oldestId: null })).toEqual({ how: 'reset', after: 40 });
    expect(getStreamBeginning(40, { lastId: 40, oldestId: null })).toEqual({ how: 'resume', after: 40 });
  });

  it('from scratch if too many events were missed', () => {
    const idRange = { lastId: 10_000, oldestId: 1 };
    expect(getStreamBeginning(10_000 - MAX_MISSED_EVENTS, idRange).how).toBe('resume');
    expect(getStreamBeginning(10_000 - MAX_MISSED_EVENTS - 1, idRange).how).toBe('reset');
  });

  it('without gaps or repetitions, whatever the last seen event', () => {
    const ids = fc.integer({ min: -3, max: 60 });
    fc.assert(
      fc.property(ids, fc.nat(50), fc.nat(50), (seen, lastId, deleted) => {
        const oldestId = deleted < lastId ? deleted + 1 : null;
        const { how, after } = getStreamBeginning(seen, { lastId, oldestId });
        if (how === 'reset') return after === lastId;
        return after === seen && (after === lastId || (oldestId !== null && oldestId <= after + 1));
      }),
    );
  });
});
