import { createWithStubs } from '../../../../../test/support/created-with';
import { hoursAfter } from '../../domain/open-questions/open-question';
import {
  OfferEnded,
  OpenQuestionAnswered,
  OpenQuestionClosed,
  OpenQuestionNotFound,
  OpenQuestionTaken,
} from '../../domain/open-questions/open-question-errors';
import { WritingRefused } from '../../domain/discussions/discussion-errors';
import { InMemoryColleges } from '../discussions/testing/discussion-fakes';
import { PublishAnswer } from '../shared-answers/publish-answer';
import { AnswerQuestion } from './answer-question';
import { AskOpenQuestion } from './ask-open-question';
import { CloseOpenQuestion } from './close-open-question';
import { DecideOnQuestionAnswer } from './decide-on-question-answer';
import { ModerateOpenQuestions } from './moderate-open-questions';
import { OfferQuestion } from './offer-question';
import { ShowOpenQuestions } from './show-open-questions';
import {
  InMemoryAnswerers,
  InMemoryQuestionPeople,
  RecordedQuestionNotices,
  StubQuestionFacts,
} from './testing/open-question-fakes';
import { createInMemoryQuestionStores } from './testing/open-question-stores';
import { WithdrawFromQuestion } from './withdraw-from-question';

const NOON = new Date('2026-03-01T12:00:00Z');
const [ROBIN, KIM, MIA] = [7, 8, 9] as const;
const [ADA, BOB, CAL, DEE] = [100, 101, 102, 103] as const;
const ABOUT = { figure: 'net_price', cip: null, level: null };
const ANSWER = 'We paid about eleven thousand dollars.';

function product() {
  const stores = createInMemoryQuestionStores();
  const { questions, askers, offers, answers, reader, transactions } = stores;
  const people = new InMemoryQuestionPeople();
  const answerers = new InMemoryAnswerers();
  answerers.candidates = [ADA, BOB, CAL, DEE].map((userId) => ({ userId, fit: 'college' }));
  const notices = new RecordedQuestionNotices();
  const facts = new StubQuestionFacts();
  const colleges = new InMemoryColleges();
  const time = { now: NOON };
  const clock = { now: () => time.now };
  const published = { publish: jest.fn(async () => ({ postId: 4, replyId: 5 })), withdraw: jest.fn(async () => {}) };
  const publishing = createWithStubs(PublishAnswer, {}, {}, {}, clock);
  Object.assign(publishing, published);
  const close = new CloseOpenQuestion(askers, offers, people, answerers, notices);
  const decide = new DecideOnQuestionAnswer(questions, answers, askers, people, notices, close, publishing, clock);
  const show = new ShowOpenQuestions(reader, answers, people, colleges, clock);
  return {
    ...stores,
    people,
    answerers,
    notices,
    published,
    time,
    show,
    decide,
    asking: new AskOpenQuestion(questions, askers, people, colleges, facts, transactions, clock),
    offering: new OfferQuestion(
      questions,
      askers,
      offers,
      people,
      answerers,
      facts,
      notices,
      close,
      transactions,
      clock,
    ),
    answering: new AnswerQuestion(questions, offers, answers, people, answerers, notices, clock),
    withdrawing: new WithdrawFromQuestion(
      questions,
      answers,
      askers,
      offers,
      people,
      answerers,
      notices,
      close,
      decide,
      transactions,
      clock,
    ),
    moderating: new ModerateOpenQuestions(questions, answers, show, decide),
  };
}

let the: ReturnType<typeof product>;
beforeEach(() => (the = product()));

const ask = (by: number = ROBIN, changes: object = {}) =>
  the.asking.execute({
    by,
    collegeId: 1,
    about: ABOUT,
    text: 'What did your family really pay?',
    isAnonymous: true,
    joins: null,
    ...changes,
  });
async function offered(): Promise<number> {
  const id = await ask();
  await the.offering.execute(id);
  return id;
}
async function answered(): Promise<number> {
  const id = await offered();
  await the.answering.take(ADA, id);
  await the.answering.answer(ADA, id, ANSWER);
  return id;
}
const stateOf = async (id: number) => (await the.questions.find(id))!.snapshot();
const openOffers = async (id: number) =>
  (await the.offers.list(id)).flatMap(({ userId, status }) => (status === 'open' ? [userId] : []));

