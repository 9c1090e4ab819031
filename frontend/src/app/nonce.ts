declare global {
  interface Window {
    __webpack_nonce__?: string;
  }
}

/**
 * An open dialog stops the page behind it from scrolling with a <style> element, which the content security policy
 * allows only with this response's nonce. The library that writes it looks for the nonce under this name.
 */
export function lendNonceToStyles(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) window.__webpack_nonce__ = nonce;
}
