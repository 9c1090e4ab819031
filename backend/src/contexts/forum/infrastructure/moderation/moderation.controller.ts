import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { sendNextLink } from '../../../../shared/infrastructure/http/pagination';
import { ForOperators } from '../../../../shared/infrastructure/http/policies';
import { DecideOnCase } from '../../application/moderation/decide-on-case';
import { ListCases, ShowCase } from '../../application/moderation/list-cases';
import { toCaseDetailView, toCaseView } from './case-views';
import { CaseActionBody, CaseDetailView, CaseNoteBody, CaseView, ListCasesQuery } from './moderation.dto';

const NEXT_LINK_HEADER = {
  Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } },
} as const;
const NOT_FOUND_DESCRIPTION = 'forum.case-not-found: doesn’t exist, or is about you';
const ABOUT_OPERATOR_DESCRIPTION = 'forum.subject-is-operator: use the command line for cases about operators';

/** Reports, for operators. An operator never sees a case about themselves. */
@ApiTags('moderation')
@ForOperators()
@Controller('moderation/cases')
export class ModerationController {
  constructor(
    private readonly listCases: ListCases,
    private readonly showCase: ShowCase,
    private readonly decideOnCase: DecideOnCase,
  ) {}

  /** Open and claimed cases urgent first, then oldest first; closed ones newest first. */
  @Get()
  @ApiOkResponse({ type: [CaseView], headers: NEXT_LINK_HEADER })
  @ApiBadRequestResponse({ description: 'A field is invalid' })
  async list(
    @CurrentUser() by: SignedInUser,
    @Query() { status, limit, before }: ListCasesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CaseView[]> {
    const { items, nextBefore } = await this.listCases.execute(by, { status, limit, before: before ?? null });
    if (nextBefore !== null) sendNextLink(request, response, { limit, before: nextBefore });
    return items.map(toCaseView);
  }

  /** One case with its reports, the reported content and the actions of operators. Reading a copy of a conversation is recorded in the audit log. */
  @Get(':id')
  @ApiOkResponse({ type: CaseDetailView })
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  async show(@CurrentUser() by: SignedInUser, @Param('id', IdPipe) id: number): Promise<CaseDetailView> {
    return toCaseDetailView(await this.showCase.execute(by, id));
  }

  /** Claims a case, so that no other operator works on it. If two operators try at the same time, one of them gets it. */
  @Post(':id/claim')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: CaseDetailView })
  @ApiForbiddenResponse({ description: ABOUT_OPERATOR_DESCRIPTION })
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  @ApiConflictResponse({ description: 'forum.case-claimed by another operator, forum.case-closed' })
  async claim(@CurrentUser() by: SignedInUser, @Param('id', IdPipe) id: number): Promise<CaseDetailView> {
    await this.decideOnCase.claim(by, id);
    return this.show(by, id);
  }

  /** Releases a claimed case. */
  @Post(':id/release')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: CaseDetailView })
  @ApiForbiddenResponse({ description: ABOUT_OPERATOR_DESCRIPTION })
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  @ApiConflictResponse({ description: 'forum.case-claimed by another operator' })
  async release(@CurrentUser() by: SignedInUser, @Param('id', IdPipe) id: number): Promise<CaseDetailView> {
    await this.decideOnCase.release(by, id);
    return this.show(by, id);
  }

  /** Adds a note for other operators. */
  @Post(':id/notes')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: CaseDetailView })
  @ApiBadRequestResponse({ description: 'text is missing or too long' })
  @ApiForbiddenResponse({ description: ABOUT_OPERATOR_DESCRIPTION })
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  async note(
    @CurrentUser() by: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() { text }: CaseNoteBody,
  ): Promise<CaseDetailView> {
    await this.decideOnCase.addNote(by, id, text);
    return this.show(by, id);
  }

  /**
   * Decides a case. Dismiss, hide, warn and suspend close the case and notify the reporters of the outcome. A suspension ends all sessions and streams of the person right away. The other actions keep the status of the case or reopen it.
   */
  @Post(':id/actions')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: CaseDetailView })
  @ApiBadRequestResponse({
    description:
      'One or more fields are invalid (`errors` lists them); `hide` works only on content, `until` only with `suspend` and `change-suspension`',
  })
  @ApiForbiddenResponse({ description: ABOUT_OPERATOR_DESCRIPTION })
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  @ApiConflictResponse({
    description:
      'forum.case-changed (version), forum.case-claimed, forum.case-closed, forum.case-not-closed, forum.not-hidden, ' +
      'forum.nothing-to-hide, forum.nobody-to-address, forum.already-suspended, forum.not-suspended',
  })
  async act(
    @CurrentUser() by: SignedInUser,
    @Param('id', IdPipe) caseId: number,
    @Body() { action, note, until, version }: CaseActionBody,
  ): Promise<CaseDetailView> {
    await this.decideOnCase.execute({
      by,
      caseId,
      action,
      note,
      until: until ? new Date(until) : null,
      version,
    });
    return this.show(by, caseId);
  }
}
