import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { PostNotFound, WritingRefused } from '../../domain/discussions/discussion-errors';
import {
  NamesNotConfirmed,
  NotConnected,
  SharedAnswerClosed,
  SharedAnswerNotFound,
  TooManySuggestions,
} from '../../domain/shared-answers/shared-answer-errors';
import { RefreshOpenDiscussions } from '../discussions/refresh-open-discussions';
import { FollowUpReply } from '../discussions/follow-up-reply';
import { readPost, createInMemoryStores } from '../discussions/testing/discussion-stores';
import { InMemoryColleges, CountedLimits, NOON, RecordedNotices } from '../discussions/testing/discussion-fakes';
import { DiscussionTables } from '../discussions/testing/in-memory-discussions';
import { DecideOnAnswer } from './decide-on-answer';
import { ListSharedAnswers } from './list-shared-answers';
import { FindNamesInText } from './find-names-in-text';
import { PublishAnswer } from './publish-answer';
import { MAX_OPEN_SUGGESTIONS, SuggestAnswer } from './suggest-answer';
import { InMemoryConversationPartners, InMemorySharedAnswers } from './testing/shared-answer-fakes';

const [ASKER, ANSWERER, STRANGER] = [7, 8, 9];
const TEXT = {
  title: 'Is a double major worth it?',
  question: 'I like biology and history.',
  answer: 'For me it was.',
};
const NAMES = new Map([
  [ASKER, ['Mia Minor', 'mia.m', 'Ada Example']],
  [ANSWERER, ['Ada Example', 'ada.e', 'Mia M.']],
]);

function createFixture() {
  const tables = new DiscussionTables();
  const stores = createInMemoryStores(tables);
  const { posts, replies, participation, transactions } = stores;
  const clock = { now: () => NOON };
  const sharedAnswers = new InMemorySharedAnswers();
  const conversation = new InMemoryConversationPartners({ askerId: ASKER, answererId: ANSWERER }, NAMES);
  const limits = new CountedLimits();
  const names = new FindNamesInText(conversation);
  const announce = new RefreshOpenDiscussions(participation, new RecordedNotices(), clock);
  posts.followUp = new FollowUpReply(participation, announce);
  const publish = new PublishAnswer(posts, replies, announce, clock);
  const colleges = new InMemoryColleges();
  return {
    tables,
    stores,
    sharedAnswers,
    conversation,
    suggest: new SuggestAnswer(sharedAnswers, conversation, names, colleges, limits, transactions, clock),
    decide: new DecideOnAnswer(sharedAnswers, conversation, names, publish, limits, transactions, clock),
    list: new ListSharedAnswers(sharedAnswers, conversation, names, colleges),
  };
}

let app: ReturnType<typeof createFixture>;
beforeEach(() => (app = createFixture()));

const suggest = (by = ASKER, overrides: object = {}) =>
  app.suggest.execute({
    by,
    withUserId: by === ASKER ? ANSWERER : ASKER,
    ...TEXT,
    collegeId: 1,
    tags: [],
    ...overrides,
  });
const agree = (by: number, id: number, version = 1, namesConfirmed = false) =>
  app.decide.agree({ by, id }, { version, namesConfirmed });
const publishAnswer = async () => {
  const id = await suggest();
  await agree(ANSWERER, id);
  return app.sharedAnswers.states.get(id)!;
};

describe('the figure that an answer is about', () => {
  it('is published with it', async () => {
    const id = await suggest(ASKER, { about: { figure: 'net_price', cip: null, level: null } });
    await agree(ANSWERER, id);
    const { postId } = app.sharedAnswers.states.get(id)!;
    expect((await readPost(app.stores, postId!)).aboutFigure).toBe('net_price');
  });

  it.each([
    ['about.figure', { figure: 'wealth', cip: null, level: null }],
    ['about.cip', { figure: null, cip: '9999', level: null }],
  ])('has to be known, otherwise the error names %s', async (field, about) => {
    await expect(suggest(ASKER, { about })).rejects.toMatchObject({ fields: [{ field }] });
  });
});

