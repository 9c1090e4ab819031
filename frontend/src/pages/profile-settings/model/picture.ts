/** Side of the square that is sent, in pixels. */
const PICTURE_SIDE_PX = 512;
/** Large enough that a quarter of the width still has that side. */
const MAX_PREVIEW_SIDE_PX = 2_048;

/** Accepted file types. Larger pictures are resized here before they are sent. */
export const PICTURE_TYPES = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};
export const MAX_FILE_BYTES = 25_000_000;

export const NOT_READABLE_MESSAGE = 'We can’t read this picture. Please choose another JPEG, PNG or WebP file.';

/** A part of a picture, in pixels of the picture. */
export interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Reads a file as a picture that the page may show: upright, of a size that phones can handle, and as a `data:` URL,
 * because the content security policy doesn't allow `blob:` URLs.
 *
 * @throws if the browser can't read the file as a picture
 */
export async function openPicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_PREVIEW_SIDE_PX / Math.max(picture.width, picture.height));
  const canvas = drawPicturePart(picture, Math.max(1, picture.width * scale), Math.max(1, picture.height * scale), {
    x: 0,
    y: 0,
    width: picture.width,
    height: picture.height,
  });
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.92);
}

/** Cuts a square out of an opened picture, in the size that is sent. */
export async function cropPicture(address: string, part: PicturePart): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = drawPicturePart(picture, PICTURE_SIDE_PX, PICTURE_SIDE_PX, part);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new TypeError(NOT_READABLE_MESSAGE))), 'image/jpeg', 0.9);
  });
}

/** Draws a part of a picture. Transparent areas become white. */
function drawPicturePart(
  picture: CanvasImageSource,
  width: number,
  height: number,
  { x, y, ...part }: PicturePart,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError(NOT_READABLE_MESSAGE);
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}
