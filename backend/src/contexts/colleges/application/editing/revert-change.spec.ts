import { FewPeople } from '../testing/fakes';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { ChangeNotFound, NotYourCollege, RevertRefused } from '../../domain/catalogue/errors';
import type { EditsInput } from '../../domain/editing/college-edits';
import { EditCollege } from './edit-college';
import { ShowCollegeProfile } from './own-profile';
import { RevertChange } from './revert-change';
import { aProfile } from './testing/a-profile';
import { InMemoryCollegeProfiles } from './testing/in-memory-college-profiles';

const NOON = new Date('2026-03-01T12:00:00Z');
const ADMIN = 7;

class AdminOfAllColleges extends FewPeople {
  override async canRepresent(userId: number): Promise<boolean> {
    return userId === ADMIN;
  }
}

let profiles: InMemoryCollegeProfiles;
let edit: EditCollege;
let revert: RevertChange;
let show: ShowCollegeProfile;
beforeEach(() => {
  profiles = new InMemoryCollegeProfiles(aProfile(), aProfile({ id: 2 }));
  const clock = { now: () => NOON };
  edit = new EditCollege(new AdminOfAllColleges(), profiles, new NoTransactions(), clock);
  revert = new RevertChange(new AdminOfAllColleges(), profiles, new NoTransactions(), clock);
  show = new ShowCollegeProfile(profiles);
});

const write = (edits: EditsInput) => edit.execute({ collegeId: 1, by: ADMIN, edits });
const changes = async () => (await show.listChanges(1, { limit: 10, after: null })).items;
const stateOf = async (id: number) => (await profiles.get(id)).snapshot();

describe('reverting a change', () => {
  it('restores the federal value if it was used before', async () => {
    await write({ admission_rate: 0.612 });
    await revert.execute({ collegeId: 1, changeId: (await changes())[0]!.id, by: ADMIN });

    expect(await stateOf(1)).toMatchObject({ values: { admission_rate: 64 }, edited: [] });
    expect(await changes()).toMatchObject([
      { oldValue: 0.612, newValue: 0.64, isRevertible: true },
      { oldValue: 0.64, newValue: 0.612, isRevertible: false },
    ]);
  });

  it('restores the earlier value of the college', async () => {
    await write({ name: 'Northern' });
    await write({ name: 'Northernmost' });
    await revert.execute({ collegeId: 1, changeId: (await changes())[0]!.id, by: ADMIN });

    expect(await stateOf(1)).toMatchObject({ values: { name: 'Northern' }, edited: ['name'] });
  });

  it('can be reverted by the next revert', async () => {
    await write({ name: 'Northern' });
    for (let times = 0; times < 2; times++) {
      await revert.execute({ collegeId: 1, changeId: (await changes())[0]!.id, by: ADMIN });
    }
    expect(await stateOf(1)).toMatchObject({ values: { name: 'Northern' } });
  });

  it('is rejected if the field has changed since', async () => {
    await write({ name: 'Northern' });
    await write({ name: 'Northernmost' });
    const [, first] = await changes();

    expect(first!.isRevertible).toBe(false);
    await expect(revert.execute({ collegeId: 1, changeId: first!.id, by: ADMIN })).rejects.toThrow(RevertRefused);
    expect(await stateOf(1)).toMatchObject({ values: { name: 'Northernmost' } });
  });

  it('is only for administrators of the college, and only for its own changes', async () => {
    await write({ name: 'Northern' });
    const changeId = (await changes())[0]!.id;

    await expect(revert.execute({ collegeId: 1, changeId, by: 8 })).rejects.toThrow(NotYourCollege);
    await expect(revert.execute({ collegeId: 2, changeId, by: ADMIN })).rejects.toThrow(ChangeNotFound);
    await expect(revert.execute({ collegeId: 1, changeId: 99, by: ADMIN })).rejects.toThrow(ChangeNotFound);
  });
});

describe('the origins and changes of a profile', () => {
  it('distinguish federal values from those edited by the college', async () => {
    await write({ admission_rate: 0.5, founded_year: 1862 });
    const { federal, edited } = await show.getOrigins(1);

    expect(federal).toMatchObject({ admission_rate: 0.64, founded_year: null, name: 'Northern Example College' });
    expect(edited).toEqual(['admission_rate', 'founded_year']);
  });

  it('are listed page by page', async () => {
    for (const name of ['One', 'Two', 'Three']) await write({ name });
    const first = await show.listChanges(1, { limit: 2, after: null });
    const second = await show.listChanges(1, { limit: 2, after: first.nextAfter });

    expect([first, second].map(({ items }) => items.map(({ newValue }) => newValue))).toEqual([
      ['Three', 'Two'],
      ['One'],
    ]);
    expect([first.total, second.nextAfter]).toEqual([3, null]);
  });
});
