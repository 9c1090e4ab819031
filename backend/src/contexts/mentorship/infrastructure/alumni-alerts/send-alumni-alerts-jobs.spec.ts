import { createWithStubs } from '../../../../../test/support/created-with';
import { RecordedJobs } from '../../../../shared/application/testing/recorded-jobs';
import { EmailConfirmed } from '../../../identity/index';
import { AlumniListingChanged } from '../../integration-events/alumni-listing-events';
import { SendAlumniAlertsJobs } from './send-alumni-alerts-jobs';

const [ADA, STUDENT] = [11, 1];
const [BOWDOIN, COLBY] = [101, 102];

function fixture() {
  const jobs = new RecordedJobs();
  const listeners = new Map<unknown, (event: object) => Promise<void>>();
  const events = {
    subscribe: (event: unknown, _: string, handle: (event: object) => Promise<void>) => listeners.set(event, handle),
  };
  const alumni = { findCollegeId: async (id: number) => (id === ADA ? BOWDOIN : null) };
  createWithStubs(SendAlumniAlertsJobs, jobs, events, {}, alumni).onModuleInit();
  return { jobs, publish: (event: unknown, data: object) => listeners.get(event)!(data) };
}

const jobFor = (collegeId: number) => ['send-alumni-alerts-of-college', { collegeId }];

describe('alumni alerts', () => {
  it('are checked for the college of an alum who confirms the address, and for none when a student does', async () => {
    const { jobs, publish } = fixture();
    await publish(EmailConfirmed, { userId: STUDENT });
    expect(jobs.queued).toEqual([]);
    await publish(EmailConfirmed, { userId: ADA });
    expect(jobs.queued).toEqual([jobFor(BOWDOIN)]);
  });

  it('are checked only for the colleges of a changed profile', async () => {
    const { jobs, publish } = fixture();
    await publish(AlumniListingChanged, { userId: ADA, collegeIds: [BOWDOIN, COLBY] });
    expect(jobs.queued).toEqual([jobFor(BOWDOIN), jobFor(COLBY)]);
  });
});
