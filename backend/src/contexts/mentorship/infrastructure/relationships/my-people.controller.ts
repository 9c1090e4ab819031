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
import { CurrentUser } from '../../../../shared/infrastructure/http/current-user.decorator';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { ListMyPeople } from '../../application/relationships/list-my-people';
import { ConnectionView } from '../connections/connections.dto';
import { cursorOf, sendListHeaders } from '../connections/list-cursor';
import { ListMyPeopleQuery, PeopleCountsView } from './my-people.dto';

/** The people someone deals with, list by list. */
@ApiTags('connections')
@SignedIn({ roles: ['student', 'alumni'] })
@Controller('my-people')
@ApiUnauthorizedResponse({ description: 'Nobody is signed in' })
@ApiForbiddenResponse({ description: 'platform.not-allowed for administrators' })
export class MyPeopleController {
  constructor(private readonly listMyPeople: ListMyPeople) {}

  /** One list, latest change first. */
  @Get()
  @ApiOkResponse({
    type: [ConnectionView],
    headers: {
      'X-Total-Count': { description: 'How many there are in all', schema: { type: 'integer' } },
      Link: { description: 'Where the next page is: <...>; rel="next"', schema: { type: 'string' } },
    },
  })
  @ApiBadRequestResponse({ description: 'A field is wrong or unknown' })
  async list(
    @CurrentUser() { id: by }: SignedInUser,
    @Query() { list, limit, before }: ListMyPeopleQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConnectionView[]> {
    const { items, total, hasMore } = await this.listMyPeople.execute({ by, list, limit, before: cursorOf(before) });
    const end = items.at(-1);
    const next = hasMore && end ? { at: end.updatedAt, id: end.id } : null;
    sendListHeaders(request, response, { total, limit, next });
    return items;
  }

  /** How many people are on each list. */
  @Get('counts')
  @ApiOkResponse({ type: PeopleCountsView })
  counts(@CurrentUser() { id: by }: SignedInUser): Promise<PeopleCountsView> {
    return this.listMyPeople.counts(by);
  }
}
