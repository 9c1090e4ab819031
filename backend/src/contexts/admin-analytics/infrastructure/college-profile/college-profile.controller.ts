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
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount, SignedIn } from '../../../../shared/infrastructure/http/policies';
import { CollegesFacade } from '../../../colleges';
import { FindOwnCollege } from '../../application/memberships/own-membership';
import { CollegeEditsBody, CollegeOriginsView, VerificationView } from './college-profile.dto';

const DETAIL = { schema: { $ref: getSchemaPath('CollegeDetail') } };
const WITH_VERIFICATION = {
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
const NOT_VERIFIED = {
  description:
    'admin-analytics.not-verified: no administrator, or not confirmed yet; or admin-analytics.two-factor-needed',
};

/** The college of the person who is signed in; no request can name another one. */
@ApiTags('college administration')
@Controller('admin/college')
export class CollegeProfileController {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly colleges: CollegesFacade,
  ) {}

  /** The administrator's college as everyone sees it, where its values come from, and how far the verification is. */
  @OwnAccount()
  @Get()
  @ApiExtraModels(VerificationView, CollegeOriginsView)
  @ApiOkResponse(WITH_VERIFICATION)
  @ApiUnauthorizedResponse({ description: 'No one is signed in' })
  @ApiForbiddenResponse(NOT_VERIFIED)
  async read(@CurrentUser() { id }: SignedInUser) {
    const { collegeId, verification } = await this.findOwnCollege.toRead(id);
    const detail = { ...(await this.colleges.detailOf(collegeId)), verification };
    return verification.status === 'active' ? { ...detail, ...(await this.colleges.originsOf(collegeId)) } : detail;
  }

  /** Writes what the college says of itself; it counts at once, beside the federal value. */
  @SignedIn()
  @Patch()
  @ApiOkResponse(DETAIL)
  @ApiBadRequestResponse({ description: 'Names every field that cannot be used; nothing is changed' })
  @ApiUnauthorizedResponse({ description: 'No one is signed in' })
  @ApiForbiddenResponse(NOT_VERIFIED)
  @ApiServiceUnavailableResponse({ description: 'The catalogue is being brought up to date; try again in a moment' })
  async edit(@CurrentUser() { id }: SignedInUser, @Body() told: CollegeEditsBody) {
    return this.colleges.edit({ collegeId: await this.findOwnCollege.execute(id), by: id, told: { ...told } });
  }
}
