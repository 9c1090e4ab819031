import { ChangeNotFound, CollegeNotFound } from '../../../domain/catalogue/errors';
import type { CollegeEdits } from '../../../domain/editing/college-edits';
import type { CollegeProfile } from '../../../domain/editing/college-profile';
import type { CollegeProfiles } from '../ports/college-profiles';

const edit = { by: 7, at: new Date('2026-03-01T12:00:00Z') };

/**
 * Contract tests for every store of profiles.
 * @param open returns a store with `aProfile()`, and its ID
 */
export function describeCollegeProfiles(
  name: string,
  open: () => Promise<{ profiles: CollegeProfiles; id: number }>,
): void {
  describe(`${name} stores college profiles`, () => {
    let profiles: CollegeProfiles;
    let id: number;
    beforeEach(async () => ({ profiles, id } = await open()));
    const edited = (edits: CollegeEdits): Promise<CollegeProfile> =>
      profiles.update(id, (profile) => {
        profile.edit(edits, edit);
        return profile;
      });

    it('returns the federal values', async () => {
      expect((await profiles.get(id)).snapshot()).toMatchObject({
        id,
        values: { name: 'Northern Example College', admission_rate: 64, description: null, founded_year: null },
        federal: { name: 'Northern Example College', admission_rate: 64 },
        edited: [],
      });
    });

    it('returns edited values', async () => {
      const profile = await edited({
        name: 'Northern',
        description: 'A college by the lake.',
        website: 'https://northern.example/',
        type: 'Private Non-Profit 4-year',
        city: 'Lakeside',
        state: 'MI',
        enrollment: 1_300,
        admission_rate: 61.2,
        graduation_rate: 63.45,
        tuition_in_state: 9_900,
        tuition_out_state: 19_900,
        student_faculty_ratio: 13.5,
        founded_year: 1862,
      });

      expect((await profiles.get(id)).snapshot()).toEqual(profile.snapshot());
    });

    it('returns the federal values after edits were removed', async () => {
      await edited({ name: 'Northern', founded_year: 1862 });
      await edited({ name: null, founded_year: null });

      expect((await profiles.get(id)).snapshot()).toMatchObject({
        values: { name: 'Northern Example College', founded_year: null },
        edited: [],
      });
    });

    it('lists changes', async () => {
      await edited({ founded_year: 1862 });

      expect(await profiles.listHistory(id, { limit: 10, offset: 0 })).toMatchObject({
        items: [{ field: 'founded_year', source: 'college', old_value: null, new_value: 1862, release: null }],
        total: 1,
      });
    });

    it('lists changes for administrators page by page, and finds one by key', async () => {
      for (const year of [1862, 1863, 1864]) await edited({ founded_year: year });
      const first = await profiles.listChanges(id, { limit: 2, after: null });
      const second = await profiles.listChanges(id, { limit: 2, after: first.nextAfter });

      expect(first).toMatchObject({
        items: [
          { field: 'founded_year', source: 'college', oldValue: 1863, newValue: 1864, release: null, changedBy: 7 },
          { oldValue: 1862, newValue: 1863, changedAt: edit.at },
        ],
        total: 3,
        nextAfter: first.items[1]!.id,
      });
      expect(second).toMatchObject({ items: [{ oldValue: null, newValue: 1862 }], nextAfter: null });
      expect(await profiles.getChange(id, first.items[0]!.id)).toEqual(first.items[0]);
      await expect(profiles.getChange(id, 999_999)).rejects.toThrow(ChangeNotFound);
      await expect(profiles.getChange(999_999, first.items[0]!.id)).rejects.toThrow(ChangeNotFound);
    });

    it('throws CollegeNotFound for an unknown college', async () => {
      await expect(profiles.get(999_999)).rejects.toThrow(CollegeNotFound);
      await expect(profiles.update(999_999, () => {})).rejects.toThrow(CollegeNotFound);
    });
  });
}
