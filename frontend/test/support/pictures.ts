import type { AccountProfile } from '@/entities/account';
import { aProfile } from './account';

/** URL of a picture that was uploaded here. */
export const UPLOADED = `/pictures/${'0123456789abcdef'.repeat(2)}.webp`;
/** A file that a user might choose on their device. */
export const aPicture = (name = 'me.png', type = 'image/png') => new File(['some dots'], name, { type });

/**
 * jsdom draws and loads no pictures: fakes what a browser does with them. `readable` decides which files can be read.
 */
export function stubCanvas(readable: (file: File) => boolean = () => true): void {
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toDataURL: () => 'data:image/jpeg;base64,AAAA',
    toBlob: (hear: (blob: Blob) => void, type: string) => hear(new Blob(['cut out'], { type })),
  });
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  Object.assign(globalThis, {
    createImageBitmap: (file: File) =>
      readable(file)
        ? Promise.resolve({ width: 800, height: 600, close: () => undefined })
        : Promise.reject(new DOMException('The source image could not be decoded.', 'InvalidStateError')),
  });
}

/** A received upload that waits for its response. */
interface Upload {
  path: string;
  file: File;
  isStopped: boolean;
  /** Makes this share of it arrive. */
  arrives: (share: number) => void;
  answer: (status: number, body: unknown) => void;
  breaks: () => void;
}

/** Fakes the uploads of pictures. The returned list contains them in the order of their arrival. */
export function holdUploads(): Upload[] {
  const uploads: Upload[] = [];

  class FakeRequest {
    status = 0;
    responseText = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    private path = '';
    private held?: Upload;

    open(_method: string, path: string) {
      this.path = path;
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    abort() {
      if (this.held) this.held.isStopped = true;
      this.onabort?.();
    }
    send(body: FormData) {
      this.held = {
        path: this.path,
        file: body.get('file') as File,
        isStopped: false,
        arrives: (share) => this.upload.onprogress?.({ loaded: share * 100, total: 100 }),
        answer: (status, answer) => {
          this.status = status;
          this.responseText = JSON.stringify(answer);
          this.onload?.();
        },
        breaks: () => this.onerror?.(),
      };
      uploads.push(this.held);
    }
  }

  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  return uploads;
}

/** A user with a picture uploaded here. */
export const withPicture = (overrides: Partial<AccountProfile> = {}) => aProfile({ avatarUrl: UPLOADED, ...overrides });
