import { Repository } from './repository';

class Counter {
  constructor(
    readonly id: number,
    public value: number,
  ) {}
}

class Counters extends Repository<Counter> {
  readonly calls: string[] = [];
  #stored = new Map([[1, 5]]);

  async lock(id: number): Promise<Counter> {
    this.calls.push('lock');
    const value = this.#stored.get(id);
    if (value === undefined) throw new Error('Not found');
    return new Counter(id, value);
  }

  async save(counter: Counter): Promise<void> {
    this.calls.push('save');
    this.#stored.set(counter.id, counter.value);
  }

  protected async inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    this.calls.push('begin');
    try {
      return await work();
    } finally {
      this.calls.push('end');
    }
  }

  storedValue(id: number): number | undefined {
    return this.#stored.get(id);
  }
}

describe('Repository.update', () => {
  it('locks, changes and saves within one unit of work, and returns the result', async () => {
    const counters = new Counters();

    const result = await counters.update(1, (counter) => {
      counter.value += 1;
      return counter.value * 2;
    });

    expect(result).toBe(12);
    expect(counters.storedValue(1)).toBe(6);
    expect(counters.calls).toEqual(['begin', 'lock', 'save', 'end']);
  });

  it('waits for an asynchronous change', async () => {
    const counters = new Counters();

    await counters.update(1, async (counter) => {
      await Promise.resolve();
      counter.value = 9;
    });

    expect(counters.storedValue(1)).toBe(9);
  });

  it('saves nothing if the change is refused', async () => {
    const counters = new Counters();

    const refused = counters.update(1, (counter) => {
      counter.value = 9;
      throw new Error('Refused');
    });

    await expect(refused).rejects.toThrow('Refused');
    expect(counters.storedValue(1)).toBe(5);
    expect(counters.calls).toEqual(['begin', 'lock', 'end']);
  });

  it('saves nothing if there is no such aggregate', async () => {
    const counters = new Counters();

    await expect(counters.update(2, () => {})).rejects.toThrow('Not found');
    expect(counters.calls).toEqual(['begin', 'lock', 'end']);
  });
});
