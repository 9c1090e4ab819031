import { Controller, Get, Query, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { sendPage } from '../../../../shared/infrastructure/http/pagination';
import { CACHE_HEADERS, Cacheable } from '../../../../shared/infrastructure/http/cacheable';
import { Public } from '../../../../shared/infrastructure/http/policies';
import type { CollegeDetailView, CollegeView } from '../../application/directory/ports/college-reader';
import type {
  CollegeFilters,
  FacetsView,
  PlaceView,
  PointsView,
  PricesView,
} from '../../application/directory/ports/directory-reader';
import { parsePlace } from '../../domain/catalogue/places';
import { parseSearch } from '../../domain/search/search-query';
import { CollegeFiltersQuery } from './college-filters.dto';
import { College, CollegeDetail } from './colleges.dto';
import { TOTAL_COUNT_HEADERS } from '../catalogue/query-fields';
import {
  CollegeFacets,
  CollegePoints,
  CollegePrices,
  CompareQuery,
  ListCollegesQuery,
  Place,
  PlacesQuery,
} from './directory.dto';
import { CatalogReaders, CurrentCatalogForEditors } from './snapshot/catalog-readers';

@ApiTags('colleges')
@UseInterceptors(CurrentCatalogForEditors)
@Controller('colleges')
export class DirectoryController {
  constructor(private readonly readers: CatalogReaders) {}

  /** The colleges of the catalog, by name, or best match first if there is a search text. */
  @Public()
  @Cacheable()
  @Get()
  @ApiOkResponse({ type: [College], headers: { ...TOTAL_COUNT_HEADERS, ...CACHE_HEADERS } })
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown' })
  async list(
    @Query() { limit, offset, sort, order, near, ...query }: ListCollegesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly CollegeView[]> {
    const page = { limit, offset };
    const sorting = { by: sort, order, near: near === undefined ? undefined : parsePlace(near) };
    return sendPage(request, response, await this.readers.directory.list(toCollegeFilters(query), sorting, page), page);
  }

  /** Number of colleges for each additional filter value. */
  @Public()
  @Cacheable()
  @Get('facets')
  @ApiOkResponse({ type: CollegeFacets, headers: CACHE_HEADERS })
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown' })
  facets(@Query() query: CollegeFiltersQuery): Promise<FacetsView> {
    return this.readers.directory.countFacets(toCollegeFilters(query));
  }

  /** All matching colleges as points on a map. */
  @Public()
  @Cacheable()
  @Get('map')
  @ApiOkResponse({ type: CollegePoints, headers: CACHE_HEADERS })
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown' })
  map(@Query() query: CollegeFiltersQuery): Promise<PointsView> {
    return this.readers.directory.listPoints(toCollegeFilters(query));
  }

  /**
   * The parts of the prices of all colleges, to calculate the price of a family on its own device: income, state and
   * way of living are never sent. The price of a year is the price of the income band, plus `outOfState` for residents
   * of other states, plus the costs of the way of living, minus `includedLiving`.
   */
  @Public()
  @Cacheable()
  @Get('prices')
  @ApiOkResponse({ type: CollegePrices, headers: CACHE_HEADERS })
  prices(): Promise<PricesView> {
    return this.readers.directory.listPrices();
  }

  /** Cities with colleges, as starting points for distances; at most eight. */
  @Public()
  @Cacheable()
  @Get('places')
  @ApiOkResponse({ type: [Place], headers: CACHE_HEADERS })
  @ApiBadRequestResponse({ description: 'q is empty or too long' })
  places(@Query() { q }: PlacesQuery): Promise<readonly PlaceView[]> {
    return this.readers.directory.listPlaces(q);
  }

  /** Compares one to four colleges, in the requested order. Unknown IDs are skipped. */
  @Public()
  @Cacheable()
  @Get('compare')
  @ApiOkResponse({ type: [CollegeDetail], headers: CACHE_HEADERS })
  @ApiBadRequestResponse({ description: 'ids must be one to four positive whole numbers' })
  compare(@Query() { ids }: CompareQuery): Promise<readonly CollegeDetailView[]> {
    return this.readers.directory.listDetails(ids);
  }
}

const toCollegeFilters = ({ q, ...filters }: CollegeFiltersQuery): CollegeFilters =>
  q ? { ...filters, query: parseSearch(q) } : filters;
