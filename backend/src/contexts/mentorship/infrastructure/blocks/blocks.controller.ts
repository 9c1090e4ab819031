import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { BlockPerson, UnblockPerson, ListBlocks } from '../../application/blocks/blocks';

import { BlockBody, BlockView } from './blocks.dto';
import { cursorOf, sendListHeaders } from '../connections/list-cursor';
import { ListBlocksQuery } from '../relationships/relationships.dto';

/** With whom someone wants nothing to do. The other side learns nothing of it. */
@ApiTags('connections')
@SignedIn()
@Controller('blocks')
@ApiUnauthorizedResponse({ description: 'No one is signed in' })
export class BlocksController {
  constructor(
    private readonly blockPerson: BlockPerson,
    private readonly listBlocks: ListBlocks,
    private readonly unblockPerson: UnblockPerson,
  ) {}

  /** The own list, latest first. */
  @Get()
  @ApiOkResponse({ type: [BlockView] })
  @ApiBadRequestResponse({ description: 'A field is wrong or unknown' })
  async list(
    @CurrentUser() { id: by }: SignedInUser,
    @Query() { limit, before }: ListBlocksQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BlockView[]> {
    const { items, total, hasMore } = await this.listBlocks.execute({ by, limit, before: cursorOf(before) });
    const end = items.at(-1);
    const next = hasMore && end ? { at: end.blockedAt, id: end.userId } : null;
    sendListHeaders(request, response, { total, limit, next });
    return items;
  }

  /** From here on neither finds, asks or writes to the other; again changes nothing. */
  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: 'A field is wrong or unknown; mentorship.yourself' })
  @ApiNotFoundResponse({ description: 'mentorship.alumni-not-found: no one whom one has met or can find' })
  async add(@CurrentUser() { id: by }: SignedInUser, @Body() { userId }: BlockBody): Promise<void> {
    await this.blockPerson.execute({ by, userId });
  }

  /** The same with the person in the address. */
  @Post(':userId')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: 'The id is no positive whole number; mentorship.yourself' })
  @ApiNotFoundResponse({ description: 'mentorship.alumni-not-found: no one whom one has met or can find' })
  async addById(@CurrentUser() { id: by }: SignedInUser, @Param('userId', IdPipe) userId: number): Promise<void> {
    await this.blockPerson.execute({ by, userId });
  }

  /** Anyone who is not blocked stays so. What was connected before stays ended. */
  @Delete(':userId')
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(@CurrentUser() { id: by }: SignedInUser, @Param('userId', IdPipe) userId: number): Promise<void> {
    await this.unblockPerson.execute({ by, userId });
  }
}
