import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { fromAboutColumns } from '../../../../shared/domain/question-about';
import { QuestionAboutBody, QuestionAboutView } from '../../../../shared/infrastructure/http/question-about.dto';
import { IdFromQuery } from '../../../../shared/infrastructure/http/field-decorators';
import type { ShownSharedAnswer } from '../../application/shared-answers/list-shared-answers';
import { CONTENT_LENGTH, REPLY_LENGTH, WRITING_FAULT_MESSAGES } from '../../domain/discussions/post-and-reply-text';
import { SHARED_ANSWER_STATUSES, type SharedAnswerStatus } from '../../domain/shared-answers/shared-answer';
import { IdField, TagsField, TextField, TitleField } from '../discussions/text-fields';

const QuestionField = () =>
  TextField(
    'Question',
    CONTENT_LENGTH.max,
    WRITING_FAULT_MESSAGES.contentShort.replace('Content', 'Question'),
    WRITING_FAULT_MESSAGES.contentLong.replace('Content', 'Question'),
  );
const AnswerField = () =>
  TextField(
    'Answer',
    REPLY_LENGTH.max,
    WRITING_FAULT_MESSAGES.replyShort.replace('Reply', 'Answer'),
    WRITING_FAULT_MESSAGES.replyLong.replace('Reply', 'Answer'),
  );

export class SharedAnswerBody {
  /** ID of the other person in the conversation. */
  @IdField('withUserId')
  withUserId: number;

  /** 5 to 200 characters. */
  @TitleField()
  title: string;

  /** 20 to 20,000 characters in Markdown. */
  @QuestionField()
  question: string;

  /** 1 to 20,000 characters in Markdown. */
  @AnswerField()
  answer: string;

  /** The college that it is about. */
  @IdField('collegeId')
  collegeId: number;

  /** The figure or program of the college that it is about; absent or null for the college itself. */
  @IsOptional()
  @ValidateNested()
  @Type(() => QuestionAboutBody)
  about?: QuestionAboutBody | null;

  /** In addition to "Alumni answers"; at most 9 tags of at most 30 characters. */
  @TagsField()
  tags: string[] = [];
}

export class SharedAnswerChanges {
  @TitleField()
  title: string;

  @QuestionField()
  question: string;

  @AnswerField()
  answer: string;

  /** Version of the text that was loaded. */
  @IdField('version')
  version: number;
}

export class AgreementBody {
  /** Version of the text that was loaded. */
  @IdField('version')
  version: number;

  /** The names in the text can be published. */
  @IsOptional()
  @IsBoolean({ message: 'namesConfirmed must be true or false' })
  namesConfirmed?: boolean;
}

export class ListSharedAnswersQuery {
  /** ID of the other person in the conversation. */
  @IdFromQuery('withUserId')
  withUserId: number;
}

/** A question and its answer that two people may publish together. */
export class SharedAnswerView {
  id: number;
  @ApiProperty({ enum: SHARED_ANSWER_STATUSES })
  status: SharedAnswerStatus;
  title: string;
  question: string;
  answer: string;
  collegeId: number;
  /** Null if the college is no longer in the catalog. */
  collegeName: string | null;
  /** Null for the college itself. */
  @ApiProperty({ type: QuestionAboutView, nullable: true })
  about: QuestionAboutView | null;
  tags: string[];
  /** Pieces of the text that look like names of the two people. */
  names: string[];
  suggestedByMe: boolean;
  /** The person who asks. The question is published without their name. */
  askedByMe: boolean;
  agreedByMe: boolean;
  agreedByOther: boolean;
  /** The discussion; null until it is published. */
  @ApiProperty({ type: 'integer', nullable: true })
  postId: number | null;
  /** Version of the text. */
  version: number;
  createdAt: Date;
  changedAt: Date;
}

export function toSharedAnswer(
  { state, collegeName, names, agreedByMe, agreedByOther }: ShownSharedAnswer,
  viewer: number,
): SharedAnswerView {
  const { id, status, title, question, answer, collegeId, tags, postId, version, createdAt, changedAt } = state;
  return {
    id,
    status,
    title,
    question,
    answer,
    collegeId,
    collegeName,
    about: fromAboutColumns(state),
    tags,
    names: [...names],
    suggestedByMe: state.isProposedByAsker === (viewer === state.askerId),
    askedByMe: state.askerId === viewer,
    agreedByMe,
    agreedByOther,
    postId,
    version,
    createdAt,
    changedAt,
  };
}
