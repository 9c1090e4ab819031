import {
  AdministratorsCannotBeAnonymous,
  NotYourPost,
  PostNotFound,
  ReplyNotFound,
  WritingRefused,
} from './discussion-errors';
import { PostOpened } from '../../integration-events/discussion-events';
import { AnswerMarked, PostAnswered, type PostId, type ReplyId } from './events';
import { ForumPost } from './post';
import { ForumReply } from './reply';
import type { Writer } from './writer';

const NOON = new Date('2026-03-01T12:00:00Z');
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);
const [robin, kim] = [7, 8] as const;
const POST = 1 as PostId;
const TEXT = { title: 'How did you choose?', content: 'I like biology and history.', tags: ['Majors'] };

const opened = (by: Partial<Writer> = {}) =>
  ForumPost.open(POST, { id: robin, role: 'student', isAnonymous: false, ...by }, { ...TEXT, collegeId: 5 }, NOON);
const createReply = (id: number, at: Date, postId = POST, by: Partial<Writer> = {}) =>
  ForumReply.write(id as ReplyId, postId, { id: kim, role: 'alumni', isAnonymous: false, ...by }, 'Take both.', at);
/** Creates a discussion and its only reply, ten minutes later. */
function answered() {
  const [post, reply] = [opened(), createReply(3, later(10))];
  post.addReply(reply);
  post.pullEvents();
  return { post, reply };
}

describe('starting a discussion', () => {
  it('creates it without replies and emits PostOpened with the author', () => {
    const post = opened({ isAnonymous: true });

    expect(post.snapshot()).toEqual({
      ...TEXT,
      id: POST,
      authorId: robin,
      authorRole: 'student',
      isAnonymous: true,
      collegeId: 5,
      aboutFigure: null,
      aboutCip: null,
      aboutLevel: null,
      createdAt: NOON,
      editedAt: null,
      lastActivityAt: NOON,
      replyCount: 0,
      answerId: null,
      hiddenBy: null,
      deletedAt: null,
    });
    expect(post.pullEvents()).toEqual([new PostOpened(POST, robin, true, 5, NOON)]);
  });

  it('rejects a missing title or text', () => {
    const open = () => ForumPost.open(POST, { id: 1, role: 'student', isAnonymous: false }, emptyText, NOON);
    const emptyText = { title: '', content: '', tags: [], collegeId: null };
    expect(open).toThrow(WritingRefused);
  });

  it('rejects an anonymous college administrator', () => {
    expect(() => opened({ role: 'college_admin', isAnonymous: true })).toThrow(AdministratorsCannotBeAnonymous);
    expect(() => opened({ role: 'college_admin' })).not.toThrow();
    expect(() => opened({ role: 'alumni', isAnonymous: true })).not.toThrow();
  });
});

describe('editing a discussion', () => {
  it('replaces the given fields and returns the earlier text', () => {
    const post = opened();
    const earlier = post.edit(robin, { title: ' A better  title ' }, later(1));

    expect(earlier).toEqual({ ...TEXT, until: later(1) });
    expect(post.snapshot()).toMatchObject({ ...TEXT, title: 'A better title', editedAt: later(1) });
    expect(post.snapshot().lastActivityAt).toEqual(NOON);
  });

  it.each([[{}], [{ title: TEXT.title }], [{ content: `${TEXT.content}\n` }], [{ tags: ['Majors ', 'majors'] }]])(
    'to %j changes nothing',
    (changes) => {
      const post = opened();

      expect(post.edit(robin, changes, later(1))).toBeNull();
      expect(post.snapshot().editedAt).toBeNull();
    },
  );

  it.each([[{ tags: [] }], [{ tags: ['Minors'] }], [{ tags: ['Majors', 'Minors'] }], [{ content: 'x'.repeat(20) }]])(
    'to %j is a change',
    (changes) => {
      expect(opened().edit(robin, changes, later(1))).toEqual({ ...TEXT, until: later(1) });
    },
  );

  it('rejects a text that is too short, and changes nothing', () => {
    const post = opened();

    expect(() => post.edit(robin, { content: 'short' }, later(1))).toThrow(WritingRefused);
    expect(post.snapshot()).toEqual(opened().snapshot());
  });
});

describe('deleting a discussion', () => {
  it('removes the text and prevents replies', () => {
    const { post } = answered();
    post.delete(robin, later(20));

    expect(post.isShown).toBe(false);
    expect(post.snapshot()).toMatchObject({
      title: '',
      content: '',
      tags: [],
      deletedAt: later(20),
      replyCount: 1,
      authorId: robin,
    });
    expect(() => post.addReply(createReply(4, later(30)))).toThrow(PostNotFound);
  });

  it('throws the second time', () => {
    const post = opened();
    post.delete(robin, later(1));

    expect(() => post.delete(robin, later(2))).toThrow(PostNotFound);
    expect(() => post.edit(robin, { title: 'Again here' }, later(2))).toThrow(PostNotFound);
  });
});

