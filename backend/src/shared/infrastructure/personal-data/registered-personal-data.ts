import { Injectable } from '@nestjs/common';
import {
  type PersonalDataPart,
  PersonalDataRegistry,
  type PersonalDataTables,
  type WrittenChoice,
} from '../../application/personal-data';

@Injectable()
export class RegisteredPersonalData extends PersonalDataRegistry {
  readonly #parts = new Map<string, PersonalDataPart>();

  /** @throws Error for a second part of the same name */
  register(name: string, part: PersonalDataPart): void {
    if (this.#parts.has(name)) throw new Error(`There are two parts called ${name}`);
    this.#parts.set(name, part);
  }

  get parts(): readonly string[] {
    return [...this.#parts].filter(([, part]) => 'export' in part).map(([name]) => name);
  }

  async export(name: string, userId: number): Promise<PersonalDataTables> {
    const part = this.#parts.get(name);
    if (!part?.export) throw new Error(`There is no part called ${name}`);
    return part.export(userId);
  }

  async erase(userId: number, written: WrittenChoice): Promise<void> {
    for (const part of this.#parts.values()) await part.erase?.(userId, written);
  }
}