describe('suggesting an answer', () => {
  it('notifies the other side and asks for their agreement', async () => {
    const id = await suggest();
    expect(app.conversation.notified).toEqual([[ANSWERER, 'answer-suggested']]);
    expect(await app.list.execute(ANSWERER, ASKER)).toMatchObject([
      {
        state: { id, ...TEXT },
        names: [],
        agreedByMe: false,
        agreedByOther: true,
        collegeName: 'Northern Example College',
      },
    ]);
    expect(await app.list.execute(ASKER, ANSWERER)).toMatchObject([{ agreedByMe: true, agreedByOther: false }]);
    expect(app.tables.posts.size).toBe(0);
  });

  it('is rejected without a connection, college or text, and when too many are open', async () => {
    await expect(suggest(ASKER, { withUserId: STRANGER })).rejects.toThrow(NotConnected);
    await expect(suggest(ASKER, { withUserId: ASKER })).rejects.toThrow(NotConnected);
    await expect(suggest(ASKER, { collegeId: 99 })).rejects.toThrow(WritingRefused);
    await expect(suggest(ASKER, { answer: '' })).rejects.toThrow(WritingRefused);
    app.conversation.areConnected = false;
    await expect(suggest()).rejects.toThrow(NotConnected);
    app.conversation.areConnected = true;
    for (let n = 0; n < MAX_OPEN_SUGGESTIONS; n++) await suggest();
    await expect(suggest(ANSWERER)).rejects.toThrow(TooManySuggestions);
  });

  it('is rate-limited for a person who keeps editing', async () => {
    const id = await suggest();
    const edit = (n: number) => app.decide.edit({ by: ASKER, id }, { ...TEXT, answer: `Answer ${n}` }, n);
    for (let n = 1; n < RATE_LIMITS.sharedAnswersPerPerson.points; n++) await edit(n);
    await expect(edit(RATE_LIMITS.sharedAnswersPerPerson.points)).rejects.toThrow(TooManyRequests);
  });
});

describe('names in the text', () => {
  it("are shown only to people who know them, so that a minor's last name isn't confirmed by a highlight", async () => {
    await suggest(ANSWERER, { question: 'Mia Minor asked about biology.', answer: 'Ada, mia.m and ada.e' });
    const [forAsker] = await app.list.execute(ASKER, ANSWERER);
    const [forAnswerer] = await app.list.execute(ANSWERER, ASKER);
    expect(forAsker!.names).toEqual(['Mia', 'Minor', 'Ada', 'mia.m', 'mia', 'ada']);
    expect(forAnswerer!.names).toEqual(['Mia', 'Ada', 'mia', 'ada.e', 'ada']);
  });

  it('are published only if each side that sees them confirms', async () => {
    const id = await suggest(ASKER, { answer: 'Ada says yes.' });
    await expect(agree(ASKER, id)).rejects.toThrow(NamesNotConfirmed);
    await agree(ASKER, id, 1, true);
    await expect(agree(ANSWERER, id)).rejects.toThrow(NamesNotConfirmed);
    expect(app.tables.posts.size).toBe(0);
    await agree(ANSWERER, id, 1, true);
    expect(app.tables.posts.size).toBe(1);
  });
});

describe('agreeing', () => {
  it('publishes question and answer without names, with the answer marked', async () => {
    const { postId, replyId, status } = await publishAnswer();
    expect(status).toBe('published');
    const page = { by: NOON, after: 0, limit: 9 };
    expect(await app.stores.participation.listSubscribers(postId!, page)).toEqual([ASKER, ANSWERER]);
    expect(app.tables.posts.get(postId!)).toMatchObject({
      authorId: ASKER,
      authorRole: 'student',
      isAnonymous: true,
      collegeId: 1,
      title: TEXT.title,
      content: TEXT.question,
      tags: ['Alumni answers'],
      replyCount: 1,
      answerId: replyId,
    });
    expect(app.tables.replies.get(replyId!)).toMatchObject({
      postId,
      authorId: ANSWERER,
      authorRole: 'alumni',
      isAnonymous: true,
      content: TEXT.answer,
    });
  });

  it('concurrently publishes only once', async () => {
    const id = await suggest();
    await Promise.allSettled([agree(ANSWERER, id), agree(ANSWERER, id), agree(ASKER, id)]);
    expect(app.tables.posts.size).toBe(1);
    await expect(agree(ANSWERER, id)).rejects.toThrow(SharedAnswerClosed);
  });

  it('is allowed only for the two people, while they are connected', async () => {
    const id = await suggest();
    await expect(agree(STRANGER, id)).rejects.toThrow(SharedAnswerNotFound);
    await expect(app.list.getSharedAnswer(STRANGER, id)).rejects.toThrow(SharedAnswerNotFound);
    app.conversation.areConnected = false;
    await expect(agree(ANSWERER, id)).rejects.toThrow(SharedAnswerNotFound);
    await expect(app.decide.edit({ by: ANSWERER, id }, TEXT, 1)).rejects.toThrow(SharedAnswerNotFound);
    expect(await app.list.execute(ANSWERER, ASKER)).toEqual([]);
    expect(app.tables.posts.size).toBe(0);
  });

  it('is required again after an edit, of which the other side is notified', async () => {
    const id = await suggest();
    await app.decide.edit({ by: ANSWERER, id }, { ...TEXT, answer: 'It was.' }, 1);
    expect(app.conversation.notified.at(-1)).toEqual([ASKER, 'answer-edited']);
    await agree(ASKER, id, 2);
    expect([...app.tables.replies.values()]).toMatchObject([{ content: 'It was.' }]);
  });
});

