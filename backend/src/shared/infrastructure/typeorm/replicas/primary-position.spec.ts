import { createWithStubs } from '../../../../../test/support/created-with';
import { PrimaryPosition } from './primary-position';

/** A database whose position grows with each statement; `fails` makes it unavailable. */
function positionOf({ fails = false } = {}) {
  let statements = 0;
  const unitOfWork = {
    query: async () => {
      statements += 1;
      if (fails) throw Object.assign(new Error('gone'), { code: '57P01' });
      return [{ position: `0/${statements}` }];
    },
    runDetached: (work: () => Promise<unknown>) => work(),
  };
  return createWithStubs(PrimaryPosition, unitOfWork, {});
}

describe('the position of the primary', () => {
  it('is read once for all calls that wait at the same time', async () => {
    const position = positionOf();
    expect(await Promise.all([1, 2, 3].map(() => position.readShared()))).toEqual(['0/1', '0/1', '0/1']);
  });

  it('is never one that was read before the call', async () => {
    const position = positionOf();
    const first = position.readShared();
    await Promise.resolve();
    expect(await Promise.all([first, position.readShared(), position.readShared()])).toEqual(['0/1', '0/2', '0/2']);
  });

  it('is undefined while the database is unavailable, and then read again', async () => {
    const position = positionOf({ fails: true });
    expect([await position.readShared(), await position.read()]).toEqual([undefined, undefined]);
  });
});
