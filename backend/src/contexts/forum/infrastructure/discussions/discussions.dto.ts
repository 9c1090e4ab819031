import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { LARGEST_ID } from '../../../../shared/domain/id';
import { NumberFromQuery, Trimmed } from '../../../../shared/infrastructure/http/field-decorators';
import { type Role, ROLES } from '../../../../shared/domain/role';
import {
  type EarlierVersion,
  POST_FILTERS,
  POST_SORTS,
  type PostCursor,
  type PostFilter,
  type PostSort,
} from '../../application/discussions/ports/discussion-reader';
import type { PostMatch, SimilarPost, TextPiece } from '../../application/discussions/ports/discussion-search';
import type { PostView, ReplyView } from '../../application/discussions/show-discussions';
import type { AuthorBadge, Byline } from '../../domain/discussions/byline';
import { CONTENT_LENGTH, REPLY_LENGTH, TAGS, TITLE_LENGTH, WRITING_FAULTS } from '../../domain/discussions/writing';
import { IdField, TagsField, TextField, TitleField } from './text-fields';

/** What is not to change is left out. */
const IfMentioned = () => ValidateIf((_, value: unknown) => value !== undefined);

const ContentField = () =>
  TextField('Content', CONTENT_LENGTH.max, WRITING_FAULTS.contentShort, WRITING_FAULTS.contentLong);
const ReplyField = () => TextField('Reply', REPLY_LENGTH.max, WRITING_FAULTS.replyShort, WRITING_FAULTS.replyLong);

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

export class ForumReplyBody {
  /** 1 to 20,000 characters in Markdown. */
  @ReplyField()
  content: string;

  /** Members see "A student" or "An alum" in place of the name; moderators can see the name. */
  @IsOptional()
  @IsBoolean({ message: 'anonymous must be true or false' })
  anonymous?: boolean;
}

export class ForumReplyChanges {
  @ReplyField()
  content: string;
}

export class MarkAnswerBody {
  @IdField('replyId')
  replyId: number;
}

const asCursor = ({ value }: { value: unknown }): unknown => {
  const [, at, id, hasReplies] = /^(\d{1,14})-(\d{1,10})-([01])$/.exec(String(value)) ?? [];
  if (at === undefined || Number(id) > LARGEST_ID) return value;
  return { at: Number(at), id: Number(id), hasReplies: hasReplies === '1' } satisfies PostCursor;
};

export class ListPostsQuery {
  /** Words to search for in titles, tags and texts: best matches first, with highlights. */
  @IsOptional()
  @Trimmed()
  @MaxLength(100)
  @IsString()
  q?: string;

  /** Exact name or alias of a college; discussions with a tag of this name count as well. */
  @IsOptional()
  @Trimmed()
  @MaxLength(200)
  @IsString()
  college?: string;

  @IsOptional()
  @NumberFromQuery()
  @IdField('collegeId')
  collegeId?: number;

  @IsOptional()
  @Trimmed()
  @MaxLength(TAGS.maxLength * 2)
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

  @NumberFromQuery()
  @IsInt()
  @Min(1)
  @Max(50)
  limit: number = 20;

  /** Where the page before this one ended, from its Link header. */
  @ApiProperty({ type: String, required: false })
  @IsOptional()
  @Transform(asCursor)
  @ValidateIf((query: ListPostsQuery) => typeof query.after !== 'object')
  @IsIn([], { message: 'after must be taken from the Link header of the page before' })
  after?: PostCursor;

  /** With `q`: how many results to skip. */
  @NumberFromQuery()
  @IsInt()
  @Min(0)
  @Max(100)
  offset: number = 0;
}

export class ShowPostQuery {
  /** Replies with a larger id only. */
  @NumberFromQuery()
  @IsInt()
  @Min(0)
  @Max(LARGEST_ID)
  after: number = 0;

  @NumberFromQuery()
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 50;
}

