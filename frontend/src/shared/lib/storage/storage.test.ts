import { removeStored, readStored, storeValue } from './storage';

describe('storing a value on this device', () => {
  it('returns the stored value', () => {
    storeValue('colleges', [{ id: 1 }]);
    expect(readStored('colleges')).toEqual([{ id: 1 }]);
  });

  it('returns null for an unused key', () => {
    expect(readStored('colleges')).toBeNull();
  });

  it('deletes a value', () => {
    storeValue('colleges', [1]);
    storeValue('places', [2]);
    removeStored('colleges', 'places');
    expect([readStored('colleges'), readStored('places')]).toEqual([null, null]);
  });
});

describe('a storage that is not available', () => {
  let warned: jest.SpyInstance;
  beforeEach(() => (warned = jest.spyOn(console, 'warn').mockReturnValue()));
  afterEach(() => jest.restoreAllMocks());

  const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });

  it.each([
    ['writing', 'setItem', () => storeValue('colleges', [])],
    ['forgetting', 'removeItem', () => removeStored('colleges')],
  ] as const)('does not throw at %s, but logs a warning', (_, method, act) => {
    refuse(method);
    expect(act).not.toThrow();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('is read as empty', () => {
    refuse('getItem');
    expect(readStored('colleges')).toBeNull();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('is read as empty if it contains invalid JSON', () => {
    localStorage.setItem('colleges', '{"id":');
    expect(readStored('colleges')).toBeNull();
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
