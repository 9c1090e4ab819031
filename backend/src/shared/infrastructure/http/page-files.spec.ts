import { preloadTags } from './page-files';

const PAGES = {
  '/': ['assets/landing.js'],
  '/college/$id': ['assets/college.js', 'assets/all.css'],
  '*': ['assets/all.css'],
};
const ALL = '<link rel="preload" as="style" crossorigin href="/assets/all.css" nonce="n">';

const at = (path: string) => preloadTags(PAGES, path, 'n');

describe('the preloaded files of a page', () => {
  it('are those of the page', () => {
    expect(at('/')).toEqual(['<link rel="modulepreload" crossorigin href="/assets/landing.js" nonce="n">']);
  });

  it('are the same for every ID', () => {
    const expected = ['<link rel="modulepreload" crossorigin href="/assets/college.js" nonce="n">', ALL];
    expect(at('/college/7')).toEqual(expected);
  });

  it.each(['/college/', '/college', '/college/7/more', '/forum'])('are those of all other pages at %s', (path) => {
    expect(at(path)).toEqual([ALL]);
  });

  it('are empty if the build lists none', () => {
    expect(preloadTags({}, '/', 'n')).toEqual([]);
  });
});
