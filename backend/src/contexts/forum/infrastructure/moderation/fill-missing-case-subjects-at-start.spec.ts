import { createdWith } from '../../../../../test/support/created-with';
import { FillMissingCaseSubjectsAtStart } from './fill-missing-case-subjects-at-start';

/** Starts with these settings, and returns the jobs that are sent. */
async function sentAtStart({ backgroundWork = true, isNeeded = true }): Promise<unknown[]> {
  const sent: unknown[] = [];
  const jobs = { process: () => {}, send: async (...job: unknown[]) => void sent.push(job) };
  const upkeep = createdWith(
    FillMissingCaseSubjectsAtStart,
    jobs,
    { isNeeded: async () => isNeeded },
    { backgroundWork },
  );
  upkeep.onModuleInit();
  await upkeep.onApplicationBootstrap();
  return sent;
}

describe('completing moderation cases at the start', () => {
  it('is a job that runs once for all instances', async () => {
    expect(await sentAtStart({})).toEqual([
      ['complete-moderation-cases', {}, { singletonKey: 'complete-moderation-cases' }],
    ]);
  });

  it('isn’t done if all are complete, or on an instance without background work', async () => {
    expect(await sentAtStart({ isNeeded: false })).toEqual([]);
    expect(await sentAtStart({ backgroundWork: false })).toEqual([]);
  });
});
