import { Module } from '@nestjs/common';
import { ChangePicture } from './application/pictures/change-picture';
import { SeedDemoPicture } from './application/pictures/seed-demo-picture';
import { ImageProcessor, Pictures } from './application/pictures/ports/pictures';
import { PicturesController } from './infrastructure/pictures/profile-pictures.controller';
import { SharpImageProcessor } from './infrastructure/pictures/sharp-image-processor';
import { SqlPictures } from './infrastructure/pictures/sql-pictures';
import { UsersModule } from './users.module';

/** Profile pictures. */
@Module({
  imports: [UsersModule],
  controllers: [PicturesController],
  providers: [
    ChangePicture,
    SeedDemoPicture,
    { provide: Pictures, useClass: SqlPictures },
    { provide: ImageProcessor, useClass: SharpImageProcessor },
  ],
  exports: [ChangePicture, SeedDemoPicture, Pictures],
})
export class PicturesModule {}
