import { anAlumniPage, aShownProfile } from '@test/support/alumni';
import { alumniHeadTags } from './alumni-head';

describe('alumniHead', () => {
  it('describes the alum with the beginning of the bio, on one line and cut between words', () => {
    const page = anAlumniPage({ alumniProfile: aShownProfile({ bio: `Short.\n  ${'word '.repeat(60)}` }) });
    expect(alumniHeadTags(page).description).toBe(`Short. ${'word '.repeat(28).trim()}...`);
  });

  it('describes the alum with the college if there is no bio', () => {
    const page = anAlumniPage({ alumniProfile: aShownProfile({ bio: null }) });
    expect(alumniHeadTags(page).description).toBe('Alex Sample, Boston University: an alumni profile.');
    expect(alumniHeadTags(anAlumniPage({ alumniProfile: null })).description).toBe('Alex Sample: an alumni profile.');
  });
});
