import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { AlumniAccountNeeded } from '../../domain/alumni-claims/errors';
import { NothingToConfirm, StudiesIncomplete } from '../../domain/study-confirmations/errors';
import { splitFullName, QUESTION_VALIDITY_MS } from '../../domain/study-confirmations/study-confirmation';
import { membershipFixture, NOON } from '../memberships/testing/membership-fixture';
import { OwnStudyConfirmations } from './own-study-confirmations';
import { ConfirmationPeople, type ProfileStudies } from './ports/study-confirmations';
import { InMemoryStudyConfirmations } from './testing/in-memory-study-confirmations';
import { describeStudyConfirmations } from './testing/study-confirmations.contract';

describeStudyConfirmations('memory', async () => new InMemoryStudyConfirmations());

const ADA = { email: 'Ada@Example.org', fullName: 'Ada Mae King', graduationYear: 2015, major: 'Mathematics' };

class StubConfirmationPeople extends ConfirmationPeople {
  readonly audited: unknown[] = [];
  studies: ProfileStudies | null = ADA;

  async findStudies(): Promise<ProfileStudies | null> {
    return this.studies;
  }

  async notify(): Promise<void> {}

  async audit(action: string, by: number, collegeId: number): Promise<void> {
    this.audited.push([action, by, collegeId]);
  }
}

function fixture() {
  const { colleges, clock } = membershipFixture();
  const confirmations = new InMemoryStudyConfirmations();
  const asked = new StubConfirmationPeople();
  const own = new OwnStudyConfirmations(confirmations, asked, colleges, new NoTransactions(), clock);
  return { confirmations, asked, own };
}

describe('a college’s question to an alum', () => {
  it('is listed with the name of the college, for 180 days', async () => {
    const { confirmations, own } = fixture();
    await confirmations.saveQuestions(1, [7], 10, new Date(NOON.getTime() - QUESTION_VALIDITY_MS + 1));
    await confirmations.saveQuestions(2, [7], 10, new Date(NOON.getTime() - QUESTION_VALIDITY_MS));

    expect(await own.list(7)).toMatchObject([{ collegeId: 1, collegeName: expect.any(String) }]);
    await expect(own.answer(7, 2, true)).rejects.toThrow(NothingToConfirm);
  });

  it('adds the alum to the list with what their profile says when they confirm', async () => {
    const { confirmations, asked, own } = fixture();
    await confirmations.saveQuestions(1, [7], 10, NOON);
    await own.answer(7, 1, true);

    expect(confirmations.confirmed).toEqual([
      {
        collegeId: 1,
        userId: 7,
        email: 'ada@example.org',
        firstName: 'Ada Mae',
        lastName: 'King',
        graduationYear: 2015,
        major: 'Mathematics',
      },
    ]);
    expect(asked.audited).toEqual([['studies-confirmed', 7, 1]]);
    await expect(own.answer(7, 1, true)).rejects.toThrow(NothingToConfirm);
  });

  it('adds no one after a no', async () => {
    const { confirmations, asked, own } = fixture();
    await confirmations.saveQuestions(1, [7], 10, NOON);
    await own.answer(7, 1, false);

    expect(confirmations.confirmed).toEqual([]);
    expect(asked.audited).toEqual([['studies-denied', 7, 1]]);
    expect(await own.list(7)).toEqual([]);
  });

  it.each([
    ['an account of another role', null, AlumniAccountNeeded],
    ['a profile without a major', { ...ADA, major: null }, StudiesIncomplete],
    ['a profile without a graduation year', { ...ADA, graduationYear: null }, StudiesIncomplete],
  ])('can’t be confirmed with %s', async (_, studies, error) => {
    const { confirmations, asked, own } = fixture();
    asked.studies = studies;
    await confirmations.saveQuestions(1, [7], 10, NOON);

    await expect(own.answer(7, 1, true)).rejects.toThrow(error);
    expect(confirmations.confirmed).toEqual([]);
  });

  it('isn’t answered by anyone who wasn’t asked', async () => {
    const { confirmations, own } = fixture();
    await confirmations.saveQuestions(1, [7], 10, NOON);

    await expect(own.answer(8, 1, true)).rejects.toThrow(NothingToConfirm);
  });
});

describe('the name of an alum', () => {
  it.each([
    ['Ada King', 'Ada', 'King'],
    ['Ada Mae King', 'Ada Mae', 'King'],
    ['Cher', 'Cher', 'Cher'],
  ])('%s is split for the list', (fullName, firstName, lastName) => {
    expect(splitFullName(fullName)).toEqual({ firstName, lastName });
  });
});
