import { Injectable } from '@nestjs/common';
import { CollegeSignInFacade } from '../../../identity';
import {
  type SettingsEditor,
  SignInSettings,
  type SignInSettingsDraft,
  type StoredSignInSettings,
} from '../../application/college-sign-in/ports/sign-in-settings';

@Injectable()
export class IdentitySignInSettings extends SignInSettings {
  constructor(private readonly identity: CollegeSignInFacade) {
    super();
  }

  getCallbackUrl(collegeId: number): string {
    return this.identity.getCallbackUrl(collegeId);
  }

  find(collegeId: number): Promise<StoredSignInSettings | null> {
    return this.identity.find(collegeId);
  }

  authenticateEditor(editor: SettingsEditor): Promise<void> {
    return this.identity.authenticateEditor(editor);
  }

  save({ id, name }: { id: number; name: string }, draft: SignInSettingsDraft, by: number): Promise<void> {
    return this.identity.save({ ...draft, collegeId: id, collegeName: name }, by);
  }

  setEnabled(collegeId: number, isEnabled: boolean, by: number): Promise<void> {
    return this.identity.setEnabled(collegeId, isEnabled, by);
  }

  delete(collegeId: number, by: number): Promise<void> {
    return this.identity.delete(collegeId, by);
  }
}
