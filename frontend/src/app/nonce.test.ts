import { setStyleNonce } from './nonce';

describe('setNonceOfStyles', () => {
  afterEach(() => {
    document.head.innerHTML = '';
    delete window.__webpack_nonce__;
  });

  it('uses the nonce of the page', () => {
    document.head.innerHTML = '<meta property="csp-nonce" nonce="abc">';
    setStyleNonce();
    expect(window.__webpack_nonce__).toBe('abc');
  });

  it('sets no nonce if the page has none', () => {
    setStyleNonce();
    expect(window.__webpack_nonce__).toBeUndefined();
  });
});
