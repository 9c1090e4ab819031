import { toFrameCode, toScriptCode } from './embed-code';

const ORIGIN = 'https://gradspan.example';

function parse(html: string): Element {
  const parent = document.createElement('div');
  parent.innerHTML = html;
  return parent.firstElementChild!;
}

describe('the code for a college’s site', () => {
  const college = { id: 7, name: 'Texas "A&M" <University>' };

  it('names the college and the look, whatever the name contains', () => {
    const script = parse(toScriptCode(college, 'dark', ORIGIN));

    expect(script).toHaveAttribute('src', 'https://gradspan.example/embed.js');
    expect(script).toHaveAttribute('data-college', '7');
    expect(script).toHaveAttribute('data-look', 'dark');
    expect(script).toHaveAttribute('data-title', 'Alumni of Texas "A&M" <University>');
    expect(script.nextSibling).toBeNull();
  });

  it('can be a frame alone, which passes on no address', () => {
    const frame = parse(toFrameCode(college, 'plain', ORIGIN));

    expect(frame).toHaveAttribute('src', 'https://gradspan.example/embed/7?look=plain');
    expect(frame).toHaveAttribute('title', 'Alumni of Texas "A&M" <University>');
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  });
});
