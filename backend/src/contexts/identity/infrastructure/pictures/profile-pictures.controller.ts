import { Controller, Get, NotFoundException, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { Pictures } from '../../application/pictures/ports/pictures';

const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const PICTURE_FILE_NAME_PATTERN = /^([0-9a-f]{32})\.webp$/;

/**
 * Serves profile pictures. Anyone with the address can see a picture; the address is random, and a new one with each
 * picture.
 */
@ApiTags('account')
@Controller('pictures')
export class PicturesController {
  constructor(private readonly pictures: Pictures) {}

  /** A profile picture: `<32 hex digits>.webp`. */
  @Public()
  @Get(':name')
  @ApiProduces('image/webp')
  @ApiOkResponse({ description: '512 by 512 pixels', schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse({ description: 'The picture doesn’t exist' })
  async show(@Param('name') name: string, @Res({ passthrough: true }) response: Response): Promise<StreamableFile> {
    const [, key] = PICTURE_FILE_NAME_PATTERN.exec(name) ?? [];
    const picture = key === undefined ? null : await this.pictures.find(key);
    if (!picture) throw new NotFoundException();
    response.setHeader('Cache-Control', CACHE_FOREVER);
    return new StreamableFile(picture, { type: 'image/webp', length: picture.length });
  }
}
