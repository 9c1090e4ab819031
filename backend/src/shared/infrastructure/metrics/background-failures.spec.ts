import { Logger } from '@nestjs/common';
import { runReportingFailure } from './background-failures';
import { countFailures } from './testing/failures-of';

beforeAll(() => Logger.overrideLogger(false));

describe('work that no caller waits for', () => {
  it('is counted by its name when it throws', async () => {
    runReportingFailure('throws-at-once', () => {
      throw new Error('broken');
    });

    expect(await countFailures('throws-at-once')).toBe(1);
  });

  it('is counted by its name when it fails later', async () => {
    runReportingFailure('fails-later', () => Promise.reject(new Error('broken')));
    await new Promise((resume) => setImmediate(resume));

    expect(await countFailures('fails-later')).toBe(1);
  });

  it('is not counted when it succeeds', async () => {
    runReportingFailure('succeeds', () => Promise.resolve());
    await new Promise((resume) => setImmediate(resume));

    expect(await countFailures('succeeds')).toBe(0);
  });
});
