import { Injectable, type PipeTransform } from '@nestjs/common';
import { LARGEST_ID } from '../../domain/id';
import { InvalidRequest } from './validation.pipe';

/** A key from the path. Nest's own pipe rounds large numbers and lets through what the column cannot hold. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : NaN;
    if (!(id <= LARGEST_ID)) throw new InvalidRequest([{ field: 'id', message: 'id must be a positive whole number' }]);
    return id;
  }
}
