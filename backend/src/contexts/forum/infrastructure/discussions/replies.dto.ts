import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { type Role, ROLES } from '../../../../shared/domain/role';
import type { ReplyView } from '../../application/discussions/show-discussions';
import type { AuthorBadge, Byline } from '../../domain/discussions/byline';
import { REPLY_LENGTH, WRITING_FAULT_MESSAGES } from '../../domain/discussions/post-and-reply-text';
import { TextField } from './text-fields';

const ReplyField = () =>
  TextField('Reply', REPLY_LENGTH.max, WRITING_FAULT_MESSAGES.replyShort, WRITING_FAULT_MESSAGES.replyLong);

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

/** The author of a discussion or reply, the same for every member; visitors see no authors. */
export class WithByline implements Byline {
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

export const toForumReply = (reply: ReplyView): ForumReply => ({ ...reply });
