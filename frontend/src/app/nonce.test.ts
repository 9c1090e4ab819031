import { lendNonceToStyles } from './nonce';

describe('the nonce for styles', () => {
  afterEach(() => {
    document.head.innerHTML = '';
    delete window.__webpack_nonce__;
  });

  it('is the one of this page', () => {
    document.head.innerHTML = '<meta property="csp-nonce" nonce="abc">';
    lendNonceToStyles();
    expect(window.__webpack_nonce__).toBe('abc');
  });

  it('is not invented where the page has none', () => {
    lendNonceToStyles();
    expect(window.__webpack_nonce__).toBeUndefined();
  });
});
