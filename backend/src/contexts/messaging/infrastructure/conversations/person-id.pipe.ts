import { Injectable, type PipeTransform } from '@nestjs/common';
import { LARGEST_ID } from '../../../../shared/domain/id';
import { InvalidRequest } from '../../../../shared/infrastructure/http/validation.pipe';

/** The other side of a conversation. Below zero are people whose accounts are erased: what they wrote can be read. */
@Injectable()
export class PersonIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^-?[1-9]\d{0,9}$/.test(value) ? Number(value) : NaN;
    if (!(Math.abs(id) <= LARGEST_ID)) {
      throw new InvalidRequest([{ field: 'userId', message: 'userId must be a whole number and not 0' }]);
    }
    return id;
  }
}
