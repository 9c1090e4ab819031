import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Patch, Post, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
import { InviteAdministrator } from '../../application/administrators/invite-administrator';
import { ListColleagues, toColleague } from '../../application/administrators/list-colleagues';
import {
  ChangeAdministrator,
  DecideOnColleague,
  RemoveAdministrator,
} from '../../application/administrators/manage-administrators';
import {
  ChangeAdministratorBody,
  CollegeAdministratorView,
  InviteAdministratorBody,
  toColleagueView,
} from './college-admins.dto';

const ADMINISTRATOR_NOT_FOUND_RESPONSE = {
  description: 'admin-analytics.administrator-not-found: not an administrator of this college',
};

/** The administrators of the signed-in administrator's own college; only the main administrator can manage them. */
@ApiTags('college administration')
@SignedIn()
@Controller('admin/college/admins')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({
  description: 'admin-analytics.not-main-administrator, .not-verified, .verification-expired or .two-factor-needed',
})
export class CollegeAdminsController {
  constructor(
    private readonly listColleagues: ListColleagues,
    private readonly inviteAdministrator: InviteAdministrator,
    private readonly changeAdministrator: ChangeAdministrator,
    private readonly removeAdministrator: RemoveAdministrator,
    private readonly decideOnColleague: DecideOnColleague,
  ) {}

  /** The active administrators, main administrator first. The main administrator also sees requests and invitations. */
  @Get()
  @ApiOkResponse({ type: [CollegeAdministratorView] })
  async list(@CurrentUser() { id }: SignedInUser): Promise<CollegeAdministratorView[]> {
    return (await this.listColleagues.execute(id)).map(toColleagueView);
  }

  /** Invites a colleague by email for seven days. Inviting the same address again changes nothing and sends no second email. */
  @TakesIdempotencyKey()
  @Post()
  @ApiCreatedResponse({ type: CollegeAdministratorView })
  @ApiOkResponse({ type: CollegeAdministratorView, description: 'Already invited; the invitation is still valid' })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiConflictResponse({ description: 'admin-analytics.already-administrator' })
  @ApiTooManyRequestsResponse({ description: 'More than 20 invitations in a day' })
  async invite(
    @CurrentUser() { id: by }: SignedInUser,
    @Body() { email, department = null, position = null }: InviteAdministratorBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CollegeAdministratorView> {
    const { invitation, isNew } = await this.inviteAdministrator.execute({ by, email, department, position });
    if (!isNew) response.status(HttpStatus.OK);
    return toColleagueView(toColleague(invitation));
  }

  /**
   * Changes the department and position of a colleague, or makes them the main administrator.
   * @returns the updated administrators
   */
  @Patch(':id')
  @ApiOkResponse({ type: [CollegeAdministratorView] })
  @ApiBadRequestResponse({
    description: 'One or more fields are invalid (`errors` lists them); `isMainAdmin` can only be true',
  })
  @ApiNotFoundResponse(ADMINISTRATOR_NOT_FOUND_RESPONSE)
  async update(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) userId: number,
    @Body() change: ChangeAdministratorBody,
  ): Promise<CollegeAdministratorView[]> {
    await this.changeAdministrator.execute({ ...change, by, userId });
    return this.list({ id: by } as SignedInUser);
  }

  /** Removes a colleague immediately, or withdraws an invitation. */
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse(ADMINISTRATOR_NOT_FOUND_RESPONSE)
  @ApiConflictResponse({ description: 'admin-analytics.cannot-remove-yourself' })
  remove(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.removeAdministrator.execute({ by, id });
  }

  /** Approves a person who asked to represent the college. They become active once they have also verified a work address. */
  @Post(':id/approve')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse(ADMINISTRATOR_NOT_FOUND_RESPONSE)
  @ApiConflictResponse({ description: 'admin-analytics.address-not-confirmed' })
  approve(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) userId: number): Promise<void> {
    return this.decideOnColleague.approve(by, userId);
  }

  /** Declines the request. The person can send another one, which needs an approval by a person. */
  @Post(':id/refuse')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse(ADMINISTRATOR_NOT_FOUND_RESPONSE)
  refuse(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) userId: number): Promise<void> {
    return this.decideOnColleague.refuse(by, userId);
  }
}
