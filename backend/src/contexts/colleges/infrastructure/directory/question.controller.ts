import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CACHE_HEADERS, Cacheable } from '../../../../shared/infrastructure/http/cacheable';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { readQuestionInCatalog } from '../../application/directory/read-question-in-catalog';
import type { QuestionFilters } from '../../domain/directory/question/question-filters';
import { FiltersOfQuestion, QuestionQuery } from './question.dto';
import { CatalogReaders, CurrentCatalogForEditors } from './snapshot/catalog-readers';

@ApiTags('colleges')
@UseInterceptors(CurrentCatalogForEditors)
@Controller('colleges')
export class QuestionController {
  constructor(private readonly readers: CatalogReaders) {}

  /**
   * Reads a question such as "nursing in ohio under 15k" as filters of the list of colleges. Nothing is guessed: words
   * that can't be read are in `unread`.
   */
  @Public()
  @Cacheable()
  @Get('filters')
  @ApiOkResponse({ type: FiltersOfQuestion, headers: CACHE_HEADERS })
  @ApiBadRequestResponse({ description: 'q is empty or too long' })
  filters(@Query() { q }: QuestionQuery): Promise<QuestionFilters> {
    const { colleges, directory } = this.readers;
    return readQuestionInCatalog(q, { colleges, directory });
  }
}
