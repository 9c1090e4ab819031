import { NO_HOURS, type OfferedHours } from '../../domain/availability/availability';
import { InMemoryAvailabilities } from '../availability/testing/in-memory-availability';
import { alumna, dean, NOON, profilesFixture, student } from '../profiles/testing/profiles-fixture';
import { GetOnboarding, FindAnsweredSteps, type NewUser, UpdateOnboarding } from './onboarding';
import { describeOnboardings } from './testing/onboardings.contract';
import { InMemoryOnboardings } from '../profiles/testing/in-memory-profiles';

describeOnboardings('memory', async () => new InMemoryOnboardings());

const robin: NewUser = { ...student, emailVerified: false };
const ada: NewUser = { ...alumna, emailVerified: false };
const HOURS: OfferedHours = { ...NO_HOURS, rules: [{ day: 1, from: '16:00', to: '18:00' }] };

function fixture() {
  const profiles = profilesFixture();
  const [onboardings, availabilities] = [new InMemoryOnboardings(), new InMemoryAvailabilities()];
  const { students, alumni, colleges } = profiles;
  const findAnsweredSteps = new FindAnsweredSteps(students, alumni, colleges, availabilities);
  const show = new GetOnboarding(onboardings, findAnsweredSteps);
  return {
    ...profiles,
    availabilities,
    show,
    update: new UpdateOnboarding(onboardings, findAnsweredSteps, { now: () => NOON }),
    done: async (by: NewUser) => (await show.execute(by)).steps.filter(({ isDone }) => isDone).map(({ id }) => id),
  };
}

describe('the onboarding', () => {
  it('of a new student has all screens to do', async () => {
    expect(await fixture().show.execute(robin)).toEqual({
      steps: [
        { id: 'major', isDone: false },
        { id: 'colleges', isDone: false },
        { id: 'goals', isDone: false },
      ],
      completedSteps: [],
      isCompleted: false,
      skippedAt: null,
      completedAt: null,
    });
  });

  it('of a student skips what the account already contains', async () => {
    const { done, updateStudent, colleges } = fixture();
    await updateStudent.execute({ by: student, changes: { intendedMajor: 'Biology' } });
    expect(await done(robin)).toEqual(['major']);

    await updateStudent.execute({ by: student, changes: { careerGoals: 'Become a marine biologist' } });
    colleges.saved = 1;
    expect(await done(robin)).toEqual(['major', 'colleges', 'goals']);
  });

  it('of an alum skips what the account already contains', async () => {
    const { begin, done, updateAlumni, availabilities } = fixture();
    await begin.execute(ada.id);
    expect(await done(ada)).toEqual([]);

    await updateAlumni.execute({ by: alumna, changes: { isWillingToMentor: true } });
    await availabilities.save(ada.id, HOURS, 'UTC');
    expect(await done(ada)).toEqual(['mentoring', 'hours']);
    expect(await done({ ...ada, emailVerified: true })).toEqual(['mentoring', 'hours', 'email']);
  });

  it('records which screens were answered or skipped', async () => {
    const { update, show } = fixture();
    await update.execute({ by: robin, completedSteps: ['major'] });
    await update.execute({ by: robin, completedSteps: ['colleges'], isSkipped: true });
    expect(await show.execute(robin)).toMatchObject({ completedSteps: ['major', 'colleges'], skippedAt: NOON });

    await update.execute({ by: robin, completedSteps: ['goals'], isSkipped: false });
    expect(await show.execute(robin)).toMatchObject({ isCompleted: true, completedAt: NOON, skippedAt: null });
  });

  it('has no screens for administrators', async () => {
    const { update, show } = fixture();
    const by = { ...dean, emailVerified: true };
    await update.execute({ by, completedSteps: ['major'] });

    expect(await show.execute(by)).toMatchObject({ steps: [], completedSteps: [], isCompleted: true });
  });
});
