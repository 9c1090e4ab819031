import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { BoundedQueue } from '../../../../shared/infrastructure/bounded-queue';
import { TooBusy, canonicalPassword } from '../../domain/credentials/credentials';
import { Passwords } from '../../application/credentials/ports/passwords';

/** argon2id, the library's default, with the effort that OWASP recommends. */
const EFFORT = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;
const AT_ONCE = 4;
const WAITING_AT_MOST = 50;

/** Hashes with argon2id. The list of common passwords contains about fifty thousand from leaks. */
@Injectable()
export class Argon2Passwords extends Passwords implements OnModuleInit {
  readonly #queue = new BoundedQueue(AT_ONCE, {
    waitingAtMost: WAITING_AT_MOST,
    refusal: () => new TooBusy(),
  });
  readonly #common = new Set<string>(dictionary['passwords-common']);
  /** Hash that passwords are compared with when there is no stored hash. */
  #dummyHash = '';

  /** Creates the hash for comparisons without a stored hash at start-up, so that no request waits for it. */
  async onModuleInit(): Promise<void> {
    this.#dummyHash = await hash(randomBytes(32), EFFORT);
  }

  async hash(password: string): Promise<string> {
    return this.#queue.run(() => hash(canonicalPassword(password), EFFORT));
  }

  async matches(password: string, kept: string | null): Promise<boolean> {
    return this.#queue.run(() => verify(kept ?? this.#dummyHash, canonicalPassword(password)));
  }

  isOutdated(kept: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(kept);
    return memoryCost < EFFORT.memoryCost || timeCost < EFFORT.timeCost || parallelism < EFFORT.parallelism;
  }

  isCommon(lowerCase: string): boolean {
    return this.#common.has(lowerCase);
  }
}
