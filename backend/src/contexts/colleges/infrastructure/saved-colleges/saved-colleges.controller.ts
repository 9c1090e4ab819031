import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { ApiBadRequestResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { MergeSavedColleges, SaveCollege } from '../../application/saved-colleges/save-college';
import { SavedColleges, type SavedCollegeView } from '../../application/saved-colleges/ports/saved-colleges';
import type { PersonId } from '../../domain/catalogue/ids';
import { MergeSavedCollegesBody, SavedCollege } from './saved-colleges.dto';

@ApiTags('saved colleges')
@OwnAccount()
@Controller('saved-colleges')
export class SavedCollegesController {
  constructor(
    private readonly savedColleges: SavedColleges,
    private readonly saveCollege: SaveCollege,
    private readonly mergeSavedColleges: MergeSavedColleges,
  ) {}

  /** Your saved colleges, newest first. */
  @Get()
  @ApiOkResponse({ type: [SavedCollege] })
  list(@CurrentUser() { id }: SignedInUser): Promise<readonly SavedCollegeView[]> {
    return this.savedColleges.listByUser(id as PersonId);
  }

  /** Adds the colleges that this browser saved to your list. Returns the whole list. */
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

  /** Saves a college. Saving it again changes nothing. */
  @Put(':id')
  @ApiOkResponse({ type: SavedCollege })
  @ApiNotFoundResponse({ description: 'colleges.college-not-found' })
  save(@CurrentUser() { id }: SignedInUser, @Param('id', IdPipe) collegeId: number): Promise<SavedCollege> {
    return this.saveCollege.execute({ userId: id as PersonId, collegeId });
  }

  /** Removes a college from your saved colleges. Removing it again changes nothing. */
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(@CurrentUser() { id }: SignedInUser, @Param('id', IdPipe) collegeId: number): Promise<void> {
    await this.savedColleges.delete(id as PersonId, collegeId);
  }
}
