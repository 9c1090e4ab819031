import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateIf } from 'class-validator';
import type { SecondFactorProof } from '../../application/two-factor/use-second-factor';
import { MAX_INPUT_LENGTH, RequiredText } from '../users/text.dto';

const CODE_MISSING_MESSAGE = 'Enter the code from your app, or a recovery code';

/** A code from the app, or a recovery code. */
export class ProofBody {
  /** Six digits. */
  @ValidateIf(({ recoveryCode }: ProofBody) => !recoveryCode)
  @RequiredText('Code', MAX_INPUT_LENGTH, CODE_MISSING_MESSAGE)
  code?: string | null;

  /** With or without the dashes. */
  @ValidateIf(
    ({ recoveryCode }: ProofBody) => recoveryCode !== undefined && recoveryCode !== null && recoveryCode !== '',
  )
  @RequiredText('Recovery code', MAX_INPUT_LENGTH, CODE_MISSING_MESSAGE)
  recoveryCode?: string | null;
}

/**
 * If both are sent, the recovery code is used. Spaces are removed, because people type the six digits in two groups.
 */
export const toProof = ({ code, recoveryCode }: ProofBody): SecondFactorProof =>
  recoveryCode ? { recoveryCode } : { code: (code ?? '').replace(/\s/g, '') };

/** A missing password is refused with 403 instead of 400, so that the page can ask for it. */
const OptionalPasswordField = () => applyDecorators(IsOptional(), RequiredText('Password', MAX_INPUT_LENGTH));

export class SetUpTwoFactorBody {
  /** Required unless the person signed in within the last ten minutes. */
  @OptionalPasswordField()
  password?: string | null;
}

export class EnableTwoFactorBody {
  /** The current six-digit code from the app. */
  @RequiredText('Code', MAX_INPUT_LENGTH)
  code: string;
}

export class BothProofsBody extends ProofBody {
  @OptionalPasswordField()
  password?: string | null;
}

/** The secret for an authenticator app. */
export class TwoFactorSetUpView {
  /** In base32, to enter manually. */
  secret: string;
  /** `otpauth://totp/...`, to open on the phone. */
  otpauthUrl: string;
  /** The same URL as an image to scan: `data:image/svg+xml;base64,...`. */
  qrCode: string;
}

export class RecoveryCodesView {
  /** Ten codes, shown only once. */
  recoveryCodes: string[];
}

/** The password was right; `POST /api/login/two-factor` comes next, within ten minutes. */
export class SecondStepView {
  @ApiProperty({ enum: [true] })
  twoFactorRequired: true;
}
