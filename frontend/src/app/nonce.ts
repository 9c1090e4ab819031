declare global {
  interface Window {
    __webpack_nonce__?: string;
  }
}

/**
 * An open dialog prevents the page behind it from scrolling with a <style> element, which the content security policy
 * allows only with the nonce of this response. The library that inserts it looks for the nonce under this name.
 */
export function setStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) window.__webpack_nonce__ = nonce;
}
