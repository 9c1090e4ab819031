/** Side of the square that is sent, in pixels. */
const SIDE = 512;
/** Large enough that a quarter of the width still has that side. */
const LARGEST_SHOWN = 2_048;

/** Accepted file types. Larger pictures are resized here before they are sent. */
export const PICTURE_TYPES = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};
export const LARGEST_FILE = 25_000_000;

export const NOT_READABLE = 'We can’t read this picture. Please choose another JPEG, PNG or WebP.';

/** A part of a picture, in pixels of the picture. */
export interface Part {
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
  const scale = Math.min(1, LARGEST_SHOWN / Math.max(picture.width, picture.height));
  const canvas = draw(picture, Math.max(1, picture.width * scale), Math.max(1, picture.height * scale), {
    x: 0,
    y: 0,
    width: picture.width,
    height: picture.height,
  });
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.92);
}

/** Cuts a square out of an opened picture, in the size that is sent. */
export async function cutOut(address: string, part: Part): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = draw(picture, SIDE, SIDE, part);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new TypeError(NOT_READABLE))), 'image/jpeg', 0.9);
  });
}

/** Draws a part of a picture. Transparent areas become white. */
function draw(picture: CanvasImageSource, width: number, height: number, { x, y, ...part }: Part): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError(NOT_READABLE);
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}
