import { foldText, foldTextWithSigns } from './fold-text';

describe('folding a text', () => {
  it.each([
    ['Université de Montréal', 'universite de montreal'],
    ["St. John's & Mary’s", 'st johns and marys'],
    ['Łódź, Ærø, Straße', 'lodz aero strasse'],
    ['ＦＵＬＬ　width', 'full width'],
    ['東京大学', '東京大学'],
    ['  C++ / C#  ', 'c c'],
    ['…', ''],
  ])('turns %j into %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('keeps the signs of programming languages in foldTextWithSigns', () => {
    expect(foldTextWithSigns('C++ / C#, R&D')).toBe('c++ c# r and d');
  });

  it('is idempotent', () => {
    const foldedText = foldText('Ålesund – Øst & Vest');
    expect(foldText(foldedText)).toBe(foldedText);
  });
});
