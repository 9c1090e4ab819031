import { sampleContent } from '../../application/testing/sample-mail';
import { renderMailHtml } from './mail-html';
import { loadMailLibrary } from './mail-library';

jest.mock('./mail-library', () => {
  const actual = jest.requireActual<typeof import('./mail-library')>('./mail-library');
  return { loadMailLibrary: jest.fn(actual.loadMailLibrary) };
});

const render = () => renderMailHtml({ subject: 'A subject', content: sampleContent(), productName: 'Gradspan' });

it('the mail library is loaded again after a failure, and then only once', async () => {
  const load = jest.mocked(loadMailLibrary);
  load.mockRejectedValueOnce(new Error('EMFILE'));
  await expect(render()).rejects.toThrow('EMFILE');
  await expect(render()).resolves.toContain('<title>A subject</title>');
  await render();
  expect(load).toHaveBeenCalledTimes(2);
});
