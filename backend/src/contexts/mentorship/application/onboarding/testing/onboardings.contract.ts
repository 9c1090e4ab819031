import { Onboarding } from '../../../domain/onboarding/onboarding';
import type { Onboardings } from '../ports/onboardings';

const NOON = new Date('2026-03-01T12:00:00Z');

/** Contract tests for every store of progress through the onboarding, in PostgreSQL or in memory. */
export function describeOnboardings(name: string, open: () => Promise<Onboardings>): void {
  describe(`progress through the onboarding in ${name}`, () => {
    let onboardings: Onboardings;
    beforeEach(async () => {
      onboardings = await open();
    });

    it('is null until it is stored', async () => {
      expect(await onboardings.find({ userId: 7, role: 'student' })).toBeNull();
    });

    it('is returned as it was stored, and replaced when it is stored again', async () => {
      const onboarding = Onboarding.create({ userId: 7, role: 'student' });
      onboarding.complete(['major'], new Set(), NOON);
      onboarding.setSkipped(true, NOON);
      await onboardings.save(onboarding);
      expect((await onboardings.find({ userId: 7, role: 'student' }))!.snapshot()).toEqual(onboarding.snapshot());

      onboarding.complete(['colleges', 'goals'], new Set(), NOON);
      await onboardings.save(onboarding);
      const stored = (await onboardings.find({ userId: 7, role: 'student' }))!;
      expect(stored.snapshot()).toEqual(onboarding.snapshot());
      expect(stored.isCompleted).toBe(true);
    });

    it('is stored for each role of a person', async () => {
      const student = Onboarding.create({ userId: 7, role: 'student' });
      student.complete(['major'], new Set(), NOON);
      await onboardings.save(student);
      await onboardings.save(Onboarding.create({ userId: 7, role: 'alumni' }));

      expect((await onboardings.find({ userId: 7, role: 'student' }))!.snapshot().completedSteps).toEqual(['major']);
      expect((await onboardings.find({ userId: 7, role: 'alumni' }))!.snapshot().completedSteps).toEqual([]);
      expect(await onboardings.find({ userId: 8, role: 'student' })).toBeNull();
    });
  });
}