describe('ending a shared answer', () => {
  it('declines it before it is published', async () => {
    const id = await suggest();
    await app.decide.declineOrWithdraw({ by: ANSWERER, id });
    await app.decide.declineOrWithdraw({ by: ANSWERER, id });
    expect(app.conversation.notified).toEqual([
      [ANSWERER, 'answer-suggested'],
      [ASKER, 'answer-declined'],
    ]);
    expect(await app.list.execute(ASKER, ANSWERER)).toEqual([]);
  });

  it.each([ASKER, ANSWERER])('deletes the published question and answer, whichever side withdraws: %i', async (by) => {
    const { id, postId, replyId } = await publishAnswer();
    await app.decide.declineOrWithdraw({ by, id });
    expect(await readPost(app.stores, postId!)).toMatchObject({
      title: '',
      deletedAt: NOON,
      replyCount: 0,
      answerId: null,
    });
    expect(app.tables.replies.get(replyId!)).toMatchObject({ content: '', deletedAt: NOON });
    expect(app.conversation.notified.at(-1)).toEqual([by === ASKER ? ANSWERER : ASKER, 'answer-withdrawn']);
  });

  it('is possible without a connection, and then notifies no one', async () => {
    const { id, postId } = await publishAnswer();
    app.conversation.areConnected = false;
    expect(await app.list.execute(ANSWERER, ASKER)).toHaveLength(1);
    await app.decide.declineOrWithdraw({ by: ANSWERER, id });
    expect(await readPost(app.stores, postId!)).toMatchObject({ deletedAt: NOON });
    expect(app.conversation.notified).toHaveLength(1);
  });

  it('deletes the reply if the discussion was deleted in the forum', async () => {
    const { id, postId, replyId } = await publishAnswer();
    await app.stores.transactions.run(async () => {
      const post = await app.stores.posts.lock(postId!);
      post.delete(ASKER, NOON);
      await app.stores.posts.save(post);
    });
    await app.decide.declineOrWithdraw({ by: ANSWERER, id });
    expect(app.tables.replies.get(replyId!)).toMatchObject({ content: '', deletedAt: NOON });
  });

  it('is allowed only for the two people', async () => {
    const { id, postId } = await publishAnswer();
    await expect(app.decide.declineOrWithdraw({ by: STRANGER, id })).rejects.toThrow(SharedAnswerNotFound);
    expect(await readPost(app.stores, postId!)).toMatchObject({ deletedAt: null });
  });

  it('declines suggestions after a block, but keeps published answers', async () => {
    const { postId } = await publishAnswer();
    const open = await suggest();
    await app.decide.declineSuggestions(ASKER, ANSWERER);
    expect(app.sharedAnswers.states.get(open)).toMatchObject({ status: 'declined', answer: '' });
    expect(await readPost(app.stores, postId!)).toMatchObject({ deletedAt: null });
  });

  it('withdraws everything when one account is erased', async () => {
    const { postId } = await publishAnswer();
    await suggest();
    await app.stores.transactions.run(() => app.decide.withdrawAllByUser(ANSWERER));
    expect(await readPost(app.stores, postId!)).toMatchObject({ title: '', deletedAt: NOON });
    expect(app.sharedAnswers.states.size).toBe(0);
    await expect(app.stores.participation.savePost(1, postId!, NOON)).rejects.toThrow(PostNotFound);
  });
});
