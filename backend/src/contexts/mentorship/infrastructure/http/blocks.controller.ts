import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/current-user.decorator';
import { IdPipe } from '../../../../shared/infrastructure/http/id.pipe';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { BlockPerson } from '../../application/block-person';
import { Blocks } from '../../application/ports/blocks';
import { ShowBlocks } from '../../application/show-blocks';
import { BlockBody, BlockView } from './connections.dto';

/** With whom somebody wants nothing to do. The other side learns nothing of it. */
@ApiTags('connections')
@SignedIn()
@Controller('blocks')
@ApiUnauthorizedResponse({ description: 'Nobody is signed in' })
export class BlocksController {
  constructor(
    private readonly blockPerson: BlockPerson,
    private readonly showBlocks: ShowBlocks,
    private readonly blocks: Blocks,
  ) {}

  /** The own list, latest first. */
  @Get()
  @ApiOkResponse({ type: [BlockView] })
  list(@CurrentUser() { id }: SignedInUser): Promise<BlockView[]> {
    return this.showBlocks.execute(id);
  }

  /** From here on neither finds, asks or writes to the other; again changes nothing. */
  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: 'A field is wrong or unknown; mentorship.yourself' })
  @ApiNotFoundResponse({ description: 'mentorship.alumni-not-found: nobody whom one has met or can find' })
  async add(@CurrentUser() { id: by }: SignedInUser, @Body() { userId }: BlockBody): Promise<void> {
    await this.blockPerson.execute({ by, userId });
  }

  /** Whoever is not blocked stays so. What was connected before stays ended. */
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) userId: number): Promise<void> {
    await this.blocks.remove(by, userId);
  }
}
