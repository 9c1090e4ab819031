import { Injectable } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import { CommonPasswords } from '../../application/credentials/ports/common-passwords';

/** Some fifty thousand passwords from leaks, most used first. */
@Injectable()
export class ZxcvbnCommonPasswords extends CommonPasswords {
  readonly #common = new Set<string>(dictionary['passwords-common']);

  includes(lowerCase: string): boolean {
    return this.#common.has(lowerCase);
  }
}
