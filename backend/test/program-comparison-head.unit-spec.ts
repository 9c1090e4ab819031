import type { ProgramReader, ProgramView } from '../src/contexts/colleges/application/programs/ports/program-reader';
import type { ProgramAddresses } from '../src/contexts/colleges/application/programs/ports/program-addresses';
import { ProgramNotFound } from '../src/contexts/colleges/domain/programs/errors';
import { type ProgramKey, toProgramId } from '../src/contexts/colleges/domain/programs/program-key';
import { ProgramPagesFacade } from '../src/contexts/colleges/program-pages.facade';
import { programComparisonPageHead } from '../src/composition/program-page-heads';

const KNOWN = [
  { id: '7-1107-bachelor', field: 'Computer Science', collegeName: 'Alma College' },
  { id: '9-5138-associate', field: 'Nursing', collegeName: 'Beta College' },
] as ProgramView[];

/** Like the real one, refuses all programs if one doesn't exist. */
const reader = {
  listByKeys: async (keys: readonly ProgramKey[]) =>
    keys.map((key) => {
      const found = KNOWN.find(({ id }) => id === toProgramId(key));
      if (!found) throw new ProgramNotFound(toProgramId(key));
      return found;
    }),
} as Partial<ProgramReader> as ProgramReader;
const programs = new ProgramPagesFacade(reader, {} as ProgramAddresses);
const headOf = async (...ids: string[]) => programComparisonPageHead(await programs.listCompared(ids), 'Gradspan');

describe('the head of a comparison of programs', () => {
  it('names the programs in their order, and has one canonical path for every order', async () => {
    const head = await headOf('9-5138-associate', '7-1107-bachelor');
    expect(head.title).toBe('Nursing at Beta College vs. Computer Science at Alma College · Gradspan');
    expect(head.canonical).toBe('/compare?programs=7-1107-bachelor,9-5138-associate');
  });

  it('leaves out unknown, invalid and repeated programs', async () => {
    const head = await headOf('7-1107-bachelor', '8-1107-bachelor', 'nonsense', '7-1107-bachelor');
    expect(head.title).toBe('Compare Computer Science at Alma College · Gradspan');
    expect(head.canonical).toBeNull();
  });

  it('reads at most four programs', async () => {
    const surplus = ['1', '2', '3', '4'].map((id) => `${id}-1107-bachelor`);
    expect(await programs.listCompared([...surplus, '7-1107-bachelor'])).toEqual([]);
  });
});
