import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { describeOnboardings } from '../../application/onboarding/testing/onboardings.contract';
import { Onboarding } from '../../domain/onboarding/onboarding';
import { TypeormOnboardings } from './typeorm-onboardings';

const open = async () => {
  const unitOfWork = unitOfWorkOn(await freshDatabase());
  return { unitOfWork, onboardings: new TypeormOnboardings(unitOfWork) };
};

describeOnboardings('PostgreSQL', async () => (await open()).onboardings);

describe('the progress of two pages of one person in PostgreSQL', () => {
  it('is kept, because the second one waits for the first', async () => {
    const { unitOfWork, onboardings } = await open();
    const complete = (step: string) =>
      unitOfWork.run(async () => {
        const onboarding = (await onboardings.find(7, 'student')) ?? Onboarding.create(7, 'student');
        onboarding.complete([step], new Set(), new Date());
        await onboardings.save(onboarding);
      });
    await Promise.all(['major', 'colleges', 'goals'].map(complete));

    expect((await onboardings.find(7, 'student'))!.snapshot().completedSteps).toEqual(['major', 'colleges', 'goals']);
  });
});
