import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiBadRequestResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { TokenScopes } from '../../../../shared/infrastructure/http/access-tokens';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { MergeSavedColleges, PlanSavedCollege, SaveCollege } from '../../application/saved-colleges/save-college';
import { SavedColleges, type SavedCollegeView } from '../../application/saved-colleges/ports/saved-colleges';
import type { CollegeId, PersonId } from '../../domain/catalogue/ids';
import { CollegePlanBody, MergeSavedCollegesBody, SavedCollege } from './saved-colleges.dto';

@ApiTags('saved colleges')
@OwnAccount()
@Controller('saved-colleges')
export class SavedCollegesController {
  constructor(
    private readonly savedColleges: SavedColleges,
    private readonly saveCollege: SaveCollege,
    private readonly planSavedCollege: PlanSavedCollege,
    private readonly mergeSavedColleges: MergeSavedColleges,
  ) {}

  /** Your saved colleges, newest first. */
  @TokenScopes('me:read')
  @Get()
  @ApiOkResponse({ type: [SavedCollege] })
  list(@CurrentUser() { id }: SignedInUser): Promise<readonly SavedCollegeView[]> {
    return this.savedColleges.listByUser(id as PersonId);
  }

  /** Adds the colleges that this browser saved to your list. Returns the whole list. */
  @TokenScopes('saved:write')
  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: [SavedCollege] })
  @ApiBadRequestResponse({ description: 'More than 100 IDs, or an invalid ID' })
  merge(
    @CurrentUser() { id }: SignedInUser,
    @Body() { collegeIds }: MergeSavedCollegesBody,
  ): Promise<readonly SavedCollegeView[]> {
    return this.mergeSavedColleges.execute(id as PersonId, collegeIds);
  }

  /** Saves a college, with a plan if you send one. Saving it again changes nothing. */
  @TokenScopes('saved:write')
  @Put(':id')
  @ApiOkResponse({ type: SavedCollege })
  @ApiBadRequestResponse({ description: 'A field is invalid' })
  @ApiNotFoundResponse({ description: 'colleges.college-not-found' })
  save(
    @CurrentUser() { id }: SignedInUser,
    @Param('id', IdPipe) collegeId: number,
    @Body() plan: CollegePlanBody,
  ): Promise<SavedCollege> {
    return this.saveCollege.execute({ userId: id as PersonId, collegeId, plan });
  }

  /** Changes the status, deadline or note of a saved college. */
  @TokenScopes('saved:write')
  @Patch(':id')
  @ApiOkResponse({ type: SavedCollege })
  @ApiBadRequestResponse({ description: 'A field is invalid, or colleges.note-too-long' })
  @ApiNotFoundResponse({ description: 'colleges.college-not-saved' })
  plan(
    @CurrentUser() { id }: SignedInUser,
    @Param('id', IdPipe) collegeId: number,
    @Body() changes: CollegePlanBody,
  ): Promise<SavedCollege> {
    return this.planSavedCollege.execute({ userId: id as PersonId, collegeId: collegeId as CollegeId }, changes);
  }

  /** Removes a college from your saved colleges. Removing it again changes nothing. */
  @TokenScopes('saved:write')
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(@CurrentUser() { id }: SignedInUser, @Param('id', IdPipe) collegeId: number): Promise<void> {
    await this.savedColleges.delete(id as PersonId, collegeId);
  }
}
