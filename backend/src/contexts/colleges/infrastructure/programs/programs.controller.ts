import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CACHE_HEADERS, Cacheable } from '../../../../shared/infrastructure/http/cacheable';
import { sendNextLink } from '../../../../shared/infrastructure/http/pagination';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { IdPipe, InvalidRequest } from '../../../../shared/infrastructure/http/validation.pipe';
import {
  type CollegeProgramsView,
  type FieldDetailView,
  type FieldView,
  ProgramReader,
  type ProgramSort,
  type ProgramView,
} from '../../application/programs/ports/program-reader';
import { FieldNotFound } from '../../domain/programs/errors';
import { parseCip } from '../../domain/programs/fields';
import { formatProgramCursor, isCursorOf } from './program-cursor';
import { Field, FieldDetail, ListFieldsQuery, ListProgramsQuery, Program, ProgramsOfCollege } from './programs.dto';

/** Lists that start with the lowest value. */
const ASCENDING_SORTS: ReadonlySet<ProgramSort> = new Set(['debt', 'name']);
const OTHER_CURSOR = { field: 'cursor', message: 'cursor must come from the Link header of the previous page' };
const LINK_HEADER = {
  Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } },
} as const;

@ApiTags('programs')
@Controller()
export class ProgramsController {
  constructor(private readonly reader: ProgramReader) {}

  /** All programs of a college by level and field, with what their graduates earn and owe. */
  @Public()
  @Cacheable()
  @Get('colleges/:id/programs')
  @ApiOkResponse({ type: ProgramsOfCollege, headers: CACHE_HEADERS })
  @ApiBadRequestResponse({ description: 'The ID isn’t a positive whole number' })
  @ApiNotFoundResponse({ description: 'colleges.college-not-found' })
  ofCollege(@Param('id', IdPipe) id: number): Promise<CollegeProgramsView> {
    return this.reader.listOfCollege(id);
  }

  /**
   * The programs of a field at all colleges, or up to four programs by their IDs in the requested order. Programs that
   * were measured together have equal earnings and debt, and follow each other in lists by these.
   */
  @Public()
  @Cacheable()
  @Get('programs')
  @ApiOkResponse({ type: [Program], headers: { ...LINK_HEADER, ...CACHE_HEADERS } })
  @ApiBadRequestResponse({ description: 'A field is missing, invalid or unknown' })
  @ApiNotFoundResponse({ description: 'colleges.program-not-found, for an unknown ID' })
  async list(
    @Query() query: ListProgramsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ProgramView[]> {
    const { ids, cip, college: collegeId, cursor: after, sort, ...filters } = query;
    if (ids) return this.reader.listByKeys(ids);
    const order = filters.order ?? (ASCENDING_SORTS.has(sort) ? 'asc' : 'desc');
    if (after && !isCursorOf(after, sort)) throw new InvalidRequest([OTHER_CURSOR]);
    const { items, next } = await this.reader.list({ ...filters, cip: cip!, collegeId, sort, order, after });
    if (next) sendNextLink(request, response, { cursor: formatProgramCursor(next) });
    return items;
  }

  /** Fields of study whose title or code matches, best match first; without `q`, those with the most programs. */
  @Public()
  @Cacheable()
  @Get('programs/fields')
  @ApiOkResponse({ type: [Field], headers: CACHE_HEADERS })
  @ApiBadRequestResponse({ description: 'q is too long, or limit is invalid' })
  fields(@Query() { q, limit }: ListFieldsQuery): Promise<readonly FieldView[]> {
    return this.reader.listFields(q ?? '', limit);
  }

  /** A field of study with the number of its programs by level. */
  @Public()
  @Cacheable()
  @Get('programs/fields/:cip')
  @ApiOkResponse({ type: FieldDetail, headers: CACHE_HEADERS })
  @ApiNotFoundResponse({ description: 'colleges.field-not-found' })
  field(@Param('cip') text: string): Promise<FieldDetailView> {
    const cip = parseCip(text);
    if (cip === null) throw new FieldNotFound();
    return this.reader.getField(cip);
  }
}
