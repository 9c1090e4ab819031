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
  POST_FILTERS,
  POST_SORTS,
  type PostCursor,
  type PostFilter,
  type PostSort,
} from '../../application/discussions/ports/discussion-reader';
import {
  CONTENT_LENGTH,
  REPLY_LENGTH,
  TAG_LIMITS,
  TITLE_LENGTH,
  WRITING_FAULT_MESSAGES,
} from '../../domain/discussions/post-and-reply-text';
import { IdField, TagsField, TextField, TitleField } from './text-fields';

/** Skips validation of fields that a partial update leaves out. */
const IfMentioned = () => ValidateIf((_, value: unknown) => value !== undefined);

const ContentField = () =>
  TextField('Content', CONTENT_LENGTH.max, WRITING_FAULT_MESSAGES.contentShort, WRITING_FAULT_MESSAGES.contentLong);
const ReplyField = () =>
  TextField('Reply', REPLY_LENGTH.max, WRITING_FAULT_MESSAGES.replyShort, WRITING_FAULT_MESSAGES.replyLong);

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
