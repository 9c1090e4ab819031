import { readTraits } from './traits';

const traitsOf = (row: Readonly<Record<string, string>>) => readTraits((column) => row[column] ?? '');

describe('traitsIn', () => {
  it.each([
    [{ HBCU: '1', WOMENONLY: '1' }, ['historically-black', 'women']],
    [{ MENONLY: '1', TRIBAL: '1' }, ['men', 'tribal']],
    [{ RELAFFIL: '30' }, ['catholic']],
    [{ RELAFFIL: '54' }, []],
    [{ PCIP50: '0.3334' }, ['arts']],
    [{ PCIP50: '0.33' }, []],
    [{ PCIP11: '0.2', PCIP14: '0.2', PCIP15: '0.1' }, ['technology']],
    [{ PCIP11: '0.2', PCIP14: 'NA' }, []],
    [{ HBCU: 'NA', WOMENONLY: 'NULL', PCIP50: 'PS' }, []],
    [{}, []],
  ])('finds in %j: %j', (row, traits) => expect(traitsOf(row)).toEqual(traits));
});
