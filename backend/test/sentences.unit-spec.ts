import { fragmentsIn } from './support/sentence-fragments';
import { filesPeopleRead } from './support/texts-people-read';

/** Files that assemble something else: SQL, the events of a stream, paths. */
const NO_SENTENCES = /people-directory-statements\.ts$|sse-outlet\.ts$|shared[/\\]api[/\\]moderation\.ts$/;

/** A sentence assembled from fragments cannot be translated: give each whole, or use `plural`. */
describe('a sentence that people read', () => {
  it.each([
    ["`${count} ${count === 1 ? 'reply' : 'replies'}, newest first`", false],
    ["`Saved${isOld ? ' a long time ago' : ''}.`", false],
    ["<p>You can see {isAll ? 'all of it' : 'some of it'}.</p>", true],
    ["<p>Updated{isOld && ', but long ago'}</p>", true],
  ])('is rejected when it is assembled: %s', (code, isJsx) => {
    expect(fragmentsIn(`const a = ${code};`, isJsx)).toHaveLength(1);
  });

  it.each([
    ["isOne ? 'One reply' : 'Some replies'", false],
    ["`Hello ${name || 'you'}`", false],
    ["<p>Saved. {isOld && 'That was long ago.'}</p>", true],
    ["<p className={`card ${isOpen ? 'open' : 'closed'}`}>Saved</p>", true],
  ])('may be %s', (code, isJsx) => {
    expect(fragmentsIn(`const a = ${code};`, isJsx)).toEqual([]);
  });

  it('is written as a whole', () => {
    const found = filesPeopleRead()
      .filter(({ file }) => !NO_SENTENCES.test(file))
      .flatMap(({ file, code, isJsx }) => fragmentsIn(code, isJsx).map((at) => `${file}:${at.line} ${at.code}`));
    expect(found).toEqual([]);
  });
});
