import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsString, Length, Matches, Max, Min } from 'class-validator';
import { ROLES, type Role } from '../../shared/domain/role';
import { PRINTABLE_LINE_PATTERN, CleanedSearchWords } from '../../shared/infrastructure/http/field-decorators';

const INVALID_LIMIT_MESSAGE = 'limit must be a whole number from 1 to 20';

export class SearchQuery {
  /** Words or prefixes of words, in any order. */
  @CleanedSearchWords()
  @IsString({ message: 'q must be text' })
  @Matches(PRINTABLE_LINE_PATTERN, { message: 'q must not contain control characters' })
  @Length(2, 100, { message: 'q must have 2 to 100 characters' })
  q: string;

  /** Maximum number of results of each kind. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value,
  )
  @IsInt({ message: INVALID_LIMIT_MESSAGE })
  @Min(1, { message: INVALID_LIMIT_MESSAGE })
  @Max(20, { message: INVALID_LIMIT_MESSAGE })
  limit: number = 5;
}

class FoundConversationPerson {
  /** Negative for an erased account. */
  @ApiProperty({ type: 'integer' })
  id: number;
  /** The displayed name; for people under 18, the first name and the initial of the last name. */
  fullName: string;
  @ApiProperty({ type: String, nullable: true })
  avatarUrl: string | null;
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
}

class FoundMessageView {
  @ApiProperty({ type: 'integer' })
  id: number;
  conversationWith: FoundConversationPerson;
  /** One line around the first match, at most 160 characters. */
  @ApiProperty({ maxLength: 160 })
  excerpt: string;
  /** Ranges of matching characters in the excerpt: start, and end (exclusive). */
  @ApiProperty({
    type: 'array',
    maxItems: 20,
    items: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
  })
  matches: number[][];
  sentAt: Date;
  fromMe: boolean;
}

class FoundPersonView {
  @ApiProperty({ type: 'integer' })
  id: number;
  fullName: string;
  @ApiProperty({ enum: ROLES })
  role: Role;
  @ApiProperty({ type: String, nullable: true })
  avatarUrl: string | null;
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
  /** What the person does or studies, as far as the viewer can see it. */
  @ApiProperty({ type: String, nullable: true })
  headline: string | null;
}

class FoundCollegeView {
  @ApiProperty({ type: 'integer' })
  id: number;
  name: string;
  city: string;
  /** Two-letter code. */
  state: string;
}

class FoundDiscussionView {
  @ApiProperty({ type: 'integer' })
  id: number;
  title: string;
  @ApiProperty({ type: 'integer' })
  replyCount: number;
  /** Whether a reply is marked as the answer. */
  isAnswered: boolean;
}

export class SearchView {
  /** Your messages, newest first. */
  @ApiProperty({ type: [FoundMessageView], maxItems: 20 })
  messages: FoundMessageView[];
  /** Visible people, connections first. */
  @ApiProperty({ type: [FoundPersonView], maxItems: 20 })
  people: FoundPersonView[];
  /** Best first. */
  @ApiProperty({ type: [FoundCollegeView], maxItems: 20 })
  colleges: FoundCollegeView[];
  /** Discussions whose titles match, best first. */
  @ApiProperty({ type: [FoundDiscussionView], maxItems: 20 })
  discussions: FoundDiscussionView[];
}
