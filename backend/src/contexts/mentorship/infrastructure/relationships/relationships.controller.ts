import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  ApiBadRequestResponse,
  ApiForbiddenResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { GetStudent } from '../../application/relationships/get-student';
import { ListMyPeople } from '../../application/relationships/list-my-people';
import { StudentPageView, ListMyPeopleQuery, PeopleCountsView } from './relationships.dto';
import type { Request, Response } from 'express';
import { ConnectionView } from '../connections/connections.dto';
import { parseCursor, sendListHeaders } from '../connections/list-cursor';

@ApiTags('people')
@SignedIn()
@Controller('students')
export class StudentsController {
  constructor(private readonly getStudent: GetStudent) {}

  /** The profile of a student, as visible to you. */
  @Get(':id')
  @ApiOkResponse({ type: StudentPageView })
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  @ApiNotFoundResponse({ description: 'mentorship.student-not-found: private, deleted, blocked, or unknown' })
  one(@Param('id', IdPipe) id: number, @CurrentUser() by: SignedInUser): Promise<StudentPageView> {
    return this.getStudent.execute(id, by);
  }
}

/** Lists of the people that a user has a relationship with. */
@ApiTags('connections')
@SignedIn({ roles: ['student', 'alumni'] })
@Controller('my-people')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'platform.not-allowed for administrators' })
export class MyPeopleController {
  constructor(private readonly listMyPeople: ListMyPeople) {}

  /** One list of people, latest change first. */
  @Get()
  @ApiOkResponse({
    type: [ConnectionView],
    headers: {
      'X-Total-Count': { description: 'Total number of results', schema: { type: 'integer' } },
      Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } },
    },
  })
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown' })
  async list(
    @CurrentUser() { id: by }: SignedInUser,
    @Query() { list, limit, before }: ListMyPeopleQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConnectionView[]> {
    const { items, total, hasMore } = await this.listMyPeople.execute({ by, list, limit, before: parseCursor(before) });
    const end = items.at(-1);
    const next = hasMore && end ? { at: end.updatedAt, id: end.id } : null;
    sendListHeaders(request, response, { total, limit, next });
    return items;
  }

  /** Number of people on each list. */
  @Get('counts')
  @ApiOkResponse({ type: PeopleCountsView })
  counts(@CurrentUser() { id: by }: SignedInUser): Promise<PeopleCountsView> {
    return this.listMyPeople.getCounts(by);
  }
}
