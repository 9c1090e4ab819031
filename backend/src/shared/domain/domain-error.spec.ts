import { DomainError } from './domain-error';

class ShelfIsEmpty extends DomainError {
  constructor() {
    super('conflict', 'library.shelf-is-empty', 'There is nothing left to lend.', [
      { field: 'title', message: 'Choose another shelf' },
    ]);
  }
}

describe('a refusal', () => {
  it('has a name, a kind, a code, a sentence and the invalid fields', () => {
    expect(new ShelfIsEmpty()).toMatchObject({
      name: 'ShelfIsEmpty',
      kind: 'conflict',
      code: 'library.shelf-is-empty',
      message: 'There is nothing left to lend.',
      fields: [{ field: 'title', message: 'Choose another shelf' }],
    });
  });

  it('is an Error, so that it can be thrown and logged', () => {
    expect(new ShelfIsEmpty()).toBeInstanceOf(Error);
  });
});
