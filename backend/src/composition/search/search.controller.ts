import { Controller, Get, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { CatalogFacade } from '../../contexts/colleges';
import { ForumFacade } from '../../contexts/forum';
import { ProfilesFacade } from '../../contexts/mentorship';
import { ConversationsFacade } from '../../contexts/messaging';
import type { SignedInUser } from '../../shared/application/authenticator';
import { CurrentUser } from '../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../shared/infrastructure/http/policies';
import { SearchQuery, SearchView } from './search.dto';

/** One search over messages, people, colleges and discussions. */
@ApiTags('search')
@SignedIn()
@Controller('search')
export class SearchController {
  constructor(
    private readonly messaging: ConversationsFacade,
    private readonly mentorship: ProfilesFacade,
    private readonly colleges: CatalogFacade,
    private readonly forum: ForumFacade,
  ) {}

  /** Searches the user's messages, visible people, colleges, and titles of discussions. */
  @Get()
  @ApiOkResponse({ type: SearchView })
  @ApiBadRequestResponse({
    description: 'q has fewer than 2 or more than 100 characters, or a field is invalid or unknown',
  })
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  @ApiForbiddenResponse({ description: 'identity.confirm-your-email; admin-analytics.not-verified' })
  async search(@CurrentUser() by: SignedInUser, @Query() { q, limit }: SearchQuery): Promise<SearchView> {
    const messages = await this.messaging.searchMessages(by.id, q, limit);
    const people = await this.mentorship.searchPeople({ by, q, limit });
    const colleges = await this.colleges.search(q, limit);
    const discussions = await this.forum.searchTitles(q, limit, by.id);
    return {
      messages: messages.map((one) => ({ ...one, matches: one.matches.map((at) => [...at]) })),
      people,
      colleges: [...colleges],
      discussions: [...discussions],
    };
  }
}
