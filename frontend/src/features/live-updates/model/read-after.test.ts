import { raiseReadAfter } from './read-after';

afterEach(() => {
  document.cookie = 'read-after=; Max-Age=0; Path=/';
});

describe('the position to read after', () => {
  it('is sent with the next requests', () => {
    document.cookie = 'theme=dark';
    raiseReadAfter('0/16B3748');
    expect(document.cookie).toBe('theme=dark; read-after=0/16B3748');
    document.cookie = 'theme=; Max-Age=0';
  });

  it.each([
    ['0/9', '0/10'],
    ['0/FFFFFFFF', '1/0'],
    ['9/0', '10/0'],
  ])('is raised from %s to %s, and never lowered', (earlier, later) => {
    raiseReadAfter(earlier);
    raiseReadAfter(later);
    raiseReadAfter(earlier);
    expect(document.cookie).toBe(`read-after=${later}`);
  });
});
