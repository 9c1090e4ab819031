import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { BoundedQueue } from './bounded-queue';

class QueueFull extends Error {}

/** Work that runs until `end` is called. */
function task() {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end: () => end() };
}

describe('a bounded queue', () => {
  it('runs at most the allowed number of tasks at the same time, in order of arrival', async () => {
    const queue = new BoundedQueue(2);
    const tasks = [task(), task(), task(), task()];
    const begun: number[] = [];
    const all = tasks.map(({ work }, index) =>
      queue.run(() => {
        begun.push(index);
        return work();
      }),
    );
    await wait(0);
    expect(begun).toEqual([0, 1]);
    tasks[1]!.end();
    await wait(0);
    expect(begun).toEqual([0, 1, 2]);
    for (const { end } of tasks) end();
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 2, 3]);
    expect(queue.isIdle).toBe(true);
  });

  it('refuses immediately if too many tasks wait', async () => {
    const queue = new BoundedQueue(1, { waitingAtMost: 1, refusal: () => new QueueFull() });
    const [first, second] = [task(), task()];
    const running = [queue.run(first.work), queue.run(second.work)];
    await expect(queue.run(async () => undefined)).rejects.toThrow(QueueFull);
    first.end();
    second.end();
    await Promise.all(running);
    await expect(queue.run(async () => 'again')).resolves.toBe('again');
  });

  it('refuses after the maximum wait, and does not run the task later', async () => {
    const queue = new BoundedQueue(1, { waitingAtMost: 5, waitAtMostMs: 10, refusal: () => new QueueFull() });
    const first = task();
    const running = queue.run(first.work);
    const late = jest.fn(async () => undefined);
    await expect(queue.run(late)).rejects.toThrow(QueueFull);
    first.end();
    await running;
    await wait(0);
    expect(late).not.toHaveBeenCalled();
    expect(queue.isIdle).toBe(true);
  });

  it('runs the next task after one that failed', async () => {
    const queue = new BoundedQueue(1);
    const failing = queue.run(() => Promise.reject(new Error('failed')));
    const next = queue.run(async () => 'next');
    await expect(failing).rejects.toThrow('failed');
    await expect(next).resolves.toBe('next');
  });

  it('runs each task in the asynchronous context of its caller', async () => {
    const storage = new AsyncLocalStorage<string>();
    const queue = new BoundedQueue(1);
    const seen = await Promise.all(
      ['Ada', 'Ben', 'Cleo'].map((name) =>
        storage.run(name, () => queue.run(() => wait(1).then(() => [name, storage.getStore()]))),
      ),
    );
    expect(seen).toEqual(['Ada', 'Ben', 'Cleo'].map((name) => [name, name]));
  });
});
