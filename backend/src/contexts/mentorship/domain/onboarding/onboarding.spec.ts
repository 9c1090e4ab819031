import { type AnsweredSteps, Onboarding, type StepId } from './onboarding';

const NOON = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-02T12:00:00Z');
const NOTHING: AnsweredSteps = new Set();
const answeredSteps = (...steps: StepId[]): AnsweredSteps => new Set(steps);
const aStudent = (): Onboarding => Onboarding.create({ userId: 7, role: 'student' });

describe('the onboarding', () => {
  it('has three screens for students and alumni, and none for administrators', () => {
    expect(aStudent().steps).toEqual(['major', 'colleges', 'goals']);
    expect(Onboarding.create({ userId: 7, role: 'alumni' }).steps).toEqual(['mentoring', 'hours', 'email']);
    expect(Onboarding.create({ userId: 7, role: 'college_admin' })).toMatchObject({ steps: [], isCompleted: true });
  });

  it('records the screens of the role in their order, and ignores others', () => {
    const onboarding = aStudent();
    onboarding.complete(['goals', 'hours', 'own-the-place'], NOTHING, NOON);
    onboarding.complete(['major'], NOTHING, NOON);

    expect(onboarding.snapshot()).toMatchObject({ completedSteps: ['major', 'goals'], completedAt: null });
  });

  it('ends once, with the last screen', () => {
    const onboarding = aStudent();
    onboarding.complete(['major', 'colleges', 'goals'], NOTHING, NOON);
    onboarding.complete(['major'], NOTHING, LATER);

    expect(onboarding.snapshot()).toMatchObject({ completedAt: NOON });
    expect(onboarding.isCompleted).toBe(true);
  });

  it('does not wait for a screen that the account already answers', () => {
    const onboarding = aStudent();
    expect(onboarding.isDone('colleges', answeredSteps('colleges'))).toBe(true);
    onboarding.complete(['major', 'goals'], answeredSteps('colleges'), NOON);

    expect(onboarding.snapshot()).toMatchObject({ completedSteps: ['major', 'goals'], completedAt: NOON });
  });

  it('never ends for administrators, who have no screens', () => {
    const administrator = Onboarding.create({ userId: 7, role: 'college_admin' });
    administrator.complete(['major'], NOTHING, NOON);

    expect(administrator.snapshot()).toMatchObject({ completedSteps: [], completedAt: null });
  });

  it('drops steps of earlier versions', () => {
    const state = { userId: 7, role: 'student', skippedAt: null, completedAt: null } as const;
    const old = ['profile', 'major', 'first-request'] as StepId[];

    expect(Onboarding.restore({ ...state, completedSteps: old }).snapshot().completedSteps).toEqual(['major']);
  });

  it('can be skipped and offered again', () => {
    const onboarding = aStudent();
    onboarding.setSkipped(true, NOON);
    onboarding.setSkipped(true, LATER);
    expect(onboarding.snapshot().skippedAt).toBe(NOON);

    onboarding.setSkipped(false, LATER);
    expect(onboarding.snapshot().skippedAt).toBeNull();
  });
});
