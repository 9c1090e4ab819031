import { AdministratorsCannotBeAnonymous, NotYourReply, ReplyNotFound, WritingRefused } from './discussion-errors';
import type { PostId, ReplyId } from './events';
import { ForumReply } from './reply';
import type { Writer } from './writer';

const NOON = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-01T13:00:00Z');
const [robin, kim] = [7, 8] as const;
const student: Writer = { id: robin, role: 'student', isAnonymous: false };
const written = (by: Partial<Writer> = {}, content = 'Take a class in both.') =>
  ForumReply.write(3 as ReplyId, 1 as PostId, { ...student, ...by }, content, NOON);

describe('a reply', () => {
  it('is initially visible, with its author and text', () => {
    expect(written({ isAnonymous: true }, '  Thank you! ').snapshot()).toEqual({
      id: 3,
      postId: 1,
      authorId: robin,
      authorRole: 'student',
      isAnonymous: true,
      content: 'Thank you!',
      createdAt: NOON,
      editedAt: null,
      hiddenBy: null,
      deletedAt: null,
    });
  });

  it('rejects an empty text', () => {
    expect(() => written({}, '  ')).toThrow(WritingRefused);
  });

  it("can't be anonymous if a college administrator writes it", () => {
    expect(() => written({ role: 'college_admin', isAnonymous: true })).toThrow(AdministratorsCannotBeAnonymous);
    expect(() => written({ role: 'college_admin' })).not.toThrow();
  });
});

describe('editing a reply', () => {
  it('replaces the text and returns the previous one', () => {
    const reply = written();

    expect(reply.edit(robin, ' Take both. ', LATER)).toBe('Take a class in both.');
    expect(reply.snapshot()).toMatchObject({ content: 'Take both.', editedAt: LATER, createdAt: NOON });
  });

  it('changes nothing when the text stays the same', () => {
    const reply = written();

    expect(reply.edit(robin, ' Take a class in both. ', LATER)).toBeNull();
    expect(reply.snapshot().editedAt).toBeNull();
  });

  it('rejects an empty text', () => {
    const reply = written();

    expect(() => reply.edit(robin, '', LATER)).toThrow(WritingRefused);
    expect(reply.snapshot()).toEqual(written().snapshot());
  });

  it('is allowed only for the author; to others a hidden reply does not exist', () => {
    const reply = written();
    expect(() => reply.edit(kim, 'Mine now.', LATER)).toThrow(NotYourReply);
    reply.setHidden('reports');

    expect(() => reply.edit(kim, 'Mine now.', LATER)).toThrow(ReplyNotFound);
    expect(reply.edit(robin, 'Better words.', LATER)).toBe('Take a class in both.');
  });

  it("is refused once the author's account is deleted", () => {
    const orphan = ForumReply.restore({ ...written().snapshot(), authorId: null });
    expect(() => orphan.edit(robin, 'Mine again.', LATER)).toThrow(NotYourReply);
  });
});

describe('deleting a reply', () => {
  it('clears the text', () => {
    const reply = written();
    reply.delete(robin, LATER);

    expect(reply.isShown).toBe(false);
    expect(reply.snapshot()).toMatchObject({ content: '', deletedAt: LATER });
  });

  it('is allowed only for the author, and only once', () => {
    const reply = written();
    expect(() => reply.delete(kim, LATER)).toThrow(NotYourReply);
    reply.delete(robin, LATER);

    expect(() => reply.delete(robin, LATER)).toThrow(ReplyNotFound);
    expect(() => reply.edit(robin, 'Again.', LATER)).toThrow(ReplyNotFound);
  });
});

describe('hiding a reply', () => {
  it('can be undone', () => {
    const reply = written();
    reply.setHidden('reports');
    expect(reply.isShown).toBe(false);
    reply.setHidden(null);

    expect(reply.isShown).toBe(true);
  });

  it('by a moderator is not overridden by reports', () => {
    const reply = written();
    reply.setHidden('moderator');
    reply.setHidden('reports');

    expect(reply.snapshot().hiddenBy).toBe('moderator');
  });

  it('by reports can be confirmed by a moderator', () => {
    const reply = written();
    reply.setHidden('reports');
    reply.setHidden('moderator');

    expect(reply.snapshot().hiddenBy).toBe('moderator');
  });
});
