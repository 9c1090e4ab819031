import { Injectable } from '@nestjs/common';
import {
  type CollegeSignInSettings,
  ManageCollegeSignIn,
  type SettingsEditor,
} from './application/college-sign-in/manage-college-sign-in';
import { COLLEGE_SIGN_IN_LIMITS, type CollegeSignInDraft } from './domain/college-sign-in/college-sign-in';
import type { UserId } from './domain/users/user-state';

export { COLLEGE_SIGN_IN_LIMITS };

/** A signed-in person who changes the settings of their college, with what proves it. */
interface CollegeSignInEditor extends Omit<SettingsEditor, 'userId'> {
  readonly userId: number;
}

/** The sign-in of colleges with their own providers. The caller checks who may change the settings of which college. */
@Injectable()
export class CollegeSignInFacade {
  constructor(private readonly manage: ManageCollegeSignIn) {}

  /** Returns the address to which the college's provider sends people back. */
  getCallbackUrl(collegeId: number): string {
    return this.manage.getCallbackUrl(collegeId);
  }

  /** Returns the settings without the client secret; null if the college has no sign-in of its own. */
  find(collegeId: number): Promise<CollegeSignInSettings | null> {
    return this.manage.find(collegeId);
  }

  /**
   * Checks that the person at the keyboard is the one who is signed in. Call before the unit of work: hashing is slow.
   * @throws PasswordNeeded, PasswordIncorrect, TooManyRequests
   */
  authenticateEditor(editor: CollegeSignInEditor): Promise<void> {
    return this.manage.authenticateEditor({ ...editor, userId: editor.userId as UserId });
  }

  /** Replaces the settings, which are off until they are tested. @throws CollegeSignInInvalid, CollegeDomainTaken */
  save(draft: CollegeSignInDraft, by: number): Promise<void> {
    return this.manage.save(draft, by as UserId);
  }

  /** @throws CollegeSignInNotFound, CollegeSignInNotTested */
  setEnabled(collegeId: number, isEnabled: boolean, by: number): Promise<void> {
    return this.manage.setEnabled(collegeId, isEnabled, by as UserId);
  }

  /** People keep their accounts, and can choose a password. Repeating it changes nothing. */
  delete(collegeId: number, by: number): Promise<void> {
    return this.manage.delete(collegeId, by as UserId);
  }
}
