import { type CountedPoints, ReservedPoints } from './reserved-points';

const WINDOW_MS = 60_000;

/** A counter that all processes of a test share. */
class SharedCounter {
  writes = 0;
  now = 0;
  readonly #used = new Map<string, { points: number; endsAt: number }>();

  constructor(private readonly points: number) {}

  process(reservation = 10): ReservedPoints {
    return new ReservedPoints(
      { points: this.points, reservation },
      (key, points) => this.#count(key, points),
      () => this.now,
    );
  }

  async #count(key: string, points: number) {
    await Promise.resolve();
    this.writes++;
    const known = this.#used.get(key);
    const window = known && known.endsAt > this.now ? known : { points: 0, endsAt: this.now + WINDOW_MS };
    window.points += points;
    this.#used.set(key, window);
    const remainingPoints = Math.max(0, this.points - window.points);
    return { isAllowed: window.points <= this.points, remainingPoints, msBeforeNext: window.endsAt - this.now };
  }
}

const tries = async (count: number, attempt: (n: number) => Promise<CountedPoints>) => {
  let allowed = 0;
  for (let n = 0; n < count; n++) if ((await attempt(n)).isAllowed) allowed++;
  return allowed;
};

describe('reserved points', () => {
  it('allow exactly the limit, with one write for ten tries while half of it is left', async () => {
    const counter = new SharedCounter(200);
    const reserved = counter.process();

    expect(await tries(100, () => reserved.use('ada'))).toBe(100);
    expect(counter.writes).toBe(11);
    expect(await tries(300, () => reserved.use('ada'))).toBe(100);
  });

  it('say what is left: of the reserved points and of those that no process has reserved', async () => {
    const reserved = new SharedCounter(200).process();
    const left: number[] = [];
    for (let n = 0; n < 14; n++) left.push((await reserved.use('ada')).remainingPoints);

    expect(left).toEqual(Array.from({ length: 14 }, (_, n) => 199 - n));
  });

  it('allow exactly the limit to tries that alternate between three processes', async () => {
    const counter = new SharedCounter(200);
    const processes = [counter.process(), counter.process(), counter.process()];

    expect(await tries(900, (n) => processes[n % 3]!.use('ada'))).toBe(200);
  });

  it('never allow more than the limit to tries at the same time', async () => {
    const counter = new SharedCounter(200);
    const processes = [counter.process(), counter.process()];
    const outcomes = await Promise.all(Array.from({ length: 500 }, (_, n) => processes[n % 2]!.use('ada')));

    const allowed = outcomes.filter(({ isAllowed }) => isAllowed).length;
    expect(allowed).toBeLessThanOrEqual(200);
    expect(allowed).toBeGreaterThan(180);
  });

  it('write once for tries at the same time', async () => {
    const counter = new SharedCounter(200);
    const reserved = counter.process();
    await Promise.all(Array.from({ length: 11 }, () => reserved.use('ada')));

    expect(counter.writes).toBe(2);
  });

  it('refuse without writing until the window ends, and then allow again', async () => {
    const counter = new SharedCounter(4);
    const reserved = counter.process();
    await tries(5, () => reserved.use('ada'));
    const writes = counter.writes;
    counter.now = WINDOW_MS - 1_000;

    expect(await reserved.use('ada')).toEqual({ isAllowed: false, remainingPoints: 0, msBeforeNext: 1_000 });
    expect(counter.writes).toBe(writes);
    counter.now = WINDOW_MS;
    expect(await reserved.use('ada')).toMatchObject({ isAllowed: true });
  });

  it('are not kept beyond the window', async () => {
    const counter = new SharedCounter(20);
    const reserved = counter.process();
    await tries(2, () => reserved.use('ada'));
    counter.now = WINDOW_MS;

    expect(await tries(60, () => reserved.use('ada'))).toBe(20);
  });

  it('count each key separately', async () => {
    const counter = new SharedCounter(4);
    const reserved = counter.process();
    await tries(9, () => reserved.use('ada'));

    expect(await tries(9, () => reserved.use('grace'))).toBe(4);
  });

  it('pass a failed write to everyone who waits for it, and write again at the next try', async () => {
    let fails = true;
    const reserved = new ReservedPoints({ points: 20, reservation: 10 }, async () => {
      if (fails) throw new Error('connection lost');
      return { isAllowed: true, remainingPoints: 19, msBeforeNext: WINDOW_MS };
    });

    const failed = await Promise.allSettled([reserved.use('ada'), reserved.use('ada')]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await reserved.use('ada')).toMatchObject({ isAllowed: true });
  });

  it('are limited in number: the key that was reserved first is dropped', async () => {
    const counter = new SharedCounter(200);
    const reserved = counter.process();
    await tries(2, () => reserved.use('ada'));
    for (let n = 0; n < 20_000; n++) await reserved.use(`visitor ${n}`);
    const writes = counter.writes;

    expect(await reserved.use('ada')).toMatchObject({ isAllowed: true });
    expect(counter.writes).toBe(writes + 1);
  });
});
