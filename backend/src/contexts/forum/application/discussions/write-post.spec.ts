import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import {
  TextLockedByAgreement,
  FirstDayLimitReached,
  AdministratorsCannotBeAnonymous,
  NotYourPost,
  PostNotFound,
  WritingRefused,
} from '../../domain/discussions/discussion-errors';
import type { WritePostInput } from './write-post';
import { type DiscussionFixture, createDiscussionFixture } from './testing/discussion-fixture';
import { addPost, readPost } from './testing/discussion-stores';
import { kim, minutesAfterNoon, NOON, robin } from './testing/discussion-fakes';

let fixture: DiscussionFixture;
beforeEach(() => (fixture = createDiscussionFixture()));

const TEXT = { title: 'How did you choose?', content: 'I like biology and history.', tags: ['Majors'] };
const asked = (changes: Partial<WritePostInput> = {}): WritePostInput => ({
  ...TEXT,
  collegeId: null,
  by: { id: robin, role: 'student', isAnonymous: false },
  ...changes,
});
const start = (changes?: Partial<WritePostInput>) => fixture.writePost.execute(asked(changes));
const attempts = async (count: number, changes?: Partial<WritePostInput>) => {
  for (let n = 0; n < count; n++) await start(changes).catch(() => {});
};
const countPosts = () => fixture.tables.posts.size;

describe('starting a discussion', () => {
  it('stores it with its author, college and time', async () => {
    const id = await start({ collegeId: 2, by: { id: robin, role: 'alumni', isAnonymous: true } });

    expect(await readPost(fixture.stores, id)).toMatchObject({
      ...TEXT,
      authorId: robin,
      authorRole: 'alumni',
      isAnonymous: true,
      collegeId: 2,
      createdAt: NOON,
    });
  });

  it.each([
    [{ title: 'Hey?' }, WritingRefused],
    [{ by: { id: robin, role: 'college_admin', isAnonymous: true } }, AdministratorsCannotBeAnonymous],
  ] as const)('rejects %j', async (changes, Refusal) => {
    await expect(start(changes)).rejects.toThrow(Refusal);
    expect(countPosts()).toBe(0);
  });

  it('rejects an unknown college', async () => {
    await expect(start({ collegeId: 3 })).rejects.toMatchObject({
      fields: [{ field: 'collegeId', message: 'Choose a college from the list' }],
    });
    expect(countPosts()).toBe(0);
  });

  it('is rate-limited per person, without counting invalid attempts', async () => {
    const { points } = RATE_LIMITS.postsPerPerson;
    await attempts(points, { title: '' });
    await attempts(points, { collegeId: 3 });
    await attempts(points);
    expect(countPosts()).toBe(points);

    await expect(start()).rejects.toThrow(TooManyRequests);
    await start({ by: { id: kim, role: 'student', isAnonymous: false } });
  });

  it('is limited on the first day, including deleted discussions', async () => {
    fixture.members.registered.set(robin, minutesAfterNoon(-60));
    await addPost(fixture.stores, { deletedAt: NOON });
    await attempts(5);
    expect(countPosts()).toBe(3);
    await expect(start()).rejects.toThrow(FirstDayLimitReached);
    fixture.clock.at = minutesAfterNoon(23 * 60);

    await expect(start()).resolves.toEqual(expect.any(Number));
  });

  it('is limited on the first day even for concurrent requests', async () => {
    fixture.members.registered.set(robin, NOON);
    await Promise.allSettled(Array.from({ length: 8 }, () => start()));

    expect(countPosts()).toBe(3);
  });
});

describe('editing a discussion', () => {
  it('keeps the earlier text for moderators', async () => {
    const id = await start();
    fixture.clock.at = minutesAfterNoon(5);
    await fixture.editPost.execute({ id, by: robin, changes: { title: 'Another title' } });

    expect(await readPost(fixture.stores, id)).toMatchObject({ ...TEXT, title: 'Another title' });
    expect(fixture.tables.earlierPosts).toEqual([{ postId: id, ...TEXT, until: minutesAfterNoon(5) }]);
  });

  it('keeps no earlier text when nothing changes or the edit is rejected', async () => {
    const id = await start();
    await fixture.editPost.execute({ id, by: robin, changes: TEXT });
    await expect(fixture.editPost.execute({ id, by: kim, changes: { title: 'Mine now' } })).rejects.toThrow(
      NotYourPost,
    );
    await expect(fixture.editPost.execute({ id, by: robin, changes: { title: '' } })).rejects.toThrow(WritingRefused);
    await expect(fixture.editPost.execute({ id: 99, by: robin, changes: {} })).rejects.toThrow(PostNotFound);

    expect(fixture.tables.earlierPosts).toEqual([]);
    expect(await readPost(fixture.stores, id)).toMatchObject({ ...TEXT, editedAt: null });
  });
});

describe('a discussion published by agreement', () => {
  it("can't be edited or deleted by one of the two people", async () => {
    const id = await start();
    fixture.tables.agreedPosts.add(id);
    await expect(fixture.editPost.execute({ id, by: robin, changes: { title: 'Mine alone' } })).rejects.toThrow(
      TextLockedByAgreement,
    );
    await expect(fixture.deletePost.execute({ id, by: robin })).rejects.toThrow(TextLockedByAgreement);
    await expect(fixture.deletePost.execute({ id, by: kim })).rejects.toThrow(NotYourPost);
  });
});

describe('deleting a discussion', () => {
  it('is allowed once, for its author', async () => {
    const id = await start();
    await expect(fixture.deletePost.execute({ id, by: kim })).rejects.toThrow(NotYourPost);
    await fixture.deletePost.execute({ id, by: robin });
    await expect(fixture.deletePost.execute({ id, by: robin })).rejects.toThrow(PostNotFound);

    expect(await readPost(fixture.stores, id)).toMatchObject({ title: '', content: '', deletedAt: NOON });
  });
});
