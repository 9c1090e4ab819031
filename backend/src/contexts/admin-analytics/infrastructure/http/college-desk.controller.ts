import { Body, Controller, Get, Patch } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/current-user.decorator';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { CollegesFacade } from '../../../colleges';
import { FindOwnCollege } from '../../application/find-own-college';
import { CollegeEditsBody } from './college-desk.dto';

const DETAIL = { schema: { $ref: getSchemaPath('CollegeDetail') } };
const NOT_VERIFIED = {
  description:
    'admin-analytics.not-verified: no administrator, or not confirmed yet; or admin-analytics.two-factor-needed',
};

/** The college of the person who is signed in; no request can name another one. */
@ApiTags('college administration')
@Controller('admin/college')
export class CollegeDeskController {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly colleges: CollegesFacade,
  ) {}

  /** The college one speaks for, as everybody sees it. */
  @SignedIn()
  @Get()
  @ApiOkResponse(DETAIL)
  @ApiUnauthorizedResponse({ description: 'Nobody is signed in' })
  @ApiForbiddenResponse(NOT_VERIFIED)
  async read(@CurrentUser() { id }: SignedInUser) {
    return this.colleges.detailOf(await this.findOwnCollege.execute(id));
  }

  /** Writes what the college says of itself; it counts at once, beside the federal value. */
  @SignedIn()
  @Patch()
  @ApiOkResponse(DETAIL)
  @ApiBadRequestResponse({ description: 'Names every field that cannot be used; nothing is changed' })
  @ApiUnauthorizedResponse({ description: 'Nobody is signed in' })
  @ApiForbiddenResponse(NOT_VERIFIED)
  @ApiServiceUnavailableResponse({ description: 'The catalogue is being brought up to date; try again in a moment' })
  async edit(@CurrentUser() { id }: SignedInUser, @Body() told: CollegeEditsBody) {
    return this.colleges.edit({ collegeId: await this.findOwnCollege.execute(id), by: id, told: { ...told } });
  }
}
