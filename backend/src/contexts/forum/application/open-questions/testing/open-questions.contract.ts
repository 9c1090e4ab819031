import {
  hoursAfter,
  OpenQuestion,
  type OpenQuestionId,
  type OpenQuestionState,
} from '../../../domain/open-questions/open-question';
import { OpenQuestionNotFound } from '../../../domain/open-questions/open-question-errors';
import { QuestionAnswer } from '../../../domain/open-questions/question-answer';
import type { Fit, QuestionOffer } from '../../../domain/open-questions/question-offer';
import type { QuestionQuery } from '../ports/open-question-reader';
import type { OpenQuestionStores } from './open-question-stores';

const NOON = new Date('2026-03-01T12:00:00.123Z');
const [ROBIN, KIM, ADA, BOB] = [7, 8, 9, 10] as const;
const ALL: QuestionQuery = { cursor: null, limit: 10 };

const makeOffer = (questionId: OpenQuestionId, userId: number, fit: Fit, offeredAt: Date): QuestionOffer => {
  return { questionId, userId, fit, offeredAt, expiresAt: hoursAfter(offeredAt, 48), status: 'open' };
};

/** Contract of the stores of open questions, in PostgreSQL or in memory. */
export function describeOpenQuestions(name: string, open: () => Promise<OpenQuestionStores>): void {
  describe(`${name} keeps open questions`, () => {
    let stores: OpenQuestionStores;
    beforeEach(async () => (stores = await open()));

    async function save(changes: Partial<OpenQuestionState> = {}, now = NOON): Promise<OpenQuestion> {
      const question = OpenQuestion.ask(
        await stores.questions.nextId(),
        {
          askerId: ROBIN,
          collegeId: 1,
          aboutFigure: 'net_price',
          aboutCip: null,
          aboutLevel: null,
          field: null,
          text: 'What did your family really pay?',
          isAnonymous: true,
          ...changes,
        },
        now,
      );
      await stores.questions.save(question);
      return question;
    }
    async function answer(question: OpenQuestion, alumId: number = ADA): Promise<QuestionAnswer> {
      const written = QuestionAnswer.write(
        await stores.answers.nextId(),
        question.id,
        alumId,
        'About eleven thousand dollars.',
        NOON,
      );
      await stores.answers.save(written);
      await stores.questions.update(question.id, (one) => {
        one.take(alumId, NOON);
        one.answer(alumId, written.id, NOON);
      });
      return written;
    }
    const change = (id: number, act: (question: OpenQuestion) => void) => stores.questions.update(id, act);
    const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);
    const listIds = async (query: Partial<QuestionQuery> = {}, blockedIds: number[] = []) =>
      idsOf((await stores.reader.list({ ...ALL, ...query }, { id: KIM, blockedIds })).items);

    it('as they were saved, found and locked by ID', async () => {
      const question = await save({ aboutCip: '1107', aboutLevel: 'bachelor', field: 'Computer Science' });
      await change(question.id, (one) => void one.take(ADA, hoursAfter(NOON, 1)));

      const found = await stores.questions.find(question.id);
      expect(found!.snapshot()).toMatchObject({ takenBy: ADA, takenAt: hoursAfter(NOON, 1), createdAt: NOON });
      expect(await stores.questions.find(2_000_000_000)).toBeNull();
      await expect(change(2_000_000_000, () => {})).rejects.toThrow(OpenQuestionNotFound);
    });

    it('and finds the oldest open one about the same', async () => {
      const subject = { collegeId: 1, aboutFigure: 'net_price', aboutCip: null, aboutLevel: null };
      const find = (changes: object = {}) =>
        stores.transactions.run(() => stores.questions.findSame({ ...subject, ...changes }));
      const [first, second] = [await save(), await save({ askerId: KIM })];
      expect(await find()).toBe(first.id);
      expect([await find({ collegeId: 2 }), await find({ aboutCip: '1107' })]).toEqual([null, null]);
      await change(first.id, (one) => one.setHidden('reports'));
      expect(await find()).toBe(second.id);
      await change(second.id, (one) => void one.withdraw(KIM, NOON));
      expect(await find()).toBeNull();
    });

    it('with those who joined, in order, and their texts for themselves', async () => {
      const { askers, reader } = stores;
      const { id } = await save();
      await askers.join(id, BOB, null, hoursAfter(NOON, 2));
      await askers.join(id, KIM, 'What is the price really?', hoursAfter(NOON, 1));
      await askers.join(id, KIM, 'Another text that comes too late', hoursAfter(NOON, 3));
      expect(await askers.list(id)).toEqual([KIM, BOB]);
      expect(await reader.find(id, { id: KIM, blockedIds: [] })).toMatchObject({
        isJoined: true,
        joinedText: 'What is the price really?',
      });
      expect(await reader.find(id, { id: ROBIN, blockedIds: [] })).toMatchObject({ isJoined: false, joinedText: null });
      expect(await reader.find(id, null)).toMatchObject({ isJoined: false, joinedText: null });
      expect(idsOf((await reader.listMine(KIM, ALL)).items)).toEqual([id]);
      expect([await askers.leave(id, KIM), await askers.leave(id, KIM)]).toEqual([true, false]);
      expect((await reader.listMine(KIM, ALL)).items).toEqual([]);
    });

    it('with their offers, of which each alum gets one', async () => {
      const { offers, reader } = stores;
      const { id } = await save();
      await offers.add([makeOffer(id, ADA, 'college', NOON), makeOffer(id, BOB, 'state', NOON)]);
      await offers.add([makeOffer(id, ADA, 'state', hoursAfter(NOON, 1))]);
      expect(await offers.find(id, ADA)).toEqual(makeOffer(id, ADA, 'college', NOON));
      expect(await offers.find(id, KIM)).toBeNull();
      expect((await reader.find(id, null))!.isOffered).toBe(true);
      expect(await reader.listOffered(ADA, NOON)).toMatchObject([
        { id, fit: 'college', offeredUntil: hoursAfter(NOON, 48) },
      ]);
      expect(await reader.listOffered(ADA, hoursAfter(NOON, 48))).toEqual([]);
      expect(await stores.questions.listOpenIdsByUser(ADA)).toEqual([id]);

      await offers.setStatus(id, [ADA, BOB], 'declined');
      expect((await offers.list(id)).map(({ userId, status }) => [userId, status])).toEqual([
        [ADA, 'declined'],
        [BOB, 'declined'],
      ]);
      expect(await reader.listOffered(ADA, NOON)).toEqual([]);
      expect((await reader.find(id, null))!.isOffered).toBe(false);
      expect(await stores.questions.listOpenIdsByUser(ADA)).toEqual([]);
    });

    it('and lists what is due, longest due first', async () => {
      const { questions, offers } = stores;
      const [late, early, future] = [await save({}, hoursAfter(NOON, 1)), await save(), await save({ collegeId: 2 })];
      await change(future.id, (one) => one.planNextStep(hoursAfter(NOON, 24)));
      expect(await questions.listDue(hoursAfter(NOON, 2), 10)).toEqual([early.id, late.id]);
      expect(await questions.listDue(hoursAfter(NOON, 2), 1)).toEqual([early.id]);
      expect(await questions.listDue(hoursAfter(NOON, -1), 10)).toEqual([]);

      await questions.wakeByCollege(1, NOON);
      expect(await questions.listDue(NOON, 10)).toEqual([late.id, early.id].sort((one, other) => one - other));
      await offers.add([makeOffer(future.id, ADA, 'state', NOON)]);
      await questions.wakeByCollege(2, NOON);
      expect(await questions.listDue(NOON, 10)).not.toContain(future.id);
      await offers.setStatus(future.id, [ADA], 'expired');
      await questions.wakeByCollege(2, NOON);
      expect(await questions.listDue(NOON, 10)).toContain(future.id);
    });

    it('and lists them for readers, newest first, without closed, hidden and privately answered ones', async () => {
      const about = { aboutCip: '1107', aboutLevel: 'bachelor', field: 'Computer Science' };
      const [shown, ofField, hidden, closed, answered] = [
        await save(),
        await save({ collegeId: 2, aboutFigure: null, ...about }),
        await save(),
        await save(),
        await save(),
      ];
      await change(hidden.id, (one) => one.setHidden('moderator'));
      await change(closed.id, (one) => void one.withdraw(ROBIN, NOON));
      await answer(answered);
      expect(await listIds()).toEqual([ofField.id, shown.id]);
      expect(await listIds({ collegeId: 2 })).toEqual([ofField.id]);
      expect(await listIds({ figure: 'net_price' })).toEqual([shown.id]);
      expect(await listIds({ cip: '1107', level: 'bachelor' })).toEqual([ofField.id]);
      expect(await listIds({ cip: '1107', level: 'master' })).toEqual([]);
      expect(await listIds({ cursor: ofField.id })).toEqual([shown.id]);
      expect(await listIds({ state: 'waiting' })).toEqual([ofField.id, shown.id]);
      expect(await listIds({ state: 'answered' })).toEqual([]);
      expect((await stores.reader.list({ ...ALL, limit: 1 }, null)).next).toBe(ofField.id);
      expect((await stores.reader.listMine(ROBIN, ALL)).items).toHaveLength(5);
    });

    it('and hides named questions from people with a block, but not anonymous ones', async () => {
      const [named, anonymous] = [await save({ isAnonymous: false }), await save()];
      expect(await listIds({}, [ROBIN])).toEqual([anonymous.id]);
      expect(await listIds({}, [BOB])).toEqual([anonymous.id, named.id]);
      expect(await stores.reader.find(named.id, { id: KIM, blockedIds: [ROBIN] })).toBeNull();
      expect(await stores.reader.find(named.id, null)).not.toBeNull();
    });

    it('with their answers, for the alum and in order', async () => {
      const { answers, reader } = stores;
      const [one, other] = [await save(), await save()];
      const [first, second] = [await answer(one), await answer(other)];
      await answers.update(first.id, (locked) => {
        locked.decide(true);
        locked.consent('asker', true);
      });
      expect((await answers.find(first.id))!.snapshot()).toMatchObject({ isGood: true, hasAskerConsented: true });
      expect((await answers.list([one.id, other.id])).map(({ id }) => id)).toEqual([first.id, second.id]);
      expect(await answers.list([])).toEqual([]);
      expect(await answers.listIdsByAlum(ADA)).toEqual([first.id, second.id]);
      expect(await answers.listPublishedIdsByUser(ADA)).toEqual([]);
      expect(idsOf(await reader.listAnswered(ADA, 10))).toEqual([other.id, one.id]);
      expect(idsOf(await reader.listAnswered(ADA, 1))).toEqual([other.id]);
      expect(await answers.find(2_000_000_000)).toBeNull();
      await expect(answers.update(2_000_000_000, () => {})).rejects.toThrow(OpenQuestionNotFound);
    });

    it('and lists what an alum is answering', async () => {
      const { id } = await save();
      await change(id, (one) => void one.take(ADA, NOON));
      expect(idsOf(await stores.reader.listTaken(ADA))).toEqual([id]);
      expect(await stores.reader.listTaken(BOB)).toEqual([]);
      expect(await stores.questions.listOpenIdsByUser(ADA)).toEqual([id]);
      const empty: OpenQuestionId[] = [];
      expect(await stores.questions.listOpenIdsByUser(BOB)).toEqual(empty);
    });
  });
}
