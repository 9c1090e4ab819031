import { forget, readStored, store } from './storage';

describe('keeping something on this device', () => {
  it('reads back what was stored', () => {
    store('colleges', [{ id: 1 }]);
    expect(readStored('colleges')).toEqual([{ id: 1 }]);
  });

  it('knows nothing under a key no one used', () => {
    expect(readStored('colleges')).toBeNull();
  });

  it('forgets', () => {
    store('colleges', [1]);
    store('places', [2]);
    forget('colleges', 'places');
    expect([readStored('colleges'), readStored('places')]).toEqual([null, null]);
  });
});

describe('a device that will not keep anything', () => {
  let warned: jest.SpyInstance;
  beforeEach(() => (warned = jest.spyOn(console, 'warn').mockReturnValue()));
  afterEach(() => jest.restoreAllMocks());

  const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });

  it.each([
    ['writing', 'setItem', () => store('colleges', [])],
    ['forgetting', 'removeItem', () => forget('colleges')],
  ] as const)('is no reason to fail at %s, only to say so', (_, method, act) => {
    refuse(method);
    expect(act).not.toThrow();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('reads as an empty one', () => {
    refuse('getItem');
    expect(readStored('colleges')).toBeNull();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('is taken for empty where it holds something that is not JSON', () => {
    localStorage.setItem('colleges', '{"id":');
    expect(readStored('colleges')).toBeNull();
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
