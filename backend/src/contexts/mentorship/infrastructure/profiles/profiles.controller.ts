import { Body, Controller, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiExtraModels,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import type { OwnAlumniProfile, OwnStudentProfile } from '../../application/profiles/own-profiles';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { ProfileReader } from '../../application/profiles/ports/profiles';
import { UpdateAlumniProfile, UpdateStudentProfile } from '../../application/profiles/update-profile';
import { AlumniProfileView, StudentProfileView } from './own-profiles.dto';
import { AlumniProfileBody, StudentProfileBody } from './profiles.dto';

/** Profiles of the signed-in user, for their current role. */
@ApiTags('profiles')
@ApiExtraModels(AlumniProfileView, StudentProfileView)
@OwnAccount()
@Controller()
@ApiBadRequestResponse({ description: 'One or more fields are invalid (`errors` lists them); nothing was changed' })
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'mentorship.other-role' })
export class ProfilesController {
  constructor(
    private readonly updateStudentProfile: UpdateStudentProfile,
    private readonly updateAlumniProfile: UpdateAlumniProfile,
    private readonly reader: ProfileReader,
  ) {}

  /** Changes the profile of a student. Fields that are left out don’t change. */
  @Put('student/profile')
  @ApiOkResponse({ schema: { $ref: getSchemaPath(StudentProfileView) } })
  async student(
    @CurrentUser() by: SignedInUser,
    @Body() changes: StudentProfileBody,
  ): Promise<OwnStudentProfile | null> {
    await this.updateStudentProfile.execute({ by, changes });
    return (await this.reader.findByUserId(by.id)).studentProfile;
  }

  /** Changes the profile of an alum. Fields that are left out don’t change. */
  @Put('alumni/profile')
  @ApiOkResponse({ schema: { $ref: getSchemaPath(AlumniProfileView) } })
  async alumni(@CurrentUser() by: SignedInUser, @Body() changes: AlumniProfileBody): Promise<OwnAlumniProfile | null> {
    await this.updateAlumniProfile.execute({ by, changes });
    return (await this.reader.findByUserId(by.id)).alumniProfile;
  }
}
