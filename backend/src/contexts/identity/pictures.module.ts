import { Module } from '@nestjs/common';
import { ChangePicture } from './application/pictures/change-picture';
import { Darkroom } from './application/pictures/ports/darkroom';
import { Pictures } from './application/pictures/ports/pictures';
import { PicturesController } from './infrastructure/pictures/pictures.controller';
import { SharpDarkroom } from './infrastructure/pictures/sharp-darkroom';
import { SqlPictures } from './infrastructure/pictures/sql-pictures';
import { UsersModule } from './users.module';

/** Profile pictures. */
@Module({
  imports: [UsersModule],
  controllers: [PicturesController],
  providers: [
    ChangePicture,
    { provide: Pictures, useClass: SqlPictures },
    { provide: Darkroom, useClass: SharpDarkroom },
  ],
  exports: [ChangePicture, Pictures],
})
export class PicturesModule {}
