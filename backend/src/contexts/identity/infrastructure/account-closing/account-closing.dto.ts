import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { WRITTEN_CHOICES, type WrittenChoice } from '../../../../shared/domain/written-choice';
import { MAX_INPUT_LENGTH, RequiredText } from '../users/text.dto';

export class DeleteAccountBody {
  /** Required if the account has a password. People without one must have signed in within the last ten minutes. */
  @IsOptional()
  @RequiredText('Password', MAX_INPUT_LENGTH)
  password?: string | null;

  /** What happens to posts and reviews: they stay without a name, or are deleted with the account. */
  @ApiProperty({ enum: WRITTEN_CHOICES })
  @IsIn(WRITTEN_CHOICES, { message: `written must be one of ${WRITTEN_CHOICES.join(', ')}` })
  written: WrittenChoice;
}

export class AccountClosingView {
  message: string;
  /** Until then, the emailed link can cancel the deletion. */
  deleteAfter: Date;
}

export class RestoreAccountBody {
  /** Token from the emailed link. */
  @RequiredText('Token', 200)
  token: string;
}
