import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import {
  CleanedSearchWords,
  Trimmed,
  IdFromQuery,
  WholeNumberFromQuery,
  CursorFromQuery,
} from '../../../../shared/infrastructure/http/field-decorators';
import {
  type EarlierVersion,
  POST_FILTERS,
  POST_SORTS,
  type PostCursor,
  type PostFilter,
  type PostSort,
} from '../../application/discussions/ports/discussions';
import {
  CONTENT_LENGTH,
  TAG_LIMITS,
  TITLE_LENGTH,
  WRITING_FAULT_MESSAGES,
} from '../../domain/discussions/post-and-reply-text';
import type { PostMatch, SimilarPost, TextPiece } from '../../application/discussions/ports/discussion-search';
import type { PostView, ReplyView } from '../../application/discussions/show-discussions';
import { ForumReply, toForumReply, WithByline } from './replies.dto';
import { IdField, TagsField, TextField, TitleField } from './text-fields';

/** Skips validation of fields that a partial update leaves out. */
const IfMentioned = () => ValidateIf((_, value: unknown) => value !== undefined);

const ContentField = () =>
  TextField('Content', CONTENT_LENGTH.max, WRITING_FAULT_MESSAGES.contentShort, WRITING_FAULT_MESSAGES.contentLong);

export class ForumPostBody {
  /** 5 to 200 characters. */
  @TitleField()
  title: string;

  /** 20 to 20,000 characters in Markdown: paragraphs, lists, links, quotes and code. */
  @ContentField()
  content: string;

  /** At most 10 tags of at most 30 characters. */
  @TagsField()
  tags: string[] = [];

  /** The college that the discussion is about. */
  @IsOptional()
  @IdField('collegeId')
  collegeId?: number | null;

  /** Members see "A student" or "An alum" in place of the name; moderators can see the name. */
  @IsOptional()
  @IsBoolean({ message: 'anonymous must be true or false' })
  anonymous?: boolean;
}

export class ForumPostChanges {
  @IfMentioned()
  @TitleField()
  title?: string;

  @IfMentioned()
  @ContentField()
  content?: string;

  @IfMentioned()
  @TagsField()
  tags?: string[];
}

export class MarkAnswerBody {
  @IdField('replyId')
  replyId: number;
}

function parseCursor(text: string): PostCursor | null {
  const [, at, id, hasReplies] = /^(\d{1,14})-(\d{1,10})-([01])$/.exec(text) ?? [];
  return at === undefined || Number(id) > MAX_ID
    ? null
    : { at: Number(at), id: Number(id), hasReplies: hasReplies === '1' };
}

export class ListPostsQuery {
  /** Words to search for in titles, tags and texts: best matches first, with highlights. */
  @IsOptional()
  @CleanedSearchWords()
  @MaxLength(100)
  @IsString()
  q?: string;

  /** Exact name or alias of a college. Includes discussions with this name as a tag. */
  @IsOptional()
  @Trimmed()
  @MaxLength(200)
  @IsString()
  college?: string;

  @IsOptional()
  @IdFromQuery('collegeId')
  collegeId?: number;

  @IsOptional()
  @Trimmed()
  @MaxLength(TAG_LIMITS.maxLength * 2)
  @IsString()
  tag?: string;

  @ApiProperty({ enum: POST_FILTERS, required: false })
  @IsOptional()
  @IsIn(POST_FILTERS)
  filter?: PostFilter;

  /** active: newest activity first. latest: newest discussion first. unanswered: without replies first, newest first. */
  @ApiProperty({ enum: POST_SORTS, required: false })
  @IsIn(POST_SORTS)
  sort: PostSort = 'active';

  @WholeNumberFromQuery('limit', 1, 50)
  limit: number = 20;

  /** Position from the Link header of the previous page. */
  @ApiProperty({ type: String, required: false })
  @IsOptional()
  @CursorFromQuery('after', parseCursor)
  after?: PostCursor;

  /** With `q`: how many results to skip. */
  @WholeNumberFromQuery('offset', 0, 100)
  offset: number = 0;
}

export class ShowPostQuery {
  /** Replies with a larger id only. */
  @WholeNumberFromQuery('after', 0, MAX_ID)
  after: number = 0;

  @WholeNumberFromQuery('limit', 1, 100)
  limit: number = 50;
}

export class SimilarQuery {
  @Trimmed()
  @MaxLength(TITLE_LENGTH.max)
  @MinLength(3)
  @IsString()
  title: string;
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

export const toForumPostDetail = (
  post: PostView,
  answer: ReplyView | null,
  replies: readonly ReplyView[],
): ForumPostDetail => ({
  ...toForumPost(post),
  answer: answer && toForumReply(answer),
  replies: replies.map(toForumReply),
});