export class SimilarQuery {
  @Trimmed()
  @MaxLength(TITLE_LENGTH.max)
  @MinLength(3)
  @IsString()
  title: string;
}

export class ForumAuthor {
  /** Null for anonymous authors and deleted accounts. */
  @ApiProperty({ type: 'integer', nullable: true })
  id: number | null;
  /** "A student" or "An alum" for anonymous authors; of someone under 18 the first name and the initial of the last. */
  fullName: string;
  avatarUrl: string | null;
  @ApiProperty({ enum: ROLES, nullable: true })
  role: Role | null;
  /** college_representative: a verified administrator of the college that the discussion is about. */
  @ApiProperty({ enum: ['college_representative'], nullable: true })
  badge: AuthorBadge | null;
  /** Path of the profile page; null where there is none. */
  profile: string | null;
}

export class ForumTextPiece implements TextPiece {
  text: string;
  isMatch: boolean;
}

export class ForumMatch implements PostMatch {
  @ApiProperty({ type: [ForumTextPiece] })
  title: TextPiece[];
  @ApiProperty({ type: [ForumTextPiece] })
  excerpt: TextPiece[];
}

/** Who wrote something, the same for every member; visitors see no authors. */
class Signed implements Byline {
  /** Null for anonymous authors, deleted accounts and visitors. */
  @ApiProperty({ type: 'integer', nullable: true })
  authorId: number | null;
  @ApiProperty({ type: ForumAuthor, nullable: true })
  author: ForumAuthor | null;
  /** Null for visitors. */
  @ApiProperty({ type: Boolean, nullable: true })
  anonymous: boolean | null;
}

/** A discussion. */
export class ForumPost extends Signed implements PostView {
  id: number;
  title: string;
  /** Markdown. In lists the first 600 characters. */
  content: string;
  /** The list shows only the beginning of the text. */
  isExcerpt: boolean;
  tags: string[];
  @ApiProperty({ type: 'integer', nullable: true })
  collegeId: number | null;
  collegeName: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Null until it was edited. */
  editedAt: string | null;
  /** When it was written, or its newest reply. */
  lastActivityAt: string;
  /** One for each member and day. */
  views: number;
  replyCount: number;
  /** The reply that its author marked as the answer. */
  @ApiProperty({ type: 'integer', nullable: true })
  answerId: number | null;
  saved: boolean;
  subscribed: boolean;
  mine: boolean;
  /** Hidden until a moderator decides, or by a moderator: only its author sees it. */
  isHidden: boolean;
  /** Its author deleted it; replies are still there. */
  isRemoved: boolean;
}

export class ListedForumPost extends ForumPost {
  /** With `q`, what matches. */
  @ApiProperty({ type: ForumMatch, required: false })
  match?: ForumMatch;
}

export class ForumReply extends Signed implements ReplyView {
  id: number;
  postId: number;
  /** Markdown. */
  content: string;
  createdAt: string;
  editedAt: string | null;
  mine: boolean;
  isHidden: boolean;
  /** Written by the person who started the discussion, as far as readers may know. */
  byAsker: boolean;
}

export class ForumPostDetail extends ForumPost {
  /** The marked answer, wherever in the replies it stands. */
  @ApiProperty({ type: ForumReply, nullable: true })
  answer: ForumReply | null;
  /** In the order in which they were written; the Link header says where the next ones are. */
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
  /** Of the 1,000 most recently active discussions. */
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

export const toPost = (post: PostView): ForumPost => ({ ...post, tags: [...post.tags] });

export const toListed = ({ match, ...post }: PostView & { readonly match: PostMatch }): ListedForumPost => ({
  ...toPost(post),
  match: { title: [...match.title], excerpt: [...match.excerpt] },
});

export const toReply = (reply: ReplyView): ForumReply => ({ ...reply });

export const toDetail = (post: PostView, answer: ReplyView | null, replies: readonly ReplyView[]): ForumPostDetail => ({
  ...toPost(post),
  answer: answer && toReply(answer),
  replies: replies.map(toReply),
});
