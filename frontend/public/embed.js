/* global document, window */
// For the sites of colleges: shows the college's alumni and questions in a frame after the script element, and keeps
// the frame as high as its content. The same file runs in the frame and reports the height. It reads and stores nothing.
(() => {
  const HEIGHT_MESSAGE = 'college-embed-height';
  const MAX_HEIGHT = 6_000;

  /** In the frame: sends the height of the content to the page around it, now and after each change. */
  function reportHeight() {
    const report = () => {
      const height = Math.ceil(document.body.getBoundingClientRect().height);
      window.parent.postMessage({ type: HEIGHT_MESSAGE, height }, '*');
    };
    new window.ResizeObserver(report).observe(document.body);
  }

  /** On the college's site: adds the frame. */
  function addFrame(script) {
    const { college = '', look = 'light', title = 'Alumni you can ask' } = script.dataset;
    const { origin } = new URL(script.src);
    const frame = document.createElement('iframe');
    frame.src = `${origin}/embed/${encodeURIComponent(college) || '0'}?look=${encodeURIComponent(look)}`;
    frame.title = title;
    frame.loading = 'lazy';
    frame.referrerPolicy = 'no-referrer';
    Object.assign(frame.style, { display: 'block', width: '100%', height: '480px', border: '0' });
    window.addEventListener('message', ({ source, origin: sender, data }) => {
      if (source !== frame.contentWindow || sender !== origin || data?.type !== HEIGHT_MESSAGE) return;
      const height = Number(data.height);
      if (height > 0) frame.style.height = `${Math.min(height, MAX_HEIGHT)}px`;
    });
    script.after(frame);
  }

  if (document.documentElement.hasAttribute('data-college-embed')) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', reportHeight);
    else reportHeight();
  } else if (document.currentScript) {
    addFrame(document.currentScript);
  }
})();
