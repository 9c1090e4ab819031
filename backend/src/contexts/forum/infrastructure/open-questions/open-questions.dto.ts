import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { Transform } from 'class-transformer';
import { IdFromQuery, WholeNumberFromQuery } from '../../../../shared/infrastructure/http/field-decorators';
import { QuestionAboutBody } from '../../../../shared/infrastructure/http/question-about.dto';
import type {
  OfferedQuestion,
  OwnQuestion,
  QuestionForViewer,
  QuestionsOfAlum,
  ShownAnswer,
  ShownQuestion,
  TakenQuestion,
} from '../../application/open-questions/show-open-questions';
import {
  OPEN_QUESTION_RULES,
  OPEN_QUESTION_STATUSES,
  type OpenQuestionStatus,
} from '../../domain/open-questions/open-question';
import { ANSWER_LENGTH, QUESTION_FAULTS, QUESTION_LENGTH } from '../../domain/open-questions/open-question-text';
import { type Fit, FITS } from '../../domain/open-questions/question-offer';
import { type Standing, STANDINGS } from '../../domain/open-questions/standing';
import { IdField, TextField } from '../discussions/text-fields';

export class OpenQuestionBody extends QuestionAboutBody {
  /** The college that the question is about. */
  @IdField('collegeId')
  collegeId: number;

  /** 20 to 1,000 characters. Required unless `joins` is given; then only the person who wrote it can read it. */
  @IsOptional()
  @TextField('Question', QUESTION_LENGTH.max, QUESTION_FAULTS.questionShort, QUESTION_FAULTS.questionLong)
  @ApiPropertyOptional({ type: String, nullable: true })
  text?: string | null;

  /** Hides the asker’s name. Always true for people under 18. */
  @IsOptional()
  @IsBoolean({ message: 'isAnonymous must be true or false' })
  isAnonymous: boolean = true;

  /** ID of a waiting question that the person wants answered, too. */
  @IsOptional()
  @IdField('joins')
  @ApiPropertyOptional({ type: 'integer', nullable: true })
  joins?: number | null;
}

export class OpenAnswerBody {
  /** 20 to 4,000 characters. */
  @TextField('Answer', ANSWER_LENGTH.max, QUESTION_FAULTS.answerShort, QUESTION_FAULTS.answerLong)
  text: string;
}

export class AcceptOpenAnswerBody {
  /** Whether the answer helped. */
  @IsBoolean({ message: 'isGood must be true or false' })
  isGood: boolean;
}

export class OpenAnswerConsentBody {
  /** Whether the answer may be published. */
  @IsBoolean({ message: 'publish must be true or false' })
  publish: boolean;
}

const QUESTION_STATES = ['waiting', 'answered'] as const;

export class ListOpenQuestionsQuery {
  @IsOptional()
  @IdFromQuery('collegeId')
  collegeId?: number;

  /** Name of a figure, such as "net_price". */
  @IsOptional()
  @IsString()
  @Matches(/^[a-z0-9_]{1,60}$/, { message: 'figure must be the name of a figure, such as net_price' })
  figure?: string;

  /** Field of study: four digits. */
  @IsOptional()
  @IsString()
  @Matches(/^\d{4}$/, { message: 'cip must be the code of a field, such as 1107' })
  cip?: string;

  @IsOptional()
  @IsString()
  @Matches(/^[a-z-]{1,30}$/, { message: 'level must be the level of a program, such as bachelor' })
  level?: string;

  /** `waiting`: without an answer; `answered`: with a published answer. Both by default. */
  @IsOptional()
  @IsIn(QUESTION_STATES)
  @ApiPropertyOptional({ enum: QUESTION_STATES })
  state?: 'waiting' | 'answered';

  /** Only the questions that you asked or joined, also closed ones; other filters are ignored. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'mine must be true or false' })
  @ApiPropertyOptional({ type: Boolean })
  mine?: boolean;

  /** ID of the last question on the page before. */
  @IsOptional()
  @IdFromQuery('cursor')
  cursor?: number;

  @WholeNumberFromQuery('limit', 1, 100)
  limit: number = 20;
}

class OpenQuestionAbout {
  /** Name of a figure, such as "net_price". */
  @ApiProperty({ type: String, nullable: true })
  figure: string | null;
  /** Field of study: four digits. */
  @ApiProperty({ type: String, nullable: true })
  cip: string | null;
  /** Title of the field. */
  @ApiProperty({ type: String, nullable: true })
  field: string | null;
  /** Level of the program, such as "bachelor". */
  @ApiProperty({ type: String, nullable: true })
  level: string | null;
}

/** A question that a student asked openly. */
export class OpenQuestion {
  id: number;
  collegeId: number;
  /** Null if the college is no longer in the catalog. */
  collegeName: string | null;
  about: OpenQuestionAbout;
  text: string;
  /** The name for members if the asker shows it; otherwise "A student". */
  askedBy: string;
  askedAt: Date;
  @ApiProperty({ enum: OPEN_QUESTION_STATUSES })
  status: OpenQuestionStatus;
  /** The discussion with the published answer; null if there is none. */
  @ApiProperty({ type: 'integer', nullable: true })
  postId: number | null;
  /** False for questions of people under 18, which search engines must not list. */
  isIndexed: boolean;
}

