import { render } from '@testing-library/react';
import Markdown from './markdown';

const shown = (text: string) => render(<Markdown text={text} />).container;
const links = (text: string) => [...shown(text).querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('Markdown written by members', () => {
  it('renders paragraphs, lists, quotes, code and links', () => {
    const page = shown(
      '**One**\n\n- two\n\n1. three\n\n> four\n\n`five`\n\n```\nsix\n```\n\n[seven](https://example.org)',
    );
    const names = ['strong', 'ul > li', 'ol > li', 'blockquote', 'p > code', 'pre > code', 'a'];
    expect(names.filter((name) => !page.querySelector(name))).toEqual([]);
  });

  it('opens links in a new tab, with rel="nofollow ugc noopener"', () => {
    const link = shown('[notes](https://example.org/notes "title")').querySelector('a');
    expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).not.toHaveAttribute('title');
  });

  it.each([
    ['see https://example.org/a, please', ['https://example.org/a']],
    ['www.example.org', ['http://www.example.org']],
    ['[mail](mailto:kim@example.org)', ['mailto:kim@example.org']],
    ['[x](javascript:alert(1))', []],
    ['[x](JaVaScRiPt:alert(1))', []],
    ['[x](java&#115;cript:alert(1))', []],
    ['[x](data:text/html,x)', []],
    ['[x](vbscript:x)', []],
    ['[x](/api/logout)', []],
    ['[x](//example.org)', []],
    ['<javascript:alert(1)>', []],
    ['[bank](https://bank.example@example.org)', []],
    ['[x][ref]\n\n[ref]: javascript:alert(1)', []],
  ])('renders %j with links to %j', (text, addresses) => expect(links(text)).toEqual(addresses));

  it('shows HTML as text', () => {
    const text = '<img src=x onerror=alert(1)> <script>alert(1)</script> <!-- no --> <b>bold</b>';
    const page = shown(text);
    expect(page).toHaveTextContent(text);
    expect(page.querySelector('img, script, b')).toBeNull();
  });

  it('loads no images and renders no headings', () => {
    const page = shown('![chart](https://example.org/x.png)\n\n# Title\n\nTitle\n=====');
    expect(page.querySelector('img, h1, h2')).toBeNull();
    expect(page.querySelectorAll('p > strong')).toHaveLength(2);
    expect(page).toHaveTextContent('chart');
  });
});
