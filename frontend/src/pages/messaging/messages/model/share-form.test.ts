import { shareSchema, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from './share-form';

const form = (values: object) => ({
  title: 'Is a double major worth it?',
  question: 'I like biology and history.',
  answer: 'It was.',
  college: 'Boston University',
  collegeId: 12,
  ...values,
});
const faultsOf = (values: object) =>
  shareSchema.safeParse(form(values)).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

describe('the form of an answer for the forum', () => {
  it.each([
    ['title', 5, MAX_TITLE_LENGTH],
    ['question', 20, MAX_TEXT_LENGTH],
    ['answer', 1, MAX_TEXT_LENGTH],
  ])('takes a %s of %i to %i characters, without the spaces around it', (field, least, max) => {
    for (const length of [least, max]) expect(faultsOf({ [field]: ` ${'x'.repeat(length)} ` })).toEqual([]);
    for (const length of [least - 1, max + 1]) {
      expect(faultsOf({ [field]: ` ${'x'.repeat(length)} ` })).toEqual([[field, expect.stringMatching(/must/)]]);
    }
  });

  it('needs a college from the list', () => {
    expect(faultsOf({ collegeId: undefined })).toEqual([['college', 'Choose a college from the list']]);
  });
});
