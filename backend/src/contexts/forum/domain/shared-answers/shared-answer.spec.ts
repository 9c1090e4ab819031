import fc from 'fast-check';
import { DomainError } from '../../../../shared/domain/domain-error';
import { WritingRefused } from '../discussions/discussion-errors';
import type { PostId, ReplyId } from '../discussions/events';
import { SharedAnswer, type SharedAnswerId, type SharedAnswerState } from './shared-answer';
import {
  NamesNotConfirmed,
  SharedAnswerChanged,
  SharedAnswerClosed,
  SharedAnswerNotFound,
} from './shared-answer-errors';
import type { SharedText } from './shared-text';

const NOON = new Date('2026-03-01T12:00:00Z');
const [ASKER, ANSWERER, STRANGER] = [7, 8, 9];
const TEXT = {
  title: 'Is a double major worth it?',
  question: 'I like biology and history.',
  answer: 'For me it was.',
};
const named = ({ question, answer }: SharedText): boolean => `${question} ${answer}`.includes('Robin');

const suggest = (by = ASKER, text: Partial<SharedText> = {}) =>
  SharedAnswer.propose(
    1 as SharedAnswerId,
    { askerId: ASKER, answererId: ANSWERER },
    by,
    { ...TEXT, ...text, collegeId: 3, tags: ['majors'] },
    named,
    NOON,
  );
const agree = (one: SharedAnswer, by: number, version = 1, namesConfirmed = false) =>
  one.agree(by, { version, namesConfirmed }, named, NOON);
const edit = (one: SharedAnswer, by: number, text: Partial<SharedText>, version = 1) =>
  one.edit(by, { ...TEXT, ...text }, version, named, NOON);

describe('a suggestion', () => {
  it('is approved by its author when created, and has the tag "Alumni answers"', () => {
    for (const by of [ASKER, ANSWERER]) {
      const one = suggest(by);
      expect([ASKER, ANSWERER].map((side) => one.hasAgreed(side))).toEqual([by === ASKER, by === ANSWERER]);
      expect(one.snapshot()).toMatchObject({
        status: 'proposed',
        isProposedByAsker: by === ASKER,
        tags: ['Alumni answers', 'majors'],
      });
    }
  });

  it('with names has no approval until the names are confirmed', () => {
    const one = suggest(ASKER, { answer: 'Robin, for me it was.' });
    expect(one.hasAgreed(ASKER)).toBe(false);
    expect(() => agree(one, ASKER)).toThrow(NamesNotConfirmed);
    expect([agree(one, ASKER, 1, true), one.hasAgreed(ASKER)]).toEqual([false, true]);
    expect(() => agree(one, ANSWERER)).toThrow(NamesNotConfirmed);
    expect(agree(one, ANSWERER, 1, true)).toBe(true);
  });

  it('can be published once both sides agree', () => {
    const one = suggest();
    expect(() => one.publish(4 as PostId, 5 as ReplyId)).toThrow(SharedAnswerClosed);
    expect(agree(one, ANSWERER)).toBe(true);
    one.publish(4 as PostId, 5 as ReplyId);
    expect(one.snapshot()).toMatchObject({ status: 'published', postId: 4, replyId: 5 });
    expect(() => agree(one, ANSWERER)).toThrow(SharedAnswerClosed);
    expect(() => edit(one, ASKER, { answer: 'Other words.' })).toThrow(SharedAnswerClosed);
  });

  it('requires the other side to agree to the new version after an edit', () => {
    const one = suggest();
    expect(edit(one, ANSWERER, {})).toBe(false);
    expect(edit(one, ANSWERER, { answer: 'It was.' })).toBe(true);
    expect([one.hasAgreed(ASKER), one.hasAgreed(ANSWERER), one.snapshot().version]).toEqual([false, true, 2]);
    expect(() => agree(one, ASKER)).toThrow(SharedAnswerChanged);
    expect(() => edit(one, ASKER, { answer: 'No.' })).toThrow(SharedAnswerChanged);
    expect(agree(one, ASKER, 2)).toBe(true);
  });

  it('can be declined, or withdrawn once published; its text is cleared', () => {
    const declined = suggest();
    expect([declined.declineOrWithdraw(ASKER, NOON), declined.declineOrWithdraw(ANSWERER, NOON)]).toEqual([
      'declined',
      null,
    ]);
    const published = suggest();
    agree(published, ANSWERER);
    published.publish(4 as PostId, 5 as ReplyId);
    expect(published.declineOrWithdraw(ANSWERER, NOON)).toBe('withdrawn');
    for (const one of [declined, published]) {
      expect(one.snapshot()).toMatchObject({ title: '', question: '', answer: '', tags: [] });
    }
  });

  it('is not found for third parties', () => {
    const one = suggest();
    for (const action of [
      () => agree(one, STRANGER),
      () => edit(one, STRANGER, { answer: 'Mine.' }),
      () => one.declineOrWithdraw(STRANGER, NOON),
      () => suggest(STRANGER),
    ])
      expect(action).toThrow(SharedAnswerNotFound);
  });

  it('reports every invalid field under its form field name', () => {
    const listFaults = (text: Partial<SharedText>): unknown => {
      try {
        return suggest(ASKER, text);
      } catch (refusal) {
        return refusal instanceof WritingRefused ? refusal.fields : refusal;
      }
    };
    expect(listFaults({ title: 'Hm?', question: 'Short.', answer: ' ' })).toEqual([
      { field: 'title', message: 'Title must be at least 5 characters' },
      { field: 'question', message: 'Question must be at least 20 characters' },
      { field: 'answer', message: 'Answer must not be empty' },
    ]);
  });
});

