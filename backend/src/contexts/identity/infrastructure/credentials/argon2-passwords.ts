import { randomBytes } from 'node:crypto';
import type { OnModuleInit } from '@nestjs/common';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { BoundedQueue } from '../../../../shared/infrastructure/bounded-queue';
import { PasswordQueueFull, normalizePassword } from '../../domain/credentials/credentials';
import { Passwords } from '../../application/credentials/ports/passwords';

/** The effort of one hash; `memoryCost` is in KiB. */
type Argon2CostParameters = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

/** argon2id, the library's default, with the effort that OWASP recommends. */
const RECOMMENDED_EFFORT: Argon2CostParameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_CONCURRENT_HASHES = 4;
const MAX_WAITING_HASHES = 50;

/** Hashes with argon2id. The list of common passwords contains about fifty thousand from leaks. */
export class Argon2Passwords extends Passwords implements OnModuleInit {
  readonly #queue = new BoundedQueue(MAX_CONCURRENT_HASHES, {
    waitingAtMost: MAX_WAITING_HASHES,
    refusal: () => new PasswordQueueFull(),
  });
  readonly #commonPasswords = new Set<string>(dictionary['passwords-common']);
  /** Hash that passwords are compared with when there is no stored hash. */
  #dummyHash = '';

  /** @param effort less than the recommended one only in tests, which would otherwise spend most of their time hashing */
  constructor(private readonly effort: Argon2CostParameters = RECOMMENDED_EFFORT) {
    super();
  }

  /** Creates the hash for comparisons without a stored hash at start-up, so that no request waits for it. */
  async onModuleInit(): Promise<void> {
    this.#dummyHash = await hash(randomBytes(32), this.effort);
  }

  async hash(password: string): Promise<string> {
    return this.#queue.run(() => hash(normalizePassword(password), this.effort));
  }

  async matches(password: string, hash: string | null): Promise<boolean> {
    return this.#queue.run(() => verify(hash ?? this.#dummyHash, normalizePassword(password)));
  }

  isOutdated(hash: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(hash);
    const { effort } = this;
    return memoryCost < effort.memoryCost || timeCost < effort.timeCost || parallelism < effort.parallelism;
  }

  isCommon(lowerCase: string): boolean {
    return this.#commonPasswords.has(lowerCase);
  }
}
