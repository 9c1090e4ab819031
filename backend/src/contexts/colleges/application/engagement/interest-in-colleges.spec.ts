import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { CollegeNotFound } from '../../domain/catalogue/errors';
import { MakeInquiry, RecordInteraction } from './record-interest';
import { CollegeNotSaved } from '../../domain/saved-colleges/saved-college';
import { MergeSavedColleges, PlanSavedCollege, SaveCollege } from '../saved-colleges/save-college';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import {
  CountedLimits,
  CountedRandomness,
  dean,
  FewColleges,
  FSU,
  RecordedInteractions,
  kim,
  MSU,
  NOON,
  robin,
} from '../testing/fakes';
import { InMemoryInquiries } from './testing/in-memory-inquiries';
import { InMemorySavedColleges } from '../saved-colleges/testing/in-memory-saved-colleges';

const clock = { now: () => NOON };
const colleges = new FewColleges({ id: 3, name: 'Third College' });

describe('saving a college', () => {
  let saved: InMemorySavedColleges;
  let save: SaveCollege;
  beforeEach(() => {
    saved = new InMemorySavedColleges(colleges);
    save = new SaveCollege(colleges, saved, new CountedRandomness(), clock);
  });

  it('returns the list entry, and the same when repeated', async () => {
    const first = await save.execute({ userId: robin, collegeId: MSU });

    expect(first).toMatchObject({ id: MSU, name: 'Northern Example College', saved_at: NOON.toISOString() });
    expect(await save.execute({ userId: robin, collegeId: MSU })).toEqual(first);
    expect(saved.events).toMatchObject([{ eventId: 'random-1', userId: robin, collegeId: MSU }]);
  });

  it('rejects an unknown college', async () => {
    await expect(save.execute({ userId: robin, collegeId: 999 })).rejects.toThrow(CollegeNotFound);
  });

  it('takes a plan, and changes it later', async () => {
    await save.execute({ userId: robin, collegeId: MSU, plan: { deadline: '2027-01-15' } });
    const planned = await new PlanSavedCollege(colleges, saved).execute(
      { userId: robin, collegeId: MSU },
      { status: 'applied' },
    );

    expect(planned).toMatchObject({ id: MSU, status: 'applied', deadline: '2027-01-15', note: null });
    expect(await saved.listByUser(robin)).toEqual([planned]);
  });

  it("can't plan a college that isn't saved", async () => {
    const plan = new PlanSavedCollege(colleges, saved);
    await expect(plan.execute({ userId: robin, collegeId: MSU }, {})).rejects.toThrow(CollegeNotSaved);
  });

  it('merges the list of a browser in its order', async () => {
    const merge = new MergeSavedColleges(colleges, saved, new NoTransactions(), new CountedRandomness(), clock);
    const list = await merge.execute(robin, [3, 999, MSU, 3, FSU]);

    expect(list.map(({ id }) => id)).toEqual([3, MSU, FSU]);
    expect(saved.events).toHaveLength(3);
    expect(await merge.execute(robin, [])).toEqual(list);
    expect((await merge.execute(robin, [FSU, MSU])).map(({ id }) => id)).toEqual([3, MSU, FSU]);
  });
});

describe('making an inquiry', () => {
  let inquiries: InMemoryInquiries;
  let make: MakeInquiry;
  beforeEach(() => {
    inquiries = new InMemoryInquiries(colleges);
    make = new MakeInquiry(colleges, inquiries, new CountedLimits(), new CountedRandomness(), clock);
  });
  const student = { id: robin, role: 'student' } as const;

  it('is stored once a day', async () => {
    const first = await make.execute({ user: student, collegeId: MSU });
    const second = await make.execute({ user: student, collegeId: MSU });

    expect([first?.isFirst, second?.isFirst]).toEqual([true, false]);
    expect(second?.inquiry).toEqual(first?.inquiry);
    expect(inquiries.events).toHaveLength(1);
  });

  it.each(['alumni', 'college_admin'] as const)('by a user with the role %s is not stored', async (role) => {
    expect(await make.execute({ user: { id: dean, role }, collegeId: MSU })).toBeNull();
    expect(await inquiries.listByStudent(dean)).toEqual([]);
    expect(inquiries.events).toEqual([]);
  });

  it('is rejected for an unknown college, whatever the role', async () => {
    for (const role of ['student', 'alumni'] as const) {
      await expect(make.execute({ user: { id: robin, role }, collegeId: 999 })).rejects.toThrow(CollegeNotFound);
    }
  });

  it('is rate limited per student', async () => {
    for (let n = 0; n < RATE_LIMITS.inquiriesPerStudent.points; n++)
      await make.execute({ user: student, collegeId: MSU });

    await expect(make.execute({ user: student, collegeId: MSU })).rejects.toThrow(TooManyRequests);
    await make.execute({ user: { id: kim, role: 'student' }, collegeId: MSU });
  });
});

describe('reporting an interaction', () => {
  const visit = { type: 'view', source: 'hub', seconds: 3, userId: null, network: '203.0.113.7' } as const;

  it('emits an event without the network', async () => {
    const interactions = new RecordedInteractions();
    const notice = new RecordInteraction(colleges, interactions, new CountedLimits(), new CountedRandomness(), clock);
    await notice.execute({ ...visit, collegeId: MSU });

    expect(interactions.events).toMatchObject([{ eventId: 'random-1', collegeId: MSU, userId: null, seconds: 3 }]);
    expect(JSON.stringify(interactions.events)).not.toContain('203.0.113');
  });

  it('emits nothing for an unknown college', async () => {
    const interactions = new RecordedInteractions();
    const notice = new RecordInteraction(colleges, interactions, new CountedLimits(), new CountedRandomness(), clock);

    await expect(notice.execute({ ...visit, collegeId: 999 })).rejects.toThrow(CollegeNotFound);
    expect(interactions.events).toEqual([]);
  });

  it('is rate limited per network', async () => {
    const interactions = new RecordedInteractions();
    const notice = new RecordInteraction(colleges, interactions, new CountedLimits(), new CountedRandomness(), clock);
    const { points } = RATE_LIMITS.interactionsPerNetwork;
    for (let n = 0; n < points; n++) await notice.execute({ ...visit, collegeId: MSU });

    await expect(notice.execute({ ...visit, collegeId: MSU })).rejects.toThrow(TooManyRequests);
    await notice.execute({ ...visit, collegeId: MSU, network: '198.51.100.1' });
    expect(interactions.events).toHaveLength(points + 1);
  });
});
