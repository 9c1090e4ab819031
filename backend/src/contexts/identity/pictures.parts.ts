import type { Provider, Type } from '@nestjs/common';
import { ChangePicture } from './application/change-picture';
import { Darkroom } from './application/ports/darkroom';
import { Pictures } from './application/ports/pictures';
import { OwnPictureController } from './infrastructure/http/own-picture.controller';
import { PicturesController } from './infrastructure/http/pictures.controller';
import { SqlPictures } from './infrastructure/persistence/sql-pictures';
import { SharpDarkroom } from './infrastructure/pictures/sharp-darkroom';

/** The routes of people's pictures. */
export const pictureControllers: Type[] = [OwnPictureController, PicturesController];

/** What the module needs besides for people's pictures. */
export const pictureProviders: Provider[] = [
  ChangePicture,
  { provide: Pictures, useClass: SqlPictures },
  { provide: Darkroom, useClass: SharpDarkroom },
];
