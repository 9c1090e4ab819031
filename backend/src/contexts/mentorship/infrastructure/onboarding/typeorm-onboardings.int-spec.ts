import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { describeOnboardings } from '../../application/onboarding/testing/onboardings.contract';
import { TypeormOnboardings } from './typeorm-onboardings';

const open = async () => {
  const unitOfWork = unitOfWorkOn(await freshDatabase());
  return new TypeormOnboardings(unitOfWork);
};

describeOnboardings('PostgreSQL', open);

describe('the progress of two pages of one person in PostgreSQL', () => {
  it('is stored, because the second one waits for the first', async () => {
    const onboardings = await open();
    const complete = (step: string) =>
      onboardings.update({ userId: 7, role: 'student' }, (onboarding) =>
        onboarding.complete([step], new Set(), new Date()),
      );
    await Promise.all(['major', 'colleges', 'goals'].map(complete));

    expect((await onboardings.find({ userId: 7, role: 'student' }))!.snapshot().completedSteps).toEqual([
      'major',
      'colleges',
      'goals',
    ]);
  });
});
