import fc from 'fast-check';
import { DomainError } from '../../../../shared/domain/domain-error';
import type { PostId, ReplyId } from './events';
import { ForumPost } from './post';
import { ForumReply } from './reply';

const NOON = new Date('2026-03-01T12:00:00Z');
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);
const [POST, ASKER, HELPER] = [1 as PostId, 7, 8];

/** A discussion with its replies, changed in the same way as by the use cases. */
class Discussion {
  readonly post = ForumPost.open(
    POST,
    { id: ASKER, role: 'student', isAnonymous: false },
    { title: 'How did you choose?', content: 'I like biology and history.', tags: [], collegeId: null },
    NOON,
  );
  readonly replies: ForumReply[] = [];

  get shown(): ForumReply[] {
    return this.replies.filter(({ isShown }) => isShown);
  }

  add(at: Date): void {
    const id = (this.replies.length + 1) as ReplyId;
    const reply = ForumReply.write(id, POST, { id: HELPER, role: 'alumni', isAnonymous: false }, 'Take both.', at);
    this.post.addReply(reply);
    this.replies.push(reply);
  }

  change(n: number, act: (reply: ForumReply) => void): void {
    const reply = this.#reply(n);
    if (!reply) return;
    const wasShown = reply.isShown;
    act(reply);
    if (wasShown && !reply.isShown) this.post.removeReply(reply.id, this.newestShownTime);
    if (!wasShown && reply.isShown) this.post.restoreReply(reply.snapshot().createdAt);
  }

  mark(n: number): void {
    const reply = this.#reply(n);
    if (reply) this.post.markAnswer(ASKER, reply, later(99));
  }

  get newestShownTime(): Date | null {
    const times = this.shown.map((reply) => reply.snapshot().createdAt.getTime());
    return times.length > 0 ? new Date(Math.max(...times)) : null;
  }

  #reply(n: number): ForumReply | undefined {
    return this.replies[n % Math.max(this.replies.length, 1)];
  }
}

interface Step {
  readonly what: (typeof STEPS)[number];
  readonly n: number;
}

const STEPS = [
  'add',
  'delete',
  'report',
  'moderate',
  'show',
  'mark',
  'unmark',
  'hide post',
  'show post',
  'delete post',
] as const;
/** Deletion gets a low weight, because no one can reply afterwards. */
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...STEPS.slice(0, -1)) },
    { weight: 1, arbitrary: fc.constant('delete post' as const) },
  ),
  n: fc.nat(40),
});

function runStep(discussion: Discussion, { what, n }: Step): void {
  const { post } = discussion;
  if (what === 'add') discussion.add(later(n));
  else if (what === 'delete') discussion.change(n, (reply) => reply.delete(HELPER, later(n)));
  else if (what === 'report') discussion.change(n, (reply) => reply.setHidden('reports'));
  else if (what === 'moderate') discussion.change(n, (reply) => reply.setHidden('moderator'));
  else if (what === 'show') discussion.change(n, (reply) => reply.setHidden(null));
  else if (what === 'mark') discussion.mark(n);
  else if (what === 'unmark') post.unmarkAnswer(ASKER);
  else if (what === 'hide post') post.setHidden('moderator');
  else if (what === 'show post') post.setHidden(null);
  else post.delete(ASKER, later(n));
}

/** A rejected step changes nothing. */
function tryStep(discussion: Discussion, one: Step): void {
  try {
    runStep(discussion, one);
  } catch (refusal) {
    if (!(refusal instanceof DomainError)) throw refusal;
  }
}

describe('a discussion after random steps', () => {
  it('counts the shown replies, has one of them or none as the answer, and has the newest activity', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const discussion = new Discussion();
        for (const one of steps) {
          tryStep(discussion, one);
          const { replyCount, answerId, lastActivityAt } = discussion.post.snapshot();
          expect(replyCount).toBe(discussion.shown.length);
          expect([null, ...discussion.shown.map(({ id }) => id)]).toContain(answerId);
          expect(lastActivityAt).toEqual(discussion.newestShownTime ?? NOON);
        }
      }),
      { numRuns: 300 },
    );
  });
});
