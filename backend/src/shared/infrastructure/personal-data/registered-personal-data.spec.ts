import { RegisteredPersonalData } from './registered-personal-data';

describe('RegisteredPersonalData', () => {
  let registry: RegisteredPersonalData;
  let calls: string[];

  beforeEach(() => {
    registry = new RegisteredPersonalData();
    calls = [];
    registry.register('first', { export: async (userId) => ({ rows: [{ userId }] }) });
    for (const name of ['second', 'third']) {
      registry.register(name, {
        export: async () => ({}),
        erase: async (userId, written) => void calls.push(`${name} ${userId} ${written}`),
      });
    }
    registry.register('keys', { erase: async (userId) => void calls.push(`keys ${userId}`) });
  });

  it('lists what can be exported, in the order of registration', async () => {
    expect(registry.parts).toEqual(['first', 'second', 'third']);
    expect(await registry.export('first', 7)).toEqual({ rows: [{ userId: 7 }] });
  });

  it('exports no unknown part, and nothing of a part without an export', async () => {
    await expect(registry.export('fourth', 7)).rejects.toThrow('fourth');
    await expect(registry.export('keys', 7)).rejects.toThrow('keys');
  });

  it('erases a person from every part, one after another', async () => {
    await registry.erase(7, 'keep');
    expect(calls).toEqual(['second 7 keep', 'third 7 keep', 'keys 7']);
  });

  it('refuses a second part of the same name', () => {
    expect(() => registry.register('first', {})).toThrow('first');
  });
});
