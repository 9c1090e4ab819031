import { ApiProperty } from '@nestjs/swagger';
import { type Role, ROLES } from '../../../../shared/domain/role';
import { type EarlierVersion } from '../../application/discussions/ports/discussion-reader';
import type { PostMatch, SimilarPost, TextPiece } from '../../application/discussions/ports/discussion-search';
import type { PostView, ReplyView } from '../../application/discussions/show-discussions';
import type { AuthorBadge, Byline } from '../../domain/discussions/byline';

class ForumAuthor {
  /** Null for anonymous authors and deleted accounts. */
  @ApiProperty({ type: 'integer', nullable: true })
  id: number | null;
  /** "A student" or "An alum" for anonymous authors; for people under 18, the first name and the initial of the last name. */
  fullName: string;
  avatarUrl: string | null;
  @ApiProperty({ enum: ROLES, nullable: true })
  role: Role | null;
  /**
   * Of the college that the discussion is about. college_representative: a verified administrator. verified_alum: the
   * college has imported the person, who has claimed it and whose profile is not hidden.
   */
  @ApiProperty({ enum: ['college_representative', 'verified_alum'], nullable: true })
  badge: AuthorBadge | null;
  /** Path of the profile page; null if there is none. */
  profile: string | null;
}

class ForumTextPiece implements TextPiece {
  text: string;
  isMatch: boolean;
}

class ForumMatch implements PostMatch {
  @ApiProperty({ type: [ForumTextPiece] })
  title: TextPiece[];
  @ApiProperty({ type: [ForumTextPiece] })
  excerpt: TextPiece[];
}

/** The author of a discussion or reply, the same for every member; visitors see no authors. */
class WithByline implements Byline {
  /** Null for anonymous authors, deleted accounts and visitors. */
  @ApiProperty({ type: 'integer', nullable: true })
  authorId: number | null;
  @ApiProperty({ type: ForumAuthor, nullable: true })
  author: ForumAuthor | null;
  /** Null for visitors. */
  @ApiProperty({ type: Boolean, nullable: true })
  anonymous: boolean | null;
  /** Whether the author was invented for the demo data. */
  isSample: boolean;
}

/** A discussion. */
export class ForumPost extends WithByline implements PostView {
  id: number;
  title: string;
  /** Markdown. Lists contain only the first 600 characters. */
  content: string;
  /** The list shows only the beginning of the text. */
  isExcerpt: boolean;
  tags: string[];
  @ApiProperty({ type: 'integer', nullable: true })
  collegeId: number | null;
  collegeName: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Null if it was never edited. */
  editedAt: string | null;
  /** When the discussion or its newest reply was written. */
  lastActivityAt: string;
  /** Counted once for each member and day. */
  views: number;
  replyCount: number;
  /** The reply that its author marked as the answer. */
  @ApiProperty({ type: 'integer', nullable: true })
  answerId: number | null;
  saved: boolean;
  subscribed: boolean;
  mine: boolean;
  /** Hidden until a moderator decides, or hidden by a moderator. Only the author can see it. */
  isHidden: boolean;
  /** The author deleted it; replies stay visible. */
  isRemoved: boolean;
}

export class ListedForumPost extends ForumPost {
  /** With `q`, what matches. */
  @ApiProperty({ type: ForumMatch, required: false })
  match?: ForumMatch;
}

export class ForumReply extends WithByline implements ReplyView {
  id: number;
  postId: number;
  /** Markdown. */
  content: string;
  createdAt: string;
  editedAt: string | null;
  mine: boolean;
  isHidden: boolean;
  /** Written by the author of the discussion, if this is public. */
  byAsker: boolean;
}

export class ForumPostDetail extends ForumPost {
  /** The reply marked as the answer, at any position. */
  @ApiProperty({ type: ForumReply, nullable: true })
  answer: ForumReply | null;
  /** Oldest first. The Link header contains the address of the next page. */
  @ApiProperty({ type: [ForumReply] })
  replies: ForumReply[];
}

export class SimilarForumPost implements SimilarPost {
  id: number;
  title: string;
  replyCount: number;
  isAnswered: boolean;
}

export class ForumTag {
  tag: string;
  /** Counted in the 1,000 most recently active discussions. */
  posts: number;
}

export class PostViews {
  views: number;
}

export class EarlierText implements EarlierVersion {
  title: string | null;
  content: string;
  @ApiProperty({ type: [String], nullable: true })
  tags: string[] | null;
  until: string;
}

export const toForumPost = (post: PostView): ForumPost => ({ ...post, tags: [...post.tags] });

export const toListedForumPost = ({ match, ...post }: PostView & { readonly match: PostMatch }): ListedForumPost => ({
  ...toForumPost(post),
  match: { title: [...match.title], excerpt: [...match.excerpt] },
});

export const toForumReply = (reply: ReplyView): ForumReply => ({ ...reply });

export const toForumPostDetail = (
  post: PostView,
  answer: ReplyView | null,
  replies: readonly ReplyView[],
): ForumPostDetail => ({
  ...toForumPost(post),
  answer: answer && toForumReply(answer),
  replies: replies.map(toForumReply),
});
