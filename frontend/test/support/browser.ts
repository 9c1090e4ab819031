class NoopObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom's mouse event has no pointer ID. */
class Pointer extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  constructor(type: string, { pointerId = 1, pointerType = 'mouse', ...rest }: PointerEventInit = {}) {
    super(type, rest);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
  }
}

/** Adds what jsdom lacks. The parts that need a layout exist but never report anything. */
export function installBrowserPolyfills(): void {
  installFileContents();
  Object.assign(window, {
    PointerEvent: Pointer,
    ResizeObserver: NoopObserver,
    IntersectionObserver: NoopObserver,
    scrollTo: () => undefined,
  });
  Object.assign(Element.prototype, {
    scrollIntoView: () => undefined,
    scrollTo: () => undefined,
    checkVisibility: () => true,
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
  });
  setDisplayMode('browser');
}

/** Sets how the page is displayed: in a browser tab, or standalone once it is installed. */
export const setDisplayMode = (mode: 'browser' | 'standalone'): void =>
  setMedia((query) => query.includes(`display-mode: ${mode}`));

/** Sets whether the page has room beside a list. */
export const setScreenWidth = (width: 'narrow' | 'wide'): void =>
  setMedia((query) => width === 'wide' && query.includes('width >='));

function setMedia(matches: (query: string) => boolean): void {
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: matches(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  Object.assign(window, { matchMedia });
}

/** Takes the device offline, or online again. */
export function goesOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** In jsdom, files can be read only with a FileReader. */
function installFileContents() {
  const read = (file: Blob) =>
    new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(file);
    });
  Object.assign(Blob.prototype, {
    arrayBuffer(this: Blob) {
      return read(this);
    },
    async text(this: Blob) {
      return new TextDecoder().decode(await read(this));
    },
  });
}
