import { Controller, Get, Header, NotFoundException, Param, StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { Pictures } from '../../application/ports/pictures';

const NAME = /^([0-9a-f]{32})\.webp$/;

/** What pages show. Whoever was given the address may look; it is random, and another one with each new picture. */
@ApiTags('account')
@Controller('pictures')
export class PicturesController {
  constructor(private readonly pictures: Pictures) {}

  /** A picture that somebody has sent of themselves: `<32 hex digits>.webp`. */
  @Public()
  @Get(':name')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  @ApiProduces('image/webp')
  @ApiOkResponse({ description: '512 by 512 pixels', schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse({ description: 'There is none, or none any more' })
  async show(@Param('name') name: string): Promise<StreamableFile> {
    const [, key] = NAME.exec(name) ?? [];
    const picture = key === undefined ? null : await this.pictures.find(key);
    if (!picture) throw new NotFoundException();
    return new StreamableFile(picture, { type: 'image/webp', length: picture.length });
  }
}
