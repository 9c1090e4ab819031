import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { sendPage } from '../../../../shared/infrastructure/http/pagination';
import { Public } from '../../../../shared/infrastructure/http/policies';
import type { CollegeDetailView, CollegeView } from '../../application/directory/ports/college-reader';
import {
  type CollegeFilters,
  DirectoryReader,
  type FacetsView,
  type PlaceView,
  type PointsView,
} from '../../application/directory/ports/directory-reader';
import { parsePlaceName } from '../../domain/catalogue/places';
import { parseSearch } from '../../domain/search/search-query';
import { College, CollegeDetail } from './colleges.dto';
import { TOTAL_COUNT_HEADERS } from '../catalogue/query-fields';
import {
  CollegeFacets,
  CollegeFiltersQuery,
  CollegePoints,
  CompareQuery,
  ListCollegesQuery,
  Place,
  PlacesQuery,
} from './directory.dto';

@ApiTags('colleges')
@Controller('colleges')
export class DirectoryController {
  constructor(private readonly reader: DirectoryReader) {}

  /** The colleges of the catalog, by name, or best match first if there is a search text. */
  @Public()
  @Get()
  @ApiOkResponse({ type: [College], headers: TOTAL_COUNT_HEADERS })
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown' })
  async list(
    @Query() { limit, offset, sort, order, near, ...query }: ListCollegesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly CollegeView[]> {
    const page = { limit, offset };
    const sorting = { by: sort, order, near: near === undefined ? undefined : parsePlaceName(near) };
    return sendPage(request, response, await this.reader.list(toCollegeFilters(query), sorting, page), page);
  }

  /** Number of colleges for each additional filter value. */
  @Public()
  @Get('facets')
  @ApiOkResponse({ type: CollegeFacets })
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown' })
  facets(@Query() query: CollegeFiltersQuery): Promise<FacetsView> {
    return this.reader.countFacets(toCollegeFilters(query));
  }

  /** All matching colleges as points on a map. */
  @Public()
  @Get('map')
  @ApiOkResponse({ type: CollegePoints })
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown' })
  map(@Query() query: CollegeFiltersQuery): Promise<PointsView> {
    return this.reader.listPoints(toCollegeFilters(query));
  }

  /** Cities with colleges, as starting points for distances; at most eight. */
  @Public()
  @Get('places')
  @ApiOkResponse({ type: [Place] })
  @ApiBadRequestResponse({ description: 'q is empty or too long' })
  places(@Query() { q }: PlacesQuery): Promise<readonly PlaceView[]> {
    return this.reader.listPlaces(q);
  }

  /** Compares one to four colleges, in the requested order. Unknown IDs are skipped. */
  @Public()
  @Get('compare')
  @ApiOkResponse({ type: [CollegeDetail] })
  @ApiBadRequestResponse({ description: 'ids must be one to four positive whole numbers' })
  compare(@Query() { ids }: CompareQuery): Promise<readonly CollegeDetailView[]> {
    return this.reader.listDetails(ids);
  }
}

const toCollegeFilters = ({ q, ...filters }: CollegeFiltersQuery): CollegeFilters =>
  q ? { ...filters, query: parseSearch(q) } : filters;
