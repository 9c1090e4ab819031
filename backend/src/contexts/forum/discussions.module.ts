import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { MessagingModule } from '../messaging';
import { RefreshOpenDiscussions } from './application/discussions/refresh-open-discussions';
import { BlockAuthor } from './application/discussions/block-author';
import { FollowUpReply } from './application/discussions/follow-up-reply';
import { MarkAnswer } from './application/discussions/mark-answer';
import { ModerateDiscussions } from './application/discussions/moderate-discussions';
import { ParticipateInDiscussions } from './application/discussions/participate';
import { DiscussionReader, Participation, Posts, Replies } from './application/discussions/ports/discussions';
import { DiscussionSearch } from './application/discussions/ports/discussion-search';
import { Colleges, Members } from './application/discussions/ports/members';
import { DiscussionNotices } from './application/discussions/ports/notices';
import { NotifySubscribers } from './application/discussions/notify-subscribers';
import { PublicDiscussions } from './application/discussions/public-discussions';
import { SeedDiscussions } from './application/discussions/seed-discussions';
import { SearchDiscussions } from './application/discussions/search-discussions';
import { DiscussionPersonalData } from './application/discussions/ports/discussion-personal-data';
import { ShowDiscussions } from './application/discussions/show-discussions';
import { DeletePost, EditPost, WritePost } from './application/discussions/write-post';
import { DeleteReply, EditReply, WriteReply } from './application/discussions/write-reply';
import { CatalogueColleges, ContextsMembers } from './infrastructure/discussions/contexts-members';
import { AuthorBlocksController } from './infrastructure/discussions/author-blocks.controller';
import { ParticipationController, TextHistoryController } from './infrastructure/discussions/participation.controller';
import { PostsController } from './infrastructure/discussions/posts.controller';
import { RepliesController } from './infrastructure/discussions/replies.controller';
import { SqlDiscussionReader } from './infrastructure/discussions/sql-discussion-reader';
import { SqlDiscussionSearch } from './infrastructure/discussions/sql-discussion-search';
import { SqlParticipation } from './infrastructure/discussions/sql-participation';
import { SqlDiscussionPersonalData } from './infrastructure/discussions/sql-personal-data';
import { TypeormPosts, TypeormReplies } from './infrastructure/discussions/typeorm-discussions';
import { MessagingDiscussionNotices } from './infrastructure/discussions/messaging-notices';
import {
  FollowUpWhenPostAnswered,
  NotifyWhenDiscussionsChange,
} from './infrastructure/discussions/discussion-listeners';

const useCases = [
  WritePost,
  EditPost,
  DeletePost,
  WriteReply,
  EditReply,
  DeleteReply,
  RefreshOpenDiscussions,
  FollowUpReply,
  NotifySubscribers,
  BlockAuthor,
  MarkAnswer,
  ParticipateInDiscussions,
  ShowDiscussions,
  SearchDiscussions,
  PublicDiscussions,
  SeedDiscussions,
  ModerateDiscussions,
];

const adapters: Provider[] = [
  { provide: Posts, useClass: TypeormPosts },
  { provide: Replies, useClass: TypeormReplies },
  { provide: Participation, useClass: SqlParticipation },
  { provide: DiscussionReader, useClass: SqlDiscussionReader },
  { provide: DiscussionSearch, useClass: SqlDiscussionSearch },
  { provide: Members, useClass: ContextsMembers },
  { provide: Colleges, useClass: CatalogueColleges },
  { provide: DiscussionPersonalData, useClass: SqlDiscussionPersonalData },
  { provide: DiscussionNotices, useClass: MessagingDiscussionNotices },
];

/** Discussions, replies and the actions of members on them. */
@Module({
  imports: [IdentityModule, CollegesModule, MentorshipModule, MessagingModule],
  controllers: [
    PostsController,
    RepliesController,
    ParticipationController,
    AuthorBlocksController,
    TextHistoryController,
  ],
  providers: [...useCases, ...adapters, FollowUpWhenPostAnswered, NotifyWhenDiscussionsChange],
  exports: [
    DiscussionPersonalData,
    ShowDiscussions,
    SearchDiscussions,
    PublicDiscussions,
    SeedDiscussions,
    WritePost,
    WriteReply,
    DeletePost,
    ModerateDiscussions,
    RefreshOpenDiscussions,
    ParticipateInDiscussions,
    Colleges,
    DiscussionReader,
    Posts,
    Replies,
    Participation,
  ],
})
export class DiscussionsModule {}
