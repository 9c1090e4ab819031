import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { FewPeople } from '../testing/fakes';
import { CollegeNotFound, EditRefused, NotYourCollege } from '../../domain/catalogue/errors';
import { EditCollege } from './edit-college';
import { aProfile } from './testing/a-profile';
import { describeCollegeProfiles } from './testing/college-profiles.contract';
import { InMemoryCollegeProfiles } from './testing/in-memory-college-profiles';

const NOON = new Date('2026-03-01T12:00:00Z');
const ADMIN = 7;

class AdminOfMostColleges extends FewPeople {
  override async canRepresent(userId: number, collegeId: number): Promise<boolean> {
    return userId === ADMIN && collegeId !== 2;
  }
}

let profiles: InMemoryCollegeProfiles;
let edit: EditCollege;
beforeEach(() => {
  profiles = new InMemoryCollegeProfiles(aProfile(), aProfile({ id: 2 }));
  edit = new EditCollege(new AdminOfMostColleges(), profiles, new NoTransactions(), { now: () => NOON });
});

describeCollegeProfiles('a Map', async () => ({ profiles: new InMemoryCollegeProfiles(aProfile()), id: 1 }));

describe('editing a college', () => {
  it('stores the changes with their author and time', async () => {
    await edit.execute({ collegeId: 1, by: ADMIN, edits: { admission_rate: 0.612 } });

    expect((await profiles.get(1)).snapshot()).toMatchObject({ values: { admission_rate: 61.2 } });
    expect(profiles.history).toEqual([
      { collegeId: 1, field: 'admission_rate', oldValue: 64, newValue: 61.2, by: ADMIN, at: NOON },
    ]);
  });

  it('records no change if nothing is different', async () => {
    await edit.execute({ collegeId: 1, by: ADMIN, edits: { name: 'Northern Example College' } });

    expect(profiles.history).toEqual([]);
  });

  it('rejects a user who does not represent the college before validating the input', async () => {
    const edits = { name: 'A' };

    await expect(edit.execute({ collegeId: 2, by: ADMIN, edits })).rejects.toThrow(NotYourCollege);
    await expect(edit.execute({ collegeId: 1, by: 8, edits })).rejects.toThrow(NotYourCollege);
  });

  it('rejects invalid values and stores none of the others', async () => {
    const edits = { name: 'Northern', enrollment: -1 };

    await expect(edit.execute({ collegeId: 1, by: ADMIN, edits })).rejects.toThrow(EditRefused);
    expect((await profiles.get(1)).snapshot().values.name).toBe('Northern Example College');
  });

  it('returns not found for an unknown college', async () => {
    await expect(edit.execute({ collegeId: 3, by: ADMIN, edits: {} })).rejects.toThrow(CollegeNotFound);
  });
});