describe('actions of the author', () => {
  const { reply } = answered();
  const authorActions: [string, (post: ForumPost, by: number) => void][] = [
    ['editing', (post, by) => void post.edit(by, { title: 'Another title' }, later(1))],
    ['deleting', (post, by) => post.delete(by, later(1))],
    ['marking the answer', (post, by) => post.markAnswer(by, reply, later(1))],
    ['taking the mark away', (post, by) => post.unmarkAnswer(by)],
  ];

  it.each(authorActions)('%s is rejected for others', (_, act) => {
    const { post } = answered();
    expect(() => act(post, kim)).toThrow(NotYourPost);
    expect(() => act(post, robin)).not.toThrow();
  });

  it.each(authorActions)("%s doesn't reveal a hidden discussion to others", (_, act) => {
    const { post } = answered();
    post.setHidden('reports');

    expect(() => act(post, kim)).toThrow(PostNotFound);
    expect(() => act(post, robin)).not.toThrow();
  });

  it.each(authorActions)("%s is rejected for everyone after the author's account was deleted", (_, act) => {
    const post = ForumPost.restore({ ...answered().post.snapshot(), authorId: null });
    expect(() => act(post, robin)).toThrow(NotYourPost);
  });
});

describe('replies', () => {
  it('are counted, and the newest one is the last activity', () => {
    const post = opened();
    post.pullEvents();
    post.addReply(createReply(3, later(10), POST, { isAnonymous: true }));

    expect(post.snapshot()).toMatchObject({ replyCount: 1, lastActivityAt: later(10) });
    expect(post.pullEvents()).toEqual([new PostAnswered(POST, 3 as ReplyId, kim, true, 5, later(10))]);
  });

  it("added out of order don't move the last activity back", () => {
    const { post } = answered();
    post.addReply(createReply(4, later(5)));

    expect(post.snapshot()).toMatchObject({ replyCount: 2, lastActivityAt: later(10) });
  });

  it('are rejected while the discussion is hidden', () => {
    const post = opened();
    post.setHidden('moderator');
    expect(() => post.addReply(createReply(3, later(1)))).toThrow(PostNotFound);
    post.setHidden(null);

    expect(() => post.addReply(createReply(3, later(1)))).not.toThrow();
  });

  it('restore the previous last activity when they are removed', () => {
    const { post } = answered();
    post.addReply(createReply(4, later(20)));
    post.removeReply(4 as ReplyId, later(10));
    expect(post.snapshot()).toMatchObject({ replyCount: 1, lastActivityAt: later(10) });
    post.removeReply(3 as ReplyId, null);

    expect(post.snapshot()).toMatchObject({ replyCount: 0, lastActivityAt: NOON });
  });

  it('are counted again when they are shown again', () => {
    const { post } = answered();
    post.removeReply(3 as ReplyId, null);
    post.restoreReply(later(10));

    expect(post.snapshot()).toMatchObject({ replyCount: 1, lastActivityAt: later(10) });
  });
});

describe('the marked answer', () => {
  it('is a single reply, whose author is notified once', () => {
    const { post, reply } = answered();
    const other = createReply(4, later(11));
    post.addReply(other);
    post.pullEvents();
    for (const one of [reply, reply, other]) post.markAnswer(robin, one, later(12));

    expect(post.snapshot().answerId).toBe(4);
    expect(post.pullEvents()).toEqual([
      new AnswerMarked(POST, 3 as ReplyId, kim, later(12)),
      new AnswerMarked(POST, 4 as ReplyId, kim, later(12)),
    ]);
  });

  it('must be a shown reply of the same discussion', () => {
    const { post, reply } = answered();
    expect(() => post.markAnswer(robin, createReply(9, later(1), 2 as PostId), later(12))).toThrow(ReplyNotFound);
    reply.setHidden('reports');

    expect(() => post.markAnswer(robin, reply, later(12))).toThrow(ReplyNotFound);
    expect(post.snapshot().answerId).toBeNull();
  });

  it('is null after the mark or the reply was removed', () => {
    const { post, reply } = answered();
    post.markAnswer(robin, reply, later(12));
    post.unmarkAnswer(robin);
    expect(post.snapshot().answerId).toBeNull();
    post.markAnswer(robin, reply, later(13));
    post.removeReply(reply.id, null);

    expect(post.snapshot().answerId).toBeNull();
  });

  it('stays when another reply is removed', () => {
    const { post, reply } = answered();
    post.addReply(createReply(4, later(11)));
    post.markAnswer(robin, reply, later(12));
    post.removeReply(4 as ReplyId, later(10));

    expect(post.snapshot().answerId).toBe(3);
  });
});

describe('hiding a discussion', () => {
  it("by a moderator isn't overridden by reports, and ends when a moderator shows it again", () => {
    const post = opened();
    post.setHidden('reports');
    post.setHidden('moderator');
    post.setHidden('reports');
    expect(post.snapshot().hiddenBy).toBe('moderator');
    post.setHidden(null);

    expect([post.isShown, post.snapshot().hiddenBy]).toEqual([true, null]);
  });
});

describe('people in a block with the author', () => {
  it("can't read the discussion, unless its author is anonymous or deleted", () => {
    expect(() => opened().assertReadableBy([kim, robin])).toThrow(PostNotFound);
    expect(() => opened().assertReadableBy([kim])).not.toThrow();
    expect(() => opened({ isAnonymous: true }).assertReadableBy([robin])).not.toThrow();
    expect(() => ForumPost.restore({ ...opened().snapshot(), authorId: null }).assertReadableBy([robin])).not.toThrow();
  });
});

describe('a snapshot', () => {
  it('is a copy', () => {
    const post = opened();
    post.snapshot().tags.push('Minors');
    post.snapshot().title = 'Changed here';

    expect(post.snapshot()).toMatchObject(TEXT);
  });
});
