import { Controller, Get, Param, Query, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiBadRequestResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { sendPage } from '../../../../shared/infrastructure/http/pagination';
import { CACHE_HEADERS, Cacheable } from '../../../../shared/infrastructure/http/cacheable';
import { Public } from '../../../../shared/infrastructure/http/policies';
import type { CollegeView } from '../../application/directory/ports/college-reader';
import { parseSearch } from '../../domain/search/search-query';
import { College, CollegeCount, CollegeDetail, SearchCollegesQuery } from './colleges.dto';
import { TOTAL_COUNT_HEADERS } from '../catalogue/query-fields';
import { CatalogReaders, CurrentCatalogForEditors } from './snapshot/catalog-readers';

const POPULAR_COLLEGES_LIMIT = 3;

@ApiTags('colleges')
@UseInterceptors(CurrentCatalogForEditors)
@Controller('colleges')
export class CollegesController {
  constructor(private readonly readers: CatalogReaders) {}

  /** Searches colleges by nickname, name, city, state or major, best match first. Results are counted up to 1,000. */
  @Public()
  @Cacheable()
  @Get('search')
  @ApiOkResponse({ type: [College], headers: { ...TOTAL_COUNT_HEADERS, ...CACHE_HEADERS } })
  @ApiBadRequestResponse({ description: 'q is empty or too long, or a field is invalid' })
  async search(
    @Query() { q, ...page }: SearchCollegesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly CollegeView[]> {
    const query = parseSearch(q);
    const found = query ? await this.readers.colleges.listMatches(query, page) : { items: [], total: 0 };
    return sendPage(request, response, found, page);
  }

  /** Up to six colleges from different regions and of different types. */
  @Public()
  @Cacheable()
  @Get('featured')
  @ApiOkResponse({ type: [College], headers: CACHE_HEADERS })
  featured(): Promise<readonly CollegeView[]> {
    return this.readers.colleges.listFeatured();
  }

  /**
   * The three colleges that most people viewed or saved in the last 30 days, counted once a night. Only colleges that
   * at least ten people viewed or saved count; well-known colleges fill the list.
   */
  @Public()
  @Cacheable()
  @Get('popular')
  @ApiOkResponse({ type: [College], headers: CACHE_HEADERS })
  popular(): Promise<readonly CollegeView[]> {
    return this.readers.colleges.listPopular(POPULAR_COLLEGES_LIMIT);
  }

  /** Number of colleges in the catalog, and the sources of the data. */
  @Public()
  @Cacheable()
  @Get('count')
  @ApiOkResponse({ type: CollegeCount, headers: CACHE_HEADERS })
  count(): Promise<CollegeCount> {
    return this.readers.colleges.count();
  }

  /**
   * Up to six main campuses with the same predominant award that are similar in control, place, size, price after grants
   * and admission rate, most similar first.
   */
  @Public()
  @Cacheable()
  @Get(':id/similar')
  @ApiOkResponse({ type: [College], headers: CACHE_HEADERS })
  @ApiBadRequestResponse({ description: 'The ID isn’t a positive whole number' })
  @ApiNotFoundResponse({ description: 'colleges.college-not-found' })
  similar(@Param('id', IdPipe) id: number): Promise<readonly CollegeView[]> {
    return this.readers.colleges.listSimilar(id);
  }

  /** One college with its campuses, and how it compares with others of its type. */
  @Public()
  @Cacheable()
  @Get(':id')
  @ApiOkResponse({ type: CollegeDetail, headers: CACHE_HEADERS })
  @ApiBadRequestResponse({ description: 'The ID isn’t a positive whole number' })
  @ApiNotFoundResponse({ description: 'colleges.college-not-found' })
  byId(@Param('id', IdPipe) id: number) {
    return this.readers.colleges.get(id);
  }
}
