import { Logger } from '@nestjs/common';
import { guarded } from './background-failures';
import { failuresOf } from './testing/failures-of';

beforeAll(() => Logger.overrideLogger(false));

describe('work that no caller waits for', () => {
  it('is counted by its name when it throws', async () => {
    guarded('throws-at-once', () => {
      throw new Error('broken');
    });

    expect(await failuresOf('throws-at-once')).toBe(1);
  });

  it('is counted by its name when it fails later', async () => {
    guarded('fails-later', () => Promise.reject(new Error('broken')));
    await new Promise((resume) => setImmediate(resume));

    expect(await failuresOf('fails-later')).toBe(1);
  });

  it('is not counted when it succeeds', async () => {
    guarded('succeeds', () => Promise.resolve());
    await new Promise((resume) => setImmediate(resume));

    expect(await failuresOf('succeeds')).toBe(0);
  });
});
