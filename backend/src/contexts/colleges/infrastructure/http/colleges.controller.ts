import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IdPipe } from '../../../../shared/infrastructure/http/id.pipe';
import { sendPage } from '../../../../shared/infrastructure/http/page';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { CollegeReader, type CollegeView } from '../../application/ports/college-reader';
import { understandSearch } from '../../domain/search-query';
import { College, CollegeCount, CollegeDetail, ListCollegesQuery, SearchCollegesQuery } from './colleges.dto';

const COUNTED = {
  'X-Total-Count': { description: 'How many there are in all', schema: { type: 'integer' } },
  Link: { description: 'Where the rest is: <...>; rel="next"', schema: { type: 'string' } },
} as const;

@ApiTags('colleges')
@Controller('colleges')
export class CollegesController {
  constructor(private readonly reader: CollegeReader) {}

  /** Colleges that answer a search, best first: by nickname, name, city, state or major. Counting ends at 1,000. */
  @Public()
  @Get('search')
  @ApiOkResponse({ type: [College], headers: COUNTED })
  @ApiBadRequestResponse({ description: 'q is empty or too long, or a field is wrong' })
  search(
    @Query() { q, ...page }: SearchCollegesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly CollegeView[]> {
    return this.#page(q, {}, page, request, response);
  }

  /** The catalogue, by name, or best first when there is a text to search for. */
  @Public()
  @Get()
  @ApiOkResponse({ type: [College], headers: COUNTED })
  @ApiBadRequestResponse({ description: 'A field is wrong or unknown' })
  list(
    @Query() { q, limit, offset, ...filters }: ListCollegesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly CollegeView[]> {
    return this.#page(q, filters, { limit, offset }, request, response);
  }

  /** A few colleges of different regions and kinds, at most six. */
  @Public()
  @Get('featured')
  @ApiOkResponse({ type: [College] })
  featured(): Promise<readonly CollegeView[]> {
    return this.reader.featured();
  }

  /** How many colleges the catalogue holds, and from where. */
  @Public()
  @Get('count')
  @ApiOkResponse({ type: CollegeCount })
  count(): Promise<CollegeCount> {
    return this.reader.count();
  }

  /** One college with its campuses, and how it compares with others of its type. */
  @Public()
  @Get(':id')
  @ApiOkResponse({ type: CollegeDetail })
  @ApiBadRequestResponse({ description: 'The id is no positive whole number' })
  @ApiNotFoundResponse({ description: 'colleges.college-not-found' })
  byId(@Param('id', IdPipe) id: number) {
    return this.reader.byId(id);
  }

  async #page(
    text: string | undefined,
    filters: Parameters<CollegeReader['search']>[1],
    page: { limit: number; offset: number },
    request: Request,
    response: Response,
  ): Promise<readonly CollegeView[]> {
    const found = text ? await this.#found(text, filters, page) : await this.reader.list(filters, page);
    return sendPage(request, response, found, page);
  }

  async #found(text: string, filters: Parameters<CollegeReader['search']>[1], page: { limit: number; offset: number }) {
    const query = understandSearch(text);
    return query ? this.reader.search(query, filters, page) : { items: [], total: 0 };
  }
}
