import { anAlumniPage, aShownProfile } from '@test/support/alumni';
import { alumniHead, excerpt } from './alumni-head';

describe('alumniHead', () => {
  it('describes the alum with the beginning of the bio, on one line and cut between words', () => {
    expect(excerpt('Short.\n  And plain.')).toBe('Short. And plain.');
    const cut = excerpt('word '.repeat(60));
    expect(cut).toBe(`${'word '.repeat(30).trim()}...`);
    expect(excerpt('x'.repeat(200))).toBe(`${'x'.repeat(150)}...`);
  });

  it('describes the alum with the college if there is no bio', () => {
    const page = anAlumniPage({ alumniProfile: aShownProfile({ bio: null }) });
    expect(alumniHead(page).description).toBe('Alex Sample, Boston University: an alumni profile.');
    expect(alumniHead(anAlumniPage({ alumniProfile: null })).description).toBe('Alex Sample: an alumni profile.');
  });
});
