import { FSU, hoursLater, MSU, NOON, robin } from '../../application/testing/fakes';
import { MAX_NOTE_LENGTH, NoteTooLong } from './college-plan';
import { SavedCollege } from './saved-college';

const PLAN = { status: 'applying', deadline: '2027-01-15', note: 'Essay first' } as const;
const saved = () => SavedCollege.restore({ userId: robin, collegeId: FSU, savedAt: NOON, ...PLAN });

describe('the plan for a saved college', () => {
  it('starts with considering, without deadline and note', () => {
    const state = SavedCollege.save('event-1', robin, FSU, NOON).snapshot();
    expect(state).toMatchObject({ status: 'considering', deadline: null, note: null });
  });

  it('can be set when the college is saved', () => {
    expect(SavedCollege.save('event-1', robin, FSU, NOON, PLAN).snapshot()).toMatchObject(PLAN);
  });

  it.each([
    [{}, PLAN],
    [{ status: 'applied' }, { ...PLAN, status: 'applied' }],
    [{ deadline: null }, { ...PLAN, deadline: null }],
    [{ note: '' }, { ...PLAN, note: null }],
    [{ note: null }, { ...PLAN, note: null }],
  ] as const)('is changed by %j only in these parts', (changes, expected) => {
    const college = saved();
    college.changePlan(changes);
    expect(college.snapshot()).toMatchObject(expected);
  });

  it('is not part of any event', () => {
    const college = SavedCollege.save('event-1', robin, FSU, NOON, PLAN);
    college.changePlan({ note: 'Ask about the lab' });
    expect(college.pullEvents()).toEqual([{ eventId: 'event-1', userId: robin, collegeId: FSU, occurredAt: NOON }]);
  });

  it('has a note of up to 1,000 characters, where an emoji is one', () => {
    const college = saved();
    college.changePlan({ note: '🎓'.repeat(MAX_NOTE_LENGTH) });
    expect(() => college.changePlan({ note: 'x'.repeat(MAX_NOTE_LENGTH + 1) })).toThrow(NoteTooLong);
    expect(college.snapshot().note).toHaveLength(2 * MAX_NOTE_LENGTH);
  });
});

describe('a saved college', () => {
  it('emits an event with the time it was saved', () => {
    expect(SavedCollege.save('e', robin, MSU, hoursLater(1)).pullEvents()).toMatchObject([
      { occurredAt: hoursLater(1) },
    ]);
  });
});
