import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { ImageProcessor } from '../../application/pictures/ports/pictures';
import { PICTURE_MAX_PIXELS, PICTURE_SIDE_PIXELS, PictureRefused } from '../../domain/pictures/picture';

const PROCESSING_TIMEOUT_SECONDS = 5;
const WEBP_QUALITY = 80;

// The library reads about two dozen formats, some with scripts. Only three are enabled, and none from a file on disk.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// One thread, and no cache: no picture is processed twice.
sharp.concurrency(1);
sharp.cache(false);

/** Processes one picture after another: the same threads hash passwords, and sign-ins must not wait for pictures. */
@Injectable()
export class SharpImageProcessor extends ImageProcessor {
  #lastImage: Promise<unknown> = Promise.resolve();

  process(file: Uint8Array): Promise<Uint8Array> {
    const processedImage = this.#lastImage.then(() => reencode(file));
    this.#lastImage = processedImage.catch(() => null);
    return processedImage;
  }
}

async function reencode(file: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(file, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'warning', sequentialRead: true })
      .autoOrient()
      .resize(PICTURE_SIDE_PIXELS, PICTURE_SIDE_PIXELS, { fit: 'cover', position: 'centre' })
      .webp({ quality: WEBP_QUALITY })
      .timeout({ seconds: PROCESSING_TIMEOUT_SECONDS })
      .toBuffer();
  } catch {
    // Any error of the library is caused by the file.
    throw new PictureRefused('We couldn’t read this picture. Please choose another one with up to 40 megapixels');
  }
}