/** An alum’s answer for those who asked, and for the alum. */
class OwnAnswer {
  id: number;
  text: string;
  answeredAt: Date;
  /** Describes the alum by their college: "Verified alum of New York University". */
  signature: string;
  /** Whether it helped the asker; null until they decide. */
  isGood: boolean | null;
  hasAskerConsented: boolean;
  hasAlumConsented: boolean;
  /** The discussion; null unless it is published. */
  @ApiProperty({ type: 'integer', nullable: true })
  postId: number | null;
}

/** A question for a person who asked it. */
export class OwnOpenQuestion extends OpenQuestion {
  isAnonymous: boolean;
  /** Whether the person joined the question of another student. */
  isJoined: boolean;
  /** What the person wrote when they joined; only they can read it. */
  @ApiProperty({ type: String, nullable: true })
  ownText: string | null;
  /** When the question closes without an answer. */
  expiresAt: Date;
  @ApiProperty({ enum: STANDINGS })
  standing: Standing;
  answers: OwnAnswer[];
}

class OfferedOpenQuestion {
  question: OpenQuestion;
  /** Why the question is offered to the alum. */
  @ApiProperty({ enum: FITS })
  fit: Fit;
  expiresAt: Date;
  /** What answering costs of the minutes that the alum gives per month. */
  minutes: number;
}

class TakenOpenQuestion {
  question: OpenQuestion;
  takenAt: Date;
  answerBy: Date;
}

class AnsweredOpenQuestion {
  question: OpenQuestion;
  answer: OwnAnswer;
}

export class OpenQuestionsOfAlum {
  offers: OfferedOpenQuestion[];
  taken: TakenOpenQuestion[];
  /** Newest first, at most 50. */
  answers: AnsweredOpenQuestion[];
}

export class OpenQuestionDetail extends OpenQuestion {
  /** For people who asked it. */
  @ApiProperty({ type: OwnOpenQuestion, nullable: true })
  own: OwnOpenQuestion | null;
  /** For an alum to whom it is offered. */
  @ApiProperty({ type: OfferedOpenQuestion, nullable: true })
  offer: OfferedOpenQuestion | null;
  /** For the alum who is answering it. */
  @ApiProperty({ type: TakenOpenQuestion, nullable: true })
  taken: TakenOpenQuestion | null;
  /** For the alum who answered it. */
  @ApiProperty({ type: OwnAnswer, nullable: true })
  answer: OwnAnswer | null;
}

export function toOpenQuestion({ row, collegeName, askedBy, isIndexed }: ShownQuestion): OpenQuestion {
  const { id, collegeId, aboutFigure, aboutCip, aboutLevel, field, text, createdAt, status, postId } = row;
  return {
    id,
    collegeId,
    collegeName,
    about: { figure: aboutFigure, cip: aboutCip, field, level: aboutLevel },
    text,
    askedBy,
    askedAt: createdAt,
    status,
    postId,
    isIndexed,
  };
}

export function toOwnOpenQuestion(question: OwnQuestion): OwnOpenQuestion {
  const { row, standing, expiresAt, answers } = question;
  return {
    ...toOpenQuestion(question),
    isAnonymous: row.isAnonymous,
    isJoined: row.isJoined,
    ownText: row.joinedText,
    expiresAt,
    standing,
    answers: answers.map(toOwnAnswer),
  };
}

function toOwnAnswer({ state, signature }: ShownAnswer): OwnAnswer {
  const { id, text, answeredAt, isGood, hasAskerConsented, hasAlumConsented, postId } = state;
  return { id, text, answeredAt, signature, isGood, hasAskerConsented, hasAlumConsented, postId };
}

const toOffered = ({ question, fit, expiresAt }: OfferedQuestion): OfferedOpenQuestion => ({
  question: toOpenQuestion(question),
  fit,
  expiresAt,
  minutes: OPEN_QUESTION_RULES.minutes,
});

const toTaken = ({ question, takenAt, answerBy }: TakenQuestion): TakenOpenQuestion => ({
  question: toOpenQuestion(question),
  takenAt,
  answerBy,
});

export function toOpenQuestionDetail(question: QuestionForViewer): OpenQuestionDetail {
  const { own, offer, taken, answer } = question;
  return {
    ...toOpenQuestion(question),
    own: own && toOwnOpenQuestion(own),
    offer: offer && toOffered(offer),
    taken: taken && toTaken(taken),
    answer: answer && toOwnAnswer(answer),
  };
}

export const toOpenQuestionsOfAlum = ({ offers, taken, answers }: QuestionsOfAlum): OpenQuestionsOfAlum => ({
  offers: offers.map(toOffered),
  taken: taken.map(toTaken),
  answers: answers.map(({ question, answer }) => ({ question: toOpenQuestion(question), answer: toOwnAnswer(answer) })),
});