const stepsArbitrary = fc.array(
  fc.record({
    by: fc.constantFrom(ASKER, ANSWERER, ASKER, ANSWERER, STRANGER),
    does: fc.constantFrom('agree', 'agree', 'edit', 'end'),
    answer: fc.constantFrom('For me it was.', 'It was not.', 'Robin, it was.'),
    isStale: fc.constantFrom(false, false, true),
    namesConfirmed: fc.boolean(),
  }),
  { maxLength: 15 },
);

describe('any sequence of actions of the two sides', () => {
  it('publishes only a text that both agreed to, and names only if both confirmed them', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(ASKER, ANSWERER), stepsArbitrary, (proposer, order) => {
        const one = suggest(proposer);
        /** The sides that agreed to the current text: by writing it without names, or explicitly. */
        let agreedSides = new Set([proposer]);
        for (const { by, does, answer, isStale, namesConfirmed } of order) {
          const before = one.snapshot();
          const version = before.version - (isStale ? 1 : 0);
          try {
            if (does === 'edit' && edit(one, by, { answer }, version))
              agreedSides = new Set(named({ ...TEXT, answer }) ? [] : [by]);
            if (does === 'end') one.declineOrWithdraw(by, NOON);
            if (does === 'agree') {
              const haveBothAgreed = agree(one, by, version, namesConfirmed);
              if (named(before) && !namesConfirmed && !agreedSides.has(by)) throw new Error('Names were not confirmed');
              agreedSides.add(by);
              if (haveBothAgreed !== (agreedSides.size === 2)) throw new Error('Not agreed by both');
              if (haveBothAgreed) one.publish(4 as PostId, 5 as ReplyId);
            }
            if (by === STRANGER) throw new Error('Not for strangers');
            if (isStale && does !== 'end') throw new Error('Stale');
          } catch (refusal) {
            if (!(refusal instanceof DomainError)) throw refusal;
            expect(one.snapshot()).toEqual(before);
          }
          check(before, one.snapshot());
          seen.add(one.snapshot().status);
        }
      }),
      { numRuns: 2_000, seed: 20_260_301 },
    );
    expect([...seen].sort()).toEqual(['declined', 'proposed', 'published', 'withdrawn']);
  });
});

/** A declined or withdrawn suggestion never changes again and has no text. */
function check(before: SharedAnswerState, after: SharedAnswerState): void {
  const isOver = ({ status }: SharedAnswerState): boolean => status === 'declined' || status === 'withdrawn';
  if (isOver(before)) expect(after).toEqual(before);
  if (isOver(after)) expect([after.title, after.question, after.answer]).toEqual(['', '', '']);
  if (after.status === 'published') expect([after.hasAskerAgreed, after.hasAnswererAgreed]).toEqual([true, true]);
  if (before.status === 'published' && after.status === 'published') expect(after).toEqual(before);
}
