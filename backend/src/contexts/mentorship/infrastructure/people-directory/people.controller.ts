import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { sendKeysetPage } from '../../../../shared/infrastructure/http/pagination';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { ListPeople } from '../../application/people-directory/list-people';
import { ListedPersonView, ListPeopleQuery } from './people.dto';

const TOTAL_COUNT_HEADERS = {
  'X-Total-Count': { description: 'Total number of results, counted up to 10,000', schema: { type: 'integer' } },
  Link: {
    description: 'Link to the next page, even beyond 10,000 results: <...>; rel="next"',
    schema: { type: 'string' },
  },
} as const;

@ApiTags('people')
@SignedIn()
@Controller('users')
export class PeopleController {
  constructor(private readonly listPeople: ListPeople) {}

  /** The people you can find or already have contact with, and yourself. */
  @Get()
  @ApiOkResponse({ type: [ListedPersonView], headers: TOTAL_COUNT_HEADERS })
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown' })
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  @ApiForbiddenResponse({
    description: 'identity.confirm-your-email; admin-analytics.not-verified for administrators who aren’t verified yet',
  })
  async list(
    @CurrentUser() by: SignedInUser,
    @Query() { limit, offset, after, q, role, findable, major, year, state }: ListPeopleQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ListedPersonView[]> {
    const page = { limit, offset, after };
    const input = { by, q, role, findable, students: { major, year, state }, page };
    return sendKeysetPage(request, response, await this.listPeople.execute(input), limit);
  }
}