describe('asking openly', () => {
  it('normalizes the text, and stores the title of the field', async () => {
    const id = await ask(ROBIN, { text: '  How hard is the first year?  ', about: { ...ABOUT, cip: '1107' } });
    expect(await stateOf(id)).toMatchObject({ text: 'How hard is the first year?', field: 'Field 1107' });
  });

  it('hides the name of a minor whatever they chose', async () => {
    the.people.minors.add(MIA);
    expect(await stateOf(await ask(MIA, { isAnonymous: false }))).toMatchObject({ isAnonymous: true });
    expect(await stateOf(await ask(KIM, { isAnonymous: false, about: { ...ABOUT, figure: null } }))).toMatchObject({
      isAnonymous: false,
    });
  });

  it('refuses short texts, unknown colleges and a missing text', async () => {
    for (const changes of [{ text: 'Why?' }, { collegeId: 99 }, { text: null }]) {
      await expect(ask(ROBIN, changes)).rejects.toThrow(WritingRefused);
    }
    expect(the.people.counted.size).toBe(0);
  });

  it('joins the question about the same, but not one about nothing in particular', async () => {
    const id = await ask();
    expect([await ask(KIM), await ask(KIM), await ask()]).toEqual([id, id, id]);
    expect([...the.people.counted]).toEqual([`${ROBIN}:${id}`, `${KIM}:${id}`]);
    const general = { about: { figure: null, cip: null, level: null } };
    expect(await ask(ROBIN, general)).not.toBe(await ask(KIM, general));
  });

  it('joins no closed, accepted, hidden or unknown question', async () => {
    const [closed, hidden] = [await ask(), await ask(ROBIN, { about: { figure: null, cip: '1107', level: null } })];
    await the.withdrawing.execute(ROBIN, closed);
    await the.moderating.setHidden({ type: 'open-question', id: hidden }, 'reports');
    await expect(ask(KIM, { joins: closed })).rejects.toThrow(OpenQuestionClosed);
    await expect(ask(KIM, { joins: hidden })).rejects.toThrow(OpenQuestionNotFound);
    await expect(ask(KIM, { joins: 99 })).rejects.toThrow(OpenQuestionNotFound);
    const accepted = await answered();
    await the.decide.accept(ROBIN, accepted, true);
    await expect(ask(KIM, { joins: accepted })).rejects.toThrow(OpenQuestionAnswered);
  });
});

