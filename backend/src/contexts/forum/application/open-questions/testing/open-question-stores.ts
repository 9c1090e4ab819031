import type { Transactions } from '../../../../../shared/application/transactions';
import type { OpenQuestionReader } from '../ports/open-question-reader';
import type { OpenQuestions, QuestionAnswers, QuestionAskers, QuestionOffers } from '../ports/open-questions';
import { InMemoryOpenQuestionReader } from './in-memory-open-question-reader';
import {
  InMemoryOpenQuestions,
  InMemoryQuestionAnswers,
  InMemoryQuestionAskers,
  InMemoryQuestionOffers,
  OpenQuestionTables,
} from './in-memory-open-questions';

export interface OpenQuestionStores {
  readonly questions: OpenQuestions;
  readonly askers: QuestionAskers;
  readonly offers: QuestionOffers;
  readonly answers: QuestionAnswers;
  readonly reader: OpenQuestionReader;
  readonly transactions: Transactions;
}

export function createInMemoryQuestionStores(tables = new OpenQuestionTables()): OpenQuestionStores {
  return {
    questions: new InMemoryOpenQuestions(tables),
    askers: new InMemoryQuestionAskers(tables),
    offers: new InMemoryQuestionOffers(tables),
    answers: new InMemoryQuestionAnswers(tables),
    reader: new InMemoryOpenQuestionReader(tables),
    transactions: tables.units,
  };
}
