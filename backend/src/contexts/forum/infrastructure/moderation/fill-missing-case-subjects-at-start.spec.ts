import { createWithStubs } from '../../../../../test/support/created-with';
import { FillMissingCaseSubjectsAtStart } from './fill-missing-case-subjects-at-start';

/** Starts with these settings, and returns the jobs that are sent. */
async function listJobsSentAtStart({ backgroundWork = true, isNeeded = true }): Promise<unknown[]> {
  const sent: unknown[] = [];
  const jobs = { process: () => {}, send: async (...job: unknown[]) => void sent.push(job) };
  const fillMissingCaseSubjectsAtStart = createWithStubs(
    FillMissingCaseSubjectsAtStart,
    jobs,
    { isNeeded: async () => isNeeded },
    { backgroundWork },
  );
  fillMissingCaseSubjectsAtStart.onModuleInit();
  await fillMissingCaseSubjectsAtStart.onApplicationBootstrap();
  return sent;
}

describe('completing moderation cases at the start', () => {
  it('is a job that runs once for all instances', async () => {
    expect(await listJobsSentAtStart({})).toEqual([
      ['complete-moderation-cases', {}, { singletonKey: 'complete-moderation-cases' }],
    ]);
  });

  it('isn’t done if all are complete, or on an instance without background work', async () => {
    expect(await listJobsSentAtStart({ isNeeded: false })).toEqual([]);
    expect(await listJobsSentAtStart({ backgroundWork: false })).toEqual([]);
  });
});
