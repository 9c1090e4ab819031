import { RefreshOpenDiscussions } from '../refresh-open-discussions';
import { FollowUpReply } from '../follow-up-reply';
import { MarkAnswer } from '../mark-answer';
import { ModerateDiscussions } from '../moderate-discussions';
import { NotifySubscribers } from '../notify-subscribers';
import { ParticipateInDiscussions } from '../participate';
import { ShowDiscussions } from '../show-discussions';
import { DeletePost, EditPost, WritePost } from '../write-post';
import { DeleteReply, EditReply, WriteReply } from '../write-reply';
import { InMemoryColleges, CountedLimits, InMemoryMembers, NOON, RecordedNotices } from './discussion-fakes';
import { createInMemoryStores } from './discussion-stores';
import { DiscussionTables } from './in-memory-discussions';

/** Creates the use cases of discussions with in-memory stores; `clock.at` sets the time. */
export function createDiscussionFixture() {
  const tables = new DiscussionTables();
  const stores = createInMemoryStores(tables);
  const { posts, replies, participation, reader, transactions } = stores;
  const clock = { at: NOON, now: () => clock.at };
  const [members, colleges, notices, limits] = [
    new InMemoryMembers(),
    new InMemoryColleges(),
    new RecordedNotices(),
    new CountedLimits(),
  ];
  const refreshOpenDiscussions = new RefreshOpenDiscussions(participation, notices, clock);
  posts.followUp = new FollowUpReply(participation, refreshOpenDiscussions);
  return {
    tables,
    stores,
    clock,
    members,
    notices,
    limits,
    writePost: new WritePost(posts, members, colleges, limits, transactions, clock),
    editPost: new EditPost(posts, clock),
    deletePost: new DeletePost(posts, clock),
    writeReply: new WriteReply(posts, replies, members, limits, transactions, clock),
    editReply: new EditReply(posts, replies, transactions, clock),
    deleteReply: new DeleteReply(posts, replies, refreshOpenDiscussions, transactions, clock),
    markAnswer: new MarkAnswer(posts, replies, refreshOpenDiscussions, clock),
    participate: new ParticipateInDiscussions(participation, members, notices, clock),
    notify: new NotifySubscribers(posts, replies, participation, notices, transactions),
    moderate: new ModerateDiscussions(posts, replies, refreshOpenDiscussions, transactions),
    show: new ShowDiscussions(reader, members, colleges),
  };
}

export type DiscussionFixture = ReturnType<typeof createDiscussionFixture>;
