import { Controller, HttpCode, HttpStatus, Post, UploadedFile } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { NotSignedIn, CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { FileUpload, type ReceivedFile } from '../../../../shared/infrastructure/http/file-upload.decorator';
import { ChangePicture } from '../../application/pictures/change-picture';
import { GetOwnAccountWithSecurity } from '../../application/account/own-account';
import { type UserAccount, type Visitor } from '../../application/users/ports/users';
import type { UserId } from '../../domain/users/user-state';
import { PICTURE_FILE_MAX_BYTES, PictureRefused } from '../../domain/pictures/picture';
import { CurrentVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';
import { ProfileView } from './own-account.dto';

@ApiTags('account')
@OwnAccount()
@Controller('user/avatar')
export class OwnPictureController {
  constructor(
    private readonly changePicture: ChangePicture,
    private readonly getOwnProfile: GetOwnAccountWithSecurity,
  ) {}

  /**
   * Uploads a profile picture: JPEG, PNG or WebP, at most 5 MB and 40 megapixels. It is cropped to a square of 512 pixels, and all metadata is removed.
   */
  @Post()
  @HttpCode(HttpStatus.OK)
  @FileUpload(PICTURE_FILE_MAX_BYTES)
  @ApiOkResponse({ type: ProfileView })
  @ApiBadRequestResponse({ description: '`identity.picture-refused`: the file can’t be used as a picture' })
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  @ApiTooManyRequestsResponse({ description: 'More than twenty pictures an hour' })
  async change(
    @CurrentUser() { id }: SignedInUser,
    @UploadedFile() file: ReceivedFile | undefined,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<UserAccount> {
    if (!file) throw new PictureRefused('Please choose a picture');
    await this.changePicture.execute({ userId: id as UserId, file: file.buffer, visitor });
    const profile = await this.getOwnProfile.execute(id as UserId);
    if (!profile) throw new NotSignedIn();
    return profile;
  }
}
