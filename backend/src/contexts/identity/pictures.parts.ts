import type { Provider, Type } from '@nestjs/common';
import { ChangePicture } from './application/pictures/change-picture';
import { Darkroom } from './application/pictures/ports/darkroom';
import { Pictures } from './application/pictures/ports/pictures';
import { OwnPictureController } from './infrastructure/account/own-picture.controller';
import { PicturesController } from './infrastructure/pictures/pictures.controller';
import { SqlPictures } from './infrastructure/pictures/sql-pictures';
import { SharpDarkroom } from './infrastructure/pictures/sharp-darkroom';

/** The routes of people's pictures. */
export const pictureControllers: Type[] = [OwnPictureController, PicturesController];

/** What the module needs besides for people's pictures. */
export const pictureProviders: Provider[] = [
  ChangePicture,
  { provide: Pictures, useClass: SqlPictures },
  { provide: Darkroom, useClass: SharpDarkroom },
];
