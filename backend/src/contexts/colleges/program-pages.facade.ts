import { Injectable } from '@nestjs/common';
import type { AddressPart, CollegeAddress } from './application/directory/ports/college-addresses';
import { ProgramAddresses } from './application/programs/ports/program-addresses';
import { type FieldView, ProgramReader, type ProgramView } from './application/programs/ports/program-reader';
import { FieldNotFound, ProgramNotFound } from './domain/programs/errors';
import { MAX_COMPARED_PROGRAMS, type ProgramKey, parseProgramId } from './domain/programs/program-key';
import { parseCip } from './domain/programs/fields';

/** More than the fields of the classification. */
const MAX_FIELDS = 1_000;

/** What the public pages about programs show. */
@Injectable()
export class ProgramPagesFacade {
  constructor(
    private readonly reader: ProgramReader,
    private readonly addresses: ProgramAddresses,
  ) {}

  /** Returns the field with a code such as "1107"; null if there is none. */
  async findField(code: string): Promise<FieldView | null> {
    const cip = parseCip(code);
    if (cip === null) return null;
    try {
      return await this.reader.getField(cip);
    } catch (error) {
      if (error instanceof FieldNotFound) return null;
      throw error;
    }
  }

  /** Returns all fields with programs, those with the most programs first. */
  listFields(): Promise<readonly FieldView[]> {
    return this.reader.listFields('', MAX_FIELDS);
  }

  /**
   * Returns up to four programs in the order of their IDs. Invalid, repeated, surplus and unknown ones are left out.
   * @param ids such as "2469-1107-bachelor"
   */
  async listCompared(ids: readonly string[]): Promise<readonly ProgramView[]> {
    const keys = [...new Set(ids)].flatMap((id) => parseProgramId(id) ?? []).slice(0, MAX_COMPARED_PROGRAMS);
    const listExisting = async (some: readonly ProgramKey[]): Promise<readonly ProgramView[] | null> => {
      try {
        return await this.reader.listByKeys(some);
      } catch (error) {
        if (error instanceof ProgramNotFound) return null;
        throw error;
      }
    };
    const all = await listExisting(keys);
    if (all) return all;
    const found = await Promise.all(keys.map((key) => listExisting([key])));
    return found.flatMap((programs) => programs ?? []);
  }

  /** Returns the number of programs of a college. */
  countOfCollege(collegeId: number): Promise<number> {
    return this.addresses.countOfCollege(collegeId);
  }

  /** @see ProgramAddresses */
  listAddressParts(): Promise<readonly AddressPart[]> {
    return this.addresses.listParts();
  }

  /** @see ProgramAddresses */
  listAddresses(part: number, after: number): Promise<readonly CollegeAddress[]> {
    return this.addresses.listPage(part, after);
  }
}
