import { CollegeProfileChanged } from '../../integration-events/college-profile-events';
import { RevertRefused } from '../catalogue/errors';
import { aProfile } from '../../application/editing/testing/a-profile';

const edit = { by: 7, at: new Date('2026-03-01T12:00:00Z') };

describe('editing a college’s profile', () => {
  it('uses the college’s value and keeps the federal one', () => {
    const profile = aProfile();

    profile.edit({ admission_rate: 61.2 }, edit);
    expect(profile.pullChanges()).toEqual([{ field: 'admission_rate', oldValue: 64, newValue: 61.2, ...edit }]);
    expect(profile.snapshot()).toMatchObject({
      values: { admission_rate: 61.2 },
      federal: { admission_rate: 64 },
      edited: ['admission_rate'],
      updatedAt: edit.at,
    });
  });

  it('is announced with the names of the changed fields', () => {
    const profile = aProfile();

    profile.edit({ admission_rate: 61.2, name: 'Northern Example College', website: 'https://northern.example' }, edit);
    expect(profile.pullEvents()).toEqual([
      new CollegeProfileChanged(profile.id, ['website', 'admission_rate'], edit.at),
    ]);
  });

  it('changes nothing if the value is the same', () => {
    const profile = aProfile();

    profile.edit({ admission_rate: 64, name: 'Northern Example College', description: null }, edit);
    expect([profile.pullChanges(), profile.pullEvents()]).toEqual([[], []]);
    expect(profile.snapshot()).toEqual(aProfile().snapshot());
  });

  it('uses the federal value again after the college’s own is removed', () => {
    const profile = aProfile();
    profile.edit({ name: 'Northern' }, edit);

    profile.pullChanges();
    profile.edit({ name: null }, edit);
    expect(profile.pullChanges()).toMatchObject([
      { field: 'name', oldValue: 'Northern', newValue: 'Northern Example College' },
    ]);
    expect(profile.snapshot()).toMatchObject({ values: { name: 'Northern Example College' }, edited: [] });
  });

  it('sets null if the federal file does not have the field', () => {
    const profile = aProfile();
    profile.edit({ description: 'A college by the lake.' }, edit);

    profile.pullChanges();
    profile.edit({ description: null }, edit);
    expect(profile.pullChanges()).toMatchObject([{ field: 'description', newValue: null }]);
  });

  it('keeps other edits of the college', () => {
    const profile = aProfile({ edited: ['majors', 'enrollment'] });
    profile.edit({ name: 'Northern' }, edit);
    profile.edit({ enrollment: null }, edit);

    expect(profile.snapshot().edited).toEqual(['majors', 'name']);
  });
});

describe('reverting a change of a college’s profile', () => {
  const change = { field: 'admission_rate', oldValue: 64, newValue: 61.2 };

  it('uses the federal value again if that was the value before', () => {
    const profile = aProfile();
    profile.edit({ admission_rate: 61.2 }, edit);

    expect(profile.canRevert(change)).toBe(true);
    profile.revert(change, edit);
    expect(profile.snapshot()).toMatchObject({ values: { admission_rate: 64 }, edited: [] });
  });

  it.each([
    ['has changed since', { ...change, newValue: 60 }],
    ['isn’t editable', { ...change, field: 'ipeds_id' }],
    ['would stay the same', { ...change, oldValue: 61.2 }],
  ])('is refused for a field that %s', (_, recorded) => {
    const profile = aProfile();
    profile.edit({ admission_rate: 61.2 }, edit);

    expect(profile.canRevert(recorded)).toBe(false);
    expect(() => profile.revert(recorded, edit)).toThrow(RevertRefused);
    expect(profile.snapshot().values.admission_rate).toBe(61.2);
  });
});
