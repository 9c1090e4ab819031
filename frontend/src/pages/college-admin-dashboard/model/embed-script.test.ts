import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const SCRIPT = readFileSync(join(__dirname, '../../../../public/embed.js'), 'utf8');
const runScript = () => runInNewContext(SCRIPT, { document, window, URL });
const ORIGIN = 'https://gradspan.example';

/** Runs the script as the site of a college runs it: from its element. */
function addTo(body: string, data: Record<string, string>): HTMLIFrameElement {
  document.body.innerHTML = body;
  const script = document.createElement('script');
  Object.assign(script.dataset, data);
  jest.spyOn(script, 'src', 'get').mockReturnValue(`${ORIGIN}/embed.js`);
  document.body.append(script);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  runScript();
  return script.nextElementSibling as HTMLIFrameElement;
}

const report = (from: HTMLIFrameElement | null, data: object, origin = ORIGIN) =>
  window.dispatchEvent(new MessageEvent('message', { source: from?.contentWindow ?? window, origin, data }));

afterEach(() => {
  jest.restoreAllMocks();
  document.documentElement.removeAttribute('data-college-embed');
});

describe('the script for sites of colleges', () => {
  it('adds a frame with a title after itself', () => {
    const frame = addTo('<p>Before</p>', { college: '7', look: 'dark', title: 'Alumni of Boston University' });

    expect(frame.src).toBe('https://gradspan.example/embed/7?look=dark');
    expect(frame.title).toBe('Alumni of Boston University');
    expect(frame.referrerPolicy).toBe('no-referrer');
  });

  it('shows that the number is missing, and encodes anything else', () => {
    expect(addTo('', {}).src).toBe('https://gradspan.example/embed/0?look=light');
    expect(addTo('', { college: '../a?b', look: '&x' }).src).toBe(
      'https://gradspan.example/embed/..%2Fa%3Fb?look=%26x',
    );
  });

  it('follows the height of its own frame only', () => {
    const frame = addTo('', { college: '7' });
    report(frame, { type: 'college-embed-height', height: 612 });
    expect(frame.style.height).toBe('612px');

    report(null, { type: 'college-embed-height', height: 100 });
    report(frame, { type: 'college-embed-height', height: 100 }, 'https://elsewhere.example');
    report(frame, { type: 'other', height: 100 });
    report(frame, { type: 'college-embed-height', height: 'x' });
    expect(frame.style.height).toBe('612px');

    report(frame, { type: 'college-embed-height', height: 1_000_000 });
    expect(frame.style.height).toBe('6000px');
  });

  it('reports the height in the frame', () => {
    document.documentElement.setAttribute('data-college-embed', '');
    jest.spyOn(document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 611.2));
    const sent = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    Object.assign(window, {
      ResizeObserver: class {
        constructor(private readonly run: () => void) {}
        observe = () => this.run();
      },
    });
    runScript();

    expect(sent).toHaveBeenCalledWith({ type: 'college-embed-height', height: 612 }, '*');
  });
});
