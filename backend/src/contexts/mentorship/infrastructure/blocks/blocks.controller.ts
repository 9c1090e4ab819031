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
import { parseCursor, sendListHeaders } from '../connections/list-cursor';
import { ListBlocksQuery } from '../relationships/relationships.dto';

/** The people whom a user blocks, who don't learn of it. */
@ApiTags('connections')
@SignedIn()
@Controller('blocks')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
export class BlocksController {
  constructor(
    private readonly blockPerson: BlockPerson,
    private readonly listBlocks: ListBlocks,
    private readonly unblockPerson: UnblockPerson,
  ) {}

  /** The people you blocked, latest first. */
  @Get()
  @ApiOkResponse({ type: [BlockView] })
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown' })
  async list(
    @CurrentUser() { id: by }: SignedInUser,
    @Query() { limit, before }: ListBlocksQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BlockView[]> {
    const { items, total, hasMore } = await this.listBlocks.execute({ by, limit, before: parseCursor(before) });
    const end = items.at(-1);
    const next = hasMore && end ? { at: end.blockedAt, id: end.userId } : null;
    sendListHeaders(request, response, { total, limit, next });
    return items;
  }

  /** Blocks a person. You can no longer find, contact or message each other. Doing it again changes nothing. */
  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown; mentorship.yourself if you choose yourself' })
  @ApiNotFoundResponse({
    description: 'mentorship.person-not-found: not a person you can find or have been in contact with',
  })
  async add(@CurrentUser() { id: by }: SignedInUser, @Body() { userId }: BlockBody): Promise<void> {
    await this.blockPerson.execute({ by, userId });
  }

  /** Blocks the person in the path. */
  @Post(':userId')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: 'The ID isn’t a positive whole number; mentorship.yourself if it’s your own' })
  @ApiNotFoundResponse({
    description: 'mentorship.person-not-found: not a person you can find or have been in contact with',
  })
  async addById(@CurrentUser() { id: by }: SignedInUser, @Param('userId', IdPipe) userId: number): Promise<void> {
    await this.blockPerson.execute({ by, userId });
  }

  /** Unblocks a person. A connection that ended isn’t restored. */
  @Delete(':userId')
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(@CurrentUser() { id: by }: SignedInUser, @Param('userId', IdPipe) userId: number): Promise<void> {
    await this.unblockPerson.execute({ by, userId });
  }
}
