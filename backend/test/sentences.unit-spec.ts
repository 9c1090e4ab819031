import { fragmentsIn } from './support/sentence-fragments';
import { filesPeopleRead } from './support/texts-people-read';

/** Files that assemble other texts: SQL, stream events, paths. */
const NO_SENTENCES = /people-directory-statements\.ts$|sse-outlet\.ts$|shared[/\\]api[/\\]moderation\.ts$/;

/** A sentence assembled from fragments can't be translated: write each variant as a whole, or use `plural`. */
describe('a user-visible sentence', () => {
  it.each([
    ["`${count} ${count === 1 ? 'reply' : 'replies'}, newest first`", false],
    ["`Saved${isOld ? ' a long time ago' : ''}.`", false],
    ["<p>You can see {isAll ? 'all of it' : 'some of it'}.</p>", true],
    ["<p>Updated{isOld && ', but long ago'}</p>", true],
  ])('is reported when it is assembled: %s', (code, isJsx) => {
    expect(fragmentsIn(`const a = ${code};`, isJsx)).toHaveLength(1);
  });

  it.each([
    ["isOne ? 'One reply' : 'Some replies'", false],
    ["`Hello ${name || 'you'}`", false],
    ["<p>Saved. {isOld && 'That was long ago.'}</p>", true],
    ["<p className={`card ${isOpen ? 'open' : 'closed'}`}>Saved</p>", true],
  ])('can be %s', (code, isJsx) => {
    expect(fragmentsIn(`const a = ${code};`, isJsx)).toEqual([]);
  });

  it('is written as a whole in every file', () => {
    const found = filesPeopleRead()
      .filter(({ file }) => !NO_SENTENCES.test(file))
      .flatMap(({ file, code, isJsx }) => fragmentsIn(code, isJsx).map((at) => `${file}:${at.line} ${at.code}`));
    expect(found).toEqual([]);
  });
});
