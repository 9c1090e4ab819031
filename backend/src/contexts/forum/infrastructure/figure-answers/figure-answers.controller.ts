import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { sendNextLink } from '../../../../shared/infrastructure/http/pagination';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { ListFigureAnswers } from '../../application/figure-answers/list-figure-answers';
import { FigureAnswerView, ListFigureAnswersQuery } from './figure-answers.dto';

const NEXT_LINK_HEADER = {
  Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } },
} as const;

/** Published answers about the figures and programs of colleges. */
@ApiTags('questions')
@Controller('figure-answers')
export class FigureAnswersController {
  constructor(private readonly listFigureAnswers: ListFigureAnswers) {}

  /** Published answers about the figures and programs of a college, newest first. Without names. */
  @Public()
  @Get()
  @ApiOkResponse({ type: [FigureAnswerView], headers: NEXT_LINK_HEADER })
  @ApiBadRequestResponse({ description: 'A field is missing or invalid' })
  async list(
    @Query() { cursor, ...query }: ListFigureAnswersQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FigureAnswerView[]> {
    const { items, nextAfter } = await this.listFigureAnswers.execute({ ...query, after: cursor ?? null });
    if (nextAfter !== null) sendNextLink(request, response, { cursor: nextAfter });
    return items.map(({ id, collegeId, about, question, answer, month, signature }) => ({
      id,
      collegeId,
      about,
      question,
      answer,
      month,
      signature,
      postId: id,
    }));
  }
}