describe('offering', () => {
  it('asks three alumni at a time, never the same twice, and none whom the asker or those who joined may not meet', async () => {
    the.people.blocked.set(ROBIN, [BOB]);
    const id = await ask();
    await ask(KIM);
    await the.offering.execute(id);
    expect(await openOffers(id)).toEqual([ADA, CAL, DEE]);
    expect(the.answerers.queries[0]).toMatchObject({
      collegeId: 1,
      state: 'TX',
      cip: null,
      without: [ROBIN, KIM, BOB],
    });
    expect(the.notices.notified).toEqual([ADA, CAL, DEE].map((userId) => [userId, 'question-offered']));

    the.time.now = hoursAfter(NOON, 48);
    await the.offering.execute(id);
    expect(await openOffers(id)).toEqual([]);
    expect(the.answerers.queries.at(-1)).toMatchObject({ askedAt: NOON });
    expect((await stateOf(id)).nextStepAt).toEqual(hoursAfter(NOON, 72));
  });

  it('asks the next alum as soon as one declines', async () => {
    const id = await offered();
    expect(await the.questions.listDue(NOON, 10)).toEqual([]);
    await the.withdrawing.execute(BOB, id);
    expect(await the.questions.listDue(NOON, 10)).toEqual([id]);
    await the.offering.execute(id);
    expect(await openOffers(id)).toEqual([ADA, CAL, DEE]);
  });

  it('takes a question back after 48 hours, and returns the minutes', async () => {
    const id = await offered();
    await the.answering.take(ADA, id);
    expect([...the.answerers.charged]).toEqual([`${ADA}:${id}`]);
    the.time.now = hoursAfter(NOON, 47);
    await the.offering.executeDue();
    expect(await stateOf(id)).toMatchObject({ status: 'taken' });
    the.time.now = hoursAfter(NOON, 48);
    await the.offering.executeDue();
    expect([...the.answerers.charged]).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ status: 'waiting', takenBy: null });
    await expect(the.answering.take(ADA, id)).rejects.toThrow(OfferEnded);
  });

  it('waits without candidates until an alum of the college joins', async () => {
    the.answerers.candidates = [];
    const id = await offered();
    expect((await stateOf(id)).nextStepAt).toEqual(hoursAfter(NOON, 24));
    the.answerers.candidates = [{ userId: ADA, fit: 'college' }];
    await the.offering.executeDue();
    expect(await openOffers(id)).toEqual([]);
    await the.offering.executeForCollege(2);
    await the.offering.executeForCollege(1);
    await the.offering.executeDue();
    expect(await openOffers(id)).toEqual([ADA]);
  });

  it('offers no hidden question', async () => {
    const id = await ask();
    await the.moderating.setHidden({ type: 'open-question', id }, 'moderator');
    await the.offering.execute(id);
    expect(await openOffers(id)).toEqual([]);
  });

  it('notifies everyone once after ten days, and closes the question after sixty', async () => {
    the.answerers.candidates = [];
    const id = await ask();
    await ask(KIM);
    for (const days of [9, 10, 11, 60, 61]) {
      the.time.now = hoursAfter(NOON, days * 24);
      await the.offering.executeDue();
    }
    expect(the.notices.notified).toEqual([
      [ROBIN, 'question-unanswered'],
      [KIM, 'question-unanswered'],
      [ROBIN, 'question-closed'],
      [KIM, 'question-closed'],
    ]);
    expect(await stateOf(id)).toMatchObject({ status: 'closed', closedBy: 'time', nextStepAt: null });
    expect(the.people.counted.size).toBe(0);
  });

  it('handles the other questions when one fails, and ignores unknown ones', async () => {
    const [first, second] = [await ask(), await ask(KIM, { collegeId: 2 })];
    const find = jest.spyOn(the.answerers, 'listCandidates').mockRejectedValueOnce(new Error('Away'));
    await expect(the.offering.executeDue()).rejects.toThrow('Away');
    find.mockRestore();
    expect([await openOffers(first), (await openOffers(second)).length]).toEqual([[], 3]);
    await the.offering.execute(99);
  });
});

describe('an alum', () => {
  it('takes only what is offered to them and no other alum has taken', async () => {
    const id = await offered();
    await expect(the.answering.take(DEE, id)).rejects.toThrow(OpenQuestionNotFound);
    await the.answering.take(ADA, id);
    await the.answering.take(ADA, id);
    await expect(the.answering.take(BOB, id)).rejects.toThrow(OpenQuestionTaken);
  });

  it('can’t take a question of a person with a block, or answer it', async () => {
    const id = await offered();
    await the.answering.take(ADA, id);
    for (const alum of [ADA, BOB]) the.people.blocked.set(alum, [ROBIN]);
    await expect(the.answering.answer(ADA, id, ANSWER)).rejects.toThrow(OfferEnded);
    await the.withdrawing.execute(ADA, id);
    await expect(the.answering.take(BOB, id)).rejects.toThrow(OfferEnded);
  });

  it('answers once, and not after the question was closed', async () => {
    const id = await answered();
    await the.answering.answer(ADA, id, ANSWER);
    await expect(the.answering.answer(ADA, id, `${ANSWER} Or twelve.`)).rejects.toThrow(OpenQuestionAnswered);
    await expect(the.answering.answer(BOB, id, ANSWER)).rejects.toThrow(OpenQuestionAnswered);
    const closed = await ask(KIM, { about: { ...ABOUT, figure: null } });
    await the.offering.execute(closed);
    await the.answering.take(ADA, closed);
    await the.withdrawing.execute(KIM, closed);
    await expect(the.answering.answer(ADA, closed, ANSWER)).rejects.toThrow(OpenQuestionClosed);
    expect([...the.answerers.charged]).toEqual([`${ADA}:${id}`]);
  });
});

