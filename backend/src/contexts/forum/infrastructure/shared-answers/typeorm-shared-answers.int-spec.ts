import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { SharedAnswer } from '../../domain/shared-answers/shared-answer';
import { SharedAnswerNotFound } from '../../domain/shared-answers/shared-answer-errors';
import { TypeormSharedAnswers } from './typeorm-shared-answers';

const NOON = new Date('2026-03-01T12:00:00.123Z');
const LATER = new Date('2026-03-01T13:00:00.000Z');
const [STUDENT, ALUM, STRANGER] = [1, 2, 3];
const TEXT = {
  title: 'How big are the first classes?',
  question: 'How many people sit in the first classes?',
  answer: 'About thirty in my year, and fewer later.',
};

describe('shared answers in PostgreSQL', () => {
  let db: DataSource;
  let unitOfWork: UnitOfWork;
  let answers: TypeormSharedAnswers;

  beforeAll(async () => {
    db = await freshDatabase();
    unitOfWork = unitOfWorkOn(db);
    answers = new TypeormSharedAnswers(unitOfWork);
  });
  beforeEach(() => db.query('TRUNCATE forum.shared_answers'));

  const suggested = async (by = ALUM, sides = { askerId: STUDENT, answererId: ALUM }) => {
    const about = { figure: null, cip: '1107', level: 'bachelor' };
    const suggestion = { ...TEXT, collegeId: 7, about, tags: ['classes'] };
    const one = SharedAnswer.propose(await answers.nextId(), sides, by, suggestion, () => false, NOON);
    await answers.save(one);
    return one;
  };

  it.each([
    ['the student', STUDENT],
    ['the alum', ALUM],
  ])('are read as they were suggested by %s', async (_, by) => {
    const one = await suggested(by);
    expect((await answers.get(one.snapshot().id)).snapshot()).toEqual(one.snapshot());
    expect(one.snapshot()).toMatchObject({
      isProposedByAsker: by === STUDENT,
      createdAt: NOON,
      aboutFigure: null,
      aboutCip: '1107',
      aboutLevel: 'bachelor',
    });
  });

  it('are stored with every change', async () => {
    const one = await suggested();
    one.edit(STUDENT, { ...TEXT, title: 'How big are the classes at first?' }, 1, () => false, LATER);
    await answers.save(one);
    const { id } = one.snapshot();
    expect((await answers.get(id)).snapshot()).toEqual(one.snapshot());
    await unitOfWork.run(async () => {
      const locked = await answers.lock(id);
      locked.declineOrWithdraw(STUDENT, LATER);
      await answers.save(locked);
    });
    expect((await answers.get(id)).snapshot()).toMatchObject({ status: 'declined', title: '', changedAt: LATER });
  });

  it('are locked only within a unit of work, and are not found if they don’t exist', async () => {
    await expect(answers.get(999)).rejects.toThrow(SharedAnswerNotFound);
    await expect(unitOfWork.run(() => answers.lock(999))).rejects.toThrow(SharedAnswerNotFound);
    const { id } = (await suggested()).snapshot();
    await expect(answers.lock(id)).rejects.toThrow('unit of work');
  });

  it('are listed while they are open, newest first, in the same order for the student and the alum', async () => {
    const ids = [];
    for (let n = 0; n < 3; n++) ids.push((await suggested()).snapshot().id);
    await suggested(ALUM, { askerId: STRANGER, answererId: ALUM });
    const declined = await answers.get(ids[1]!);
    declined.declineOrWithdraw(STUDENT, LATER);
    await answers.save(declined);
    const between = async (one: number, other: number, max = 10) =>
      (await answers.listBetween(one, other, max)).map((each) => each.snapshot().id);

    expect(await between(STUDENT, ALUM)).toEqual([ids[2], ids[0]]);
    expect(await between(ALUM, STUDENT)).toEqual([ids[2], ids[0]]);
    expect(await between(STUDENT, ALUM, 1)).toEqual([ids[2]]);
    expect(await between(STUDENT, STRANGER)).toEqual([]);
    expect(await answers.listIdsByUser(STUDENT)).toEqual([ids[0], ids[2]]);
    expect(await answers.listIdsByUser(ALUM)).toHaveLength(3);
  });

  it('are exported without the other side, and deleted with either person', async () => {
    await suggested(ALUM);
    const { sharedAnswers } = await answers.export(STUDENT);
    expect(sharedAnswers).toMatchObject([{ ...TEXT, about_cip: '1107', asked_by_you: true, suggested_by_you: false }]);
    expect(sharedAnswers![0]).not.toHaveProperty('answerer_id');
    expect((await answers.export(ALUM)).sharedAnswers).toMatchObject([{ asked_by_you: false, suggested_by_you: true }]);
    expect(await answers.export(STRANGER)).toEqual({ sharedAnswers: [] });
    await answers.deleteByUser(STRANGER);
    expect(await answers.listIdsByUser(ALUM)).toHaveLength(1);
    await answers.deleteByUser(STUDENT);
    expect(await answers.listIdsByUser(ALUM)).toEqual([]);
  });
});
