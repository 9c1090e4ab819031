import { Injectable } from '@nestjs/common';
import { EditCollege, type EditCollegeInput } from './application/editing/edit-college';
import {
  type CollegeProfileChangePage,
  type ProfileOrigins,
  ShowCollegeProfile,
} from './application/editing/own-profile';
import { RevertChange, type RevertChangeInput } from './application/editing/revert-change';
import { type CollegeDetailView, CollegeReader } from './application/directory/ports/college-reader';

/** The profile of a college, as its administrators edit it. */
@Injectable()
export class CollegeProfileFacade {
  constructor(
    private readonly reader: CollegeReader,
    private readonly editCollege: EditCollege,
    private readonly revertChange: RevertChange,
    private readonly ownProfile: ShowCollegeProfile,
  ) {}

  /**
   * Returns all data of a college's page.
   * @throws CollegeNotFound
   */
  getDetail(id: number): Promise<CollegeDetailView> {
    return this.reader.get(id);
  }

  /**
   * Edits the college's own values, as one of its administrators.
   * @returns the college as its page now shows it
   * @throws NotYourCollege, EditRefused naming every invalid field
   */
  async edit(input: EditCollegeInput): Promise<CollegeDetailView> {
    await this.editCollege.execute(input);
    return this.reader.get(input.collegeId);
  }

  /**
   * Returns the federal values of a college, and the fields it has edited.
   * @throws CollegeNotFound
   */
  getOrigins(id: number): Promise<ProfileOrigins> {
    return this.ownProfile.getOrigins(id);
  }

  /**
   * Returns the changes of the profile for the college's own administrators, newest first.
   * @throws CollegeNotFound
   */
  listChanges(id: number, page: { limit: number; after: number | null }): Promise<CollegeProfileChangePage> {
    return this.ownProfile.listChanges(id, page);
  }

  /**
   * Sets a field back to its value before a change, as an administrator of the college.
   * @returns the college as its page now shows it
   * @throws NotYourCollege, ChangeNotFound, RevertRefused, CatalogueIsBusy
   */
  async revert(input: RevertChangeInput): Promise<CollegeDetailView> {
    await this.revertChange.execute(input);
    return this.reader.get(input.collegeId);
  }
}
