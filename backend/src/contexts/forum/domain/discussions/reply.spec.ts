import { NoAnonymousAdministrators, NotYourReply, ReplyNotFound, WritingRefused } from './discussion-errors';
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
  it('starts shown, with its author and text', () => {
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

  it('is not empty', () => {
    expect(() => written({}, '  ')).toThrow(WritingRefused);
  });

  it('is not anonymous when a college administrator writes it', () => {
    expect(() => written({ role: 'college_admin', isAnonymous: true })).toThrow(NoAnonymousAdministrators);
    expect(() => written({ role: 'college_admin' })).not.toThrow();
  });
});

describe('editing a reply', () => {
  it('replaces the text and hands back the earlier one', () => {
    const reply = written();

    expect(reply.edit(robin, ' Take both. ', LATER)).toBe('Take a class in both.');
    expect(reply.snapshot()).toMatchObject({ content: 'Take both.', editedAt: LATER, createdAt: NOON });
  });

  it('changes nothing when the text stays the same', () => {
    const reply = written();

    expect(reply.edit(robin, ' Take a class in both. ', LATER)).toBeNull();
    expect(reply.snapshot().editedAt).toBeNull();
  });

  it('is refused without a text', () => {
    const reply = written();

    expect(() => reply.edit(robin, '', LATER)).toThrow(WritingRefused);
    expect(reply.snapshot()).toEqual(written().snapshot());
  });

  it('is for its author; for others a hidden one is not there', () => {
    const reply = written();
    expect(() => reply.edit(kim, 'Mine now.', LATER)).toThrow(NotYourReply);
    reply.setHidden('reports');

    expect(() => reply.edit(kim, 'Mine now.', LATER)).toThrow(ReplyNotFound);
    expect(reply.edit(robin, 'Better words.', LATER)).toBe('Take a class in both.');
  });

  it('is for no one once the account of the author is gone', () => {
    const orphan = ForumReply.restore({ ...written().snapshot(), authorId: null });
    expect(() => orphan.edit(robin, 'Mine again.', LATER)).toThrow(NotYourReply);
  });
});

describe('deleting a reply', () => {
  it('leaves no text', () => {
    const reply = written();
    reply.delete(robin, LATER);

    expect(reply.isShown).toBe(false);
    expect(reply.snapshot()).toMatchObject({ content: '', deletedAt: LATER });
  });

  it('is for its author, once', () => {
    const reply = written();
    expect(() => reply.delete(kim, LATER)).toThrow(NotYourReply);
    reply.delete(robin, LATER);

    expect(() => reply.delete(robin, LATER)).toThrow(ReplyNotFound);
    expect(() => reply.edit(robin, 'Again.', LATER)).toThrow(ReplyNotFound);
  });
});

describe('hiding a reply', () => {
  it('is undone by showing it again', () => {
    const reply = written();
    reply.setHidden('reports');
    expect(reply.isShown).toBe(false);
    reply.setHidden(null);

    expect(reply.isShown).toBe(true);
  });

  it('by a moderator is not changed by reports', () => {
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
