import { aProfile } from '../../application/editing/testing/a-profile';

describe('editing a college’s profile', () => {
  it('lets what the college writes count, and keeps the federal value', () => {
    const profile = aProfile();

    expect(profile.edit({ admission_rate: 61.2 })).toEqual([{ field: 'admission_rate', oldValue: 64, newValue: 61.2 }]);
    expect(profile.snapshot()).toMatchObject({
      values: { admission_rate: 61.2 },
      federal: { admission_rate: 64 },
      edited: ['admission_rate'],
    });
  });

  it('changes nothing where the same is written again', () => {
    const profile = aProfile();

    expect(profile.edit({ admission_rate: 64, name: 'Northern Example College', description: null })).toEqual([]);
    expect(profile.snapshot().edited).toEqual([]);
  });

  it('lets the federal value count again once the college takes its own back', () => {
    const profile = aProfile();
    profile.edit({ name: 'Northern' });

    expect(profile.edit({ name: null })).toEqual([
      { field: 'name', oldValue: 'Northern', newValue: 'Northern Example College' },
    ]);
    expect(profile.snapshot()).toMatchObject({ values: { name: 'Northern Example College' }, edited: [] });
  });

  it('leaves nothing where the federal file has no such field', () => {
    const profile = aProfile();
    profile.edit({ description: 'A college by the lake.' });

    expect(profile.edit({ description: null })).toMatchObject([{ field: 'description', newValue: null }]);
  });

  it('keeps what the college wrote elsewhere', () => {
    const profile = aProfile({ edited: ['majors', 'enrollment'] });
    profile.edit({ name: 'Northern' });
    profile.edit({ enrollment: null });

    expect(profile.snapshot().edited).toEqual(['majors', 'name']);
  });
});
