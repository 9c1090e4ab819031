import { queryOptions } from '@tanstack/react-query';
import type { Schemas } from '@/shared/api';

/** A published question about a figure or program, with the answer of an alum. */
export type FigureAnswer = Schemas['FigureAnswerView'];

const FIGURE_ANSWERS_PATH = '/api/figure-answers';
const MAX_ANSWERS = 100;

export const figureAnswerQueries = {
  /** The newest answers about all figures and programs of a college, in one request. */
  ofCollege: (collegeId: number) =>
    queryOptions<FigureAnswer[]>({ queryKey: [FIGURE_ANSWERS_PATH, { collegeId, limit: MAX_ANSWERS }] }),
};
