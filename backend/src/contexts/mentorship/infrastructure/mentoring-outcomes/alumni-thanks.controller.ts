import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Viewer } from '../../../../shared/infrastructure/http/authorization.guard';
import { sendNextLink } from '../../../../shared/infrastructure/http/pagination';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { ListThanks } from '../../application/mentoring-outcomes/thanks';
import { parseCursor } from '../connections/list-cursor';
import { ListThanksQuery, ThanksView } from './mentoring-outcomes.dto';

/** Thanks that students and alumni have agreed to publish. */
@ApiTags('alumni')
@Controller('alumni/:id/thanks')
export class AlumniThanksController {
  constructor(private readonly listThanks: ListThanks) {}

  /** Published thanks to an alum, latest first. */
  @Public()
  @Get()
  @ApiOkResponse({
    type: [ThanksView],
    headers: {
      Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } },
    },
  })
  @ApiBadRequestResponse({ description: 'A field is invalid' })
  @ApiNotFoundResponse({ description: 'mentorship.alumni-not-found: hidden, deleted, blocked, or unknown' })
  async list(
    @Param('id', IdPipe) alumId: number,
    @Viewer() by: SignedInUser | null,
    @Query() { limit, before }: ListThanksQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ThanksView[]> {
    const { items, next } = await this.listThanks.execute({ alumId, by, limit, before: parseCursor(before) });
    if (next) sendNextLink(request, response, { limit, before: `${next.at.toISOString()}_${next.id}` });
    return items;
  }
}
