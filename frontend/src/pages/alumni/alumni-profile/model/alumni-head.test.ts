import { anAlumniPage, aShownProfile } from '@test/support/alumni';
import { alumniHead, excerpt } from './alumni-head';

describe('the head of an alumni page', () => {
  it('begins the biography, on one line and cut between words', () => {
    expect(excerpt('Short.\n  And plain.')).toBe('Short. And plain.');
    const cut = excerpt('word '.repeat(60));
    expect(cut).toBe(`${'word '.repeat(30).trim()}...`);
    expect(excerpt('x'.repeat(200))).toBe(`${'x'.repeat(150)}...`);
  });

  it('names the college where nothing is written', () => {
    const page = anAlumniPage({ alumniProfile: aShownProfile({ bio: null }) });
    expect(alumniHead(page).description).toBe('Alex Sample, Boston University: an alumni profile.');
    expect(alumniHead(anAlumniPage({ alumniProfile: null })).description).toBe('Alex Sample: an alumni profile.');
  });
});