describe('an answer', () => {
  it('reaches those who joined once it is accepted, and ends the count and the offers', async () => {
    const id = await answered();
    await ask(KIM);
    expect((await the.show.get(id, KIM)).own).toMatchObject({ standing: 'taken', answers: [] });
    await the.decide.accept(ROBIN, id, true);
    expect((await the.show.get(id, KIM)).own).toMatchObject({
      standing: 'answered',
      answers: [{ signature: 'Verified alum of College 1' }],
    });
    expect([the.people.counted.size, await openOffers(id)]).toEqual([0, []]);
    expect(the.notices.notified.slice(3)).toEqual([
      [ROBIN, 'question-answered'],
      [KIM, 'question-answered'],
      [ADA, 'question-helped'],
    ]);
  });

  it('is published with both consents, and withdrawn without one of them', async () => {
    const id = await answered();
    await the.decide.accept(ROBIN, id, true);
    await the.decide.consent(ADA, id, true);
    expect(the.published.publish).not.toHaveBeenCalled();
    await the.decide.consent(ROBIN, id, true);
    await the.decide.consent(ROBIN, id, true);
    expect(the.published.publish.mock.calls).toEqual([
      [
        {
          askerId: ROBIN,
          answererId: ADA,
          title: 'What did your family really pay?',
          question: 'What did your family really pay?',
          answer: ANSWER,
          collegeId: 1,
          about: ABOUT,
          tags: ['Alumni answers'],
        },
      ],
    ]);
    await the.decide.consent(ADA, id, false);
    expect(the.published.withdraw).toHaveBeenCalledWith({ askerId: ROBIN, answererId: ADA, postId: 4, replyId: 5 });
    await expect(the.decide.consent(KIM, id, true)).rejects.toThrow(OpenQuestionNotFound);
  });

  it('that a moderator hides is withdrawn, and shown to no one who asked', async () => {
    const id = await answered();
    await the.decide.accept(ROBIN, id, true);
    for (const one of [ROBIN, ADA]) await the.decide.consent(one, id, true);
    const [answer] = await the.answers.list([id]);
    const target = { type: 'open-answer', id: answer!.id } as const;
    expect([await the.moderating.canRead(ROBIN, target), await the.moderating.canRead(KIM, target)]).toEqual([
      true,
      false,
    ]);
    expect(await the.moderating.find(target)).toMatchObject({ authorId: ADA, isAnonymous: true, text: ANSWER });
    expect(await the.moderating.setHidden(target, 'moderator')).toBe(true);
    expect(the.published.withdraw).toHaveBeenCalled();
    expect((await the.show.get(id, ROBIN)).own).toMatchObject({ answers: [] });
    expect(await the.moderating.setHidden({ type: 'open-answer', id: 99 }, 'moderator')).toBe(false);
  });
});

describe('a person who leaves', () => {
  it('ends their questions and places, and gives back what they took', async () => {
    const id = await offered();
    await the.answering.take(ADA, id);
    await ask(KIM);
    await the.withdrawing.leaveAll(KIM);
    expect(await the.askers.list(id)).toEqual([]);
    await the.withdrawing.leaveAll(ADA);
    expect(await stateOf(id)).toMatchObject({ status: 'waiting' });
    expect([...the.answerers.charged]).toEqual([]);
    await the.withdrawing.leaveAll(ROBIN);
    expect(await stateOf(id)).toMatchObject({ status: 'closed', closedBy: 'account' });
    expect([the.people.counted.size, await openOffers(id)]).toEqual([0, []]);
  });

  it('takes published answers along, and their question waits or ends', async () => {
    const [accepted, undecided] = [await answered(), await ask(KIM, { about: { ...ABOUT, figure: null } })];
    await the.decide.accept(ROBIN, accepted, true);
    for (const one of [ROBIN, ADA]) await the.decide.consent(one, accepted, true);
    await the.offering.execute(undecided);
    await the.answering.take(ADA, undecided);
    await the.answering.answer(ADA, undecided, ANSWER);

    await the.withdrawing.eraseAll(ADA);
    expect(the.published.withdraw).toHaveBeenCalledTimes(1);
    expect(await stateOf(accepted)).toMatchObject({ status: 'closed', closedBy: 'account' });
    expect(await stateOf(undecided)).toMatchObject({ status: 'waiting', answerId: null });
  });
});

describe('the asker', () => {
  it('closes the question for everyone, and the alum has their minutes back', async () => {
    const id = await offered();
    await ask(KIM);
    await the.answering.take(ADA, id);
    await the.withdrawing.execute(ROBIN, id);
    await the.withdrawing.execute(ROBIN, id);
    expect([...the.answerers.charged]).toEqual([]);
    expect(the.notices.notified.slice(3)).toEqual([
      [ADA, 'question-withdrawn'],
      [KIM, 'question-closed'],
    ]);
    await expect(the.withdrawing.execute(MIA, id)).rejects.toThrow(OpenQuestionNotFound);
  });
});
