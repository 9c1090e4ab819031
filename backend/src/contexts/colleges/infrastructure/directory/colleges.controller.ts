import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { sendPage } from '../../../../shared/infrastructure/http/pagination';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { CollegeReader, type CollegeView } from '../../application/directory/ports/college-reader';
import { parseSearch } from '../../domain/search/search-query';
import { College, CollegeCount, CollegeDetail, SearchCollegesQuery } from './colleges.dto';
import { TOTAL_COUNT_HEADERS } from '../catalogue/query-fields';

const POPULAR_COLLEGES_LIMIT = 3;

@ApiTags('colleges')
@Controller('colleges')
export class CollegesController {
  constructor(private readonly reader: CollegeReader) {}

  /** Searches colleges by nickname, name, city, state or major, best match first. Results are counted up to 1,000. */
  @Public()
  @Get('search')
  @ApiOkResponse({ type: [College], headers: TOTAL_COUNT_HEADERS })
  @ApiBadRequestResponse({ description: 'q is empty or too long, or a field is invalid' })
  async search(
    @Query() { q, ...page }: SearchCollegesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly CollegeView[]> {
    const query = parseSearch(q);
    const found = query ? await this.reader.listMatches(query, page) : { items: [], total: 0 };
    return sendPage(request, response, found, page);
  }

  /** Up to six colleges from different regions and of different types. */
  @Public()
  @Get('featured')
  @ApiOkResponse({ type: [College] })
  featured(): Promise<readonly CollegeView[]> {
    return this.reader.listFeatured();
  }

  /**
   * The three colleges that most people viewed or saved in the last 30 days, counted once a night. Only colleges that
   * at least ten people viewed or saved count; well-known colleges fill the list.
   */
  @Public()
  @Get('popular')
  @ApiOkResponse({ type: [College] })
  popular(): Promise<readonly CollegeView[]> {
    return this.reader.listPopular(POPULAR_COLLEGES_LIMIT);
  }

  /** Number of colleges in the catalog, and the sources of the data. */
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
  @ApiBadRequestResponse({ description: 'The ID isn’t a positive whole number' })
  @ApiNotFoundResponse({ description: 'colleges.college-not-found' })
  byId(@Param('id', IdPipe) id: number) {
    return this.reader.get(id);
  }
}
