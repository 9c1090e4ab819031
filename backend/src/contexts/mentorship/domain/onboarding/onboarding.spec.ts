import { type OnboardingFacts, Onboarding } from './onboarding';

const NOON = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-02T12:00:00Z');
const NOTHING: OnboardingFacts = { isFilledIn: false, isVisibilityChosen: false, savedColleges: 0, hasAsked: false };
const EVERYTHING: OnboardingFacts = { isFilledIn: true, isVisibilityChosen: true, savedColleges: 3, hasAsked: true };
const ALL = ['profile', 'visibility', 'save-colleges', 'first-request'];
const aStudent = (): Onboarding => Onboarding.create(7, 'student');

describe('the first steps', () => {
  it('are four for students, two for alumni and none for administrators', () => {
    expect(aStudent().steps).toEqual(ALL);
    expect(Onboarding.create(7, 'alumni').steps).toEqual(['profile', 'visibility']);
    expect(Onboarding.create(7, 'college_admin')).toMatchObject({ steps: [], isCompleted: true });
  });

  it('are kept only when they are truly done', () => {
    const onboarding = aStudent();
    onboarding.complete([...ALL, 'own-the-place'], { ...NOTHING, isFilledIn: true, savedColleges: 2 }, false, NOON);

    expect(onboarding.snapshot()).toMatchObject({ completedSteps: ['profile'], completedAt: null });
  });

  it('add up, and end when all are kept', () => {
    const onboarding = aStudent();
    onboarding.complete(['profile'], EVERYTHING, false, NOON);
    onboarding.complete(['visibility', 'save-colleges', 'first-request'], EVERYTHING, false, LATER);

    expect(onboarding.snapshot()).toMatchObject({ completedSteps: ALL, completedAt: LATER });
  });

  it('of an alum end after both, and of an administrator, who has none, never', () => {
    const [alum, administrator] = [Onboarding.create(7, 'alumni'), Onboarding.create(7, 'college_admin')];
    alum.complete(['profile'], EVERYTHING, false, NOON);
    expect(alum.isCompleted).toBe(false);
    alum.complete(['visibility'], EVERYTHING, false, LATER);
    expect([alum.isCompleted, alum.snapshot().completedAt]).toEqual([true, LATER]);
    administrator.complete(ALL, EVERYTHING, false, NOON);
    expect(administrator.snapshot()).toMatchObject({ completedSteps: [], completedAt: null });
  });

  it('stay taken when something is undone, and end once', () => {
    const onboarding = aStudent();
    onboarding.complete(ALL, EVERYTHING, false, NOON);
    onboarding.complete(ALL, NOTHING, false, LATER);

    expect(onboarding.snapshot()).toMatchObject({ completedSteps: ALL, completedAt: NOON });
    expect(onboarding.isDone('save-colleges', NOTHING)).toBe(false);
  });

  it('of a minor have nothing to choose: to have seen it is enough', () => {
    const onboarding = aStudent();
    expect(onboarding.isDone('visibility', NOTHING)).toBe(false);
    onboarding.complete(['visibility', 'profile'], NOTHING, true, NOON);

    expect(onboarding.snapshot().completedSteps).toEqual(['visibility']);
    expect(onboarding.isDone('visibility', NOTHING)).toBe(true);
  });

  it('can be put away and brought back', () => {
    const onboarding = aStudent();
    onboarding.skip(true, NOON);
    onboarding.skip(true, LATER);
    expect(onboarding.snapshot().skippedAt).toBe(NOON);

    onboarding.skip(false, LATER);
    expect(onboarding.snapshot().skippedAt).toBeNull();
  });
});
