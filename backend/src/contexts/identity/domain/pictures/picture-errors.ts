import { DomainError } from '../../../../shared/domain/domain-error';

/** The file is no picture that can be used, or none at all. */
export class PictureRefused extends DomainError {
  constructor(message: string) {
    super('invalid', 'identity.picture-refused', message, [{ field: 'file', message }]);
  }
}
