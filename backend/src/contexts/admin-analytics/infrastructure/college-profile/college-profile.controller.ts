import { Body, Controller, Get, Patch } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiExtraModels,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { TokenScopes } from '../../../../shared/infrastructure/http/access-tokens';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount, SignedIn } from '../../../../shared/infrastructure/http/policies';
import { CollegeProfileFacade } from '../../../colleges';
import { FindOwnCollege } from '../../application/memberships/own-membership';
import { CollegeEditsBody, CollegeOriginsView, VerificationView } from './college-profile.dto';

const COLLEGE_DETAIL_RESPONSE = { schema: { $ref: getSchemaPath('CollegeDetail') } };
const COLLEGE_WITH_VERIFICATION_RESPONSE = {
  schema: {
    allOf: [
      { $ref: getSchemaPath('CollegeDetail') },
      {
        type: 'object',
        properties: { verification: { $ref: getSchemaPath(VerificationView) } },
        required: ['verification'],
      },
      { $ref: getSchemaPath(CollegeOriginsView) },
    ],
  },
};
const NOT_VERIFIED_RESPONSE = {
  description:
    'admin-analytics.not-verified: not an administrator, or not verified yet; admin-analytics.two-factor-needed',
};

/** The college of the signed-in administrator; a request can't select another one. */
@ApiTags('college administration')
@Controller('admin/college')
export class CollegeProfileController {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly colleges: CollegeProfileFacade,
  ) {}

  /** The administrator's college with public values, their sources, and the status of the verification. */
  @OwnAccount()
  @Get()
  @ApiExtraModels(VerificationView, CollegeOriginsView)
  @ApiOkResponse(COLLEGE_WITH_VERIFICATION_RESPONSE)
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  @ApiForbiddenResponse(NOT_VERIFIED_RESPONSE)
  async read(@CurrentUser() { id }: SignedInUser) {
    const { collegeId, verification } = await this.findOwnCollege.getReadableCollege(id);
    const detail = { ...(await this.colleges.getDetail(collegeId)), verification };
    return verification.status === 'active' ? { ...detail, ...(await this.colleges.getOrigins(collegeId)) } : detail;
  }

  /** Changes the college's own data. Changes take effect immediately; the federal values are kept. */
  @SignedIn()
  @TokenScopes('profile:write')
  @Patch()
  @ApiOkResponse(COLLEGE_DETAIL_RESPONSE)
  @ApiBadRequestResponse({ description: 'One or more fields are invalid (`errors` lists them); nothing was changed' })
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  @ApiForbiddenResponse(NOT_VERIFIED_RESPONSE)
  @ApiServiceUnavailableResponse({ description: 'An import is running; try again later' })
  async edit(@CurrentUser() { id }: SignedInUser, @Body() edits: CollegeEditsBody) {
    return this.colleges.edit({ collegeId: await this.findOwnCollege.execute(id), by: id, edits: { ...edits } });
  }
}
