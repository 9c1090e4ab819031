/** The side of the square that is sent, in pixels. */
const SIDE = 512;
/** Enough to cut a fourth of the width out of, and still have a picture of that side. */
const LARGEST_SHOWN = 2_048;

/** What can be chosen. Larger ones are made smaller here before they are sent. */
export const PICTURE_TYPES = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};
export const LARGEST_FILE = 25_000_000;

export const NOT_READABLE = 'We can’t read this picture. Please choose another JPEG, PNG or WebP.';

/** A part of a picture, in its own pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Reads a file as a picture that the page may show: upright, of a size a phone can handle, as a `data:` address, because
 * pages of ours show pictures from nowhere else.
 *
 * @throws where the file is no picture this browser knows
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

/** Cuts a square out of an opened picture, ready to be sent. */
export async function cutOut(address: string, part: Part): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = draw(picture, SIDE, SIDE, part);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new TypeError(NOT_READABLE))), 'image/jpeg', 0.9);
  });
}

/** Where a picture can be seen through there is paper behind it. */
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
