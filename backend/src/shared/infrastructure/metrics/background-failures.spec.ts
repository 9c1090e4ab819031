import { Logger } from '@nestjs/common';
import { backgroundFailures, guarded } from './background-failures';

const countOf = async (name: string): Promise<number> =>
  (await backgroundFailures.get()).values.find(({ labels }) => labels.name === name)?.value ?? 0;

beforeAll(() => Logger.overrideLogger(false));

describe('work that no caller waits for', () => {
  it('is counted by its name when it throws', async () => {
    guarded('throws-at-once', () => {
      throw new Error('broken');
    });

    expect(await countOf('throws-at-once')).toBe(1);
  });

  it('is counted by its name when it fails later', async () => {
    guarded('fails-later', () => Promise.reject(new Error('broken')));
    await new Promise((resume) => setImmediate(resume));

    expect(await countOf('fails-later')).toBe(1);
  });

  it('is not counted when it succeeds', async () => {
    guarded('succeeds', () => Promise.resolve());
    await new Promise((resume) => setImmediate(resume));

    expect(await countOf('succeeds')).toBe(0);
  });
});
