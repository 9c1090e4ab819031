/** Makes pictures that may be shown out of the files that people send. */
export abstract class ImageProcessor {
  /**
   * Draws the picture anew: upright, square, of one size, and without anything else that was in the file.
   * @returns WebP
   * @throws PictureRefused when there is no picture in it, half of one, one that moves, or too much of one
   */
  abstract process(file: Uint8Array): Promise<Uint8Array>;
}
