import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type PasswordAttempt, PasswordAttempts } from '../../application/credentials/ports/password-attempts';
import {
  PER_ACCOUNT_LIMIT,
  PER_ADDRESS_LIMIT,
  AttemptCounter,
  type AttemptCounterState,
} from '../../domain/credentials/attempt-counter';
import { normalizeUsername } from '../../domain/credentials/credentials';

/**
 * Locks both counters of an attempt while deciding about it, the address first, so that concurrent attempts are all
 * counted.
 */
@Injectable()
export class PostgresPasswordAttempts extends PasswordAttempts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
  ) {
    super();
  }

  async countAttempt(attempt: PasswordAttempt, now: Date): Promise<void> {
    if (!this.settings.rateLimits) return;
    const address = toAddressKey(attempt);
    const account = await this.#accountKey(attempt);
    await this.unitOfWork.run(async () => {
      const fromAddress = AttemptCounter.restore(PER_ADDRESS_LIMIT, await this.#lockCounter(address, now));
      const atAccount = AttemptCounter.restore(PER_ACCOUNT_LIMIT, await this.#lockCounter(account, now));
      const wait = Math.max(fromAddress.getWaitSeconds(now), atAccount.getWaitSeconds(now));
      if (wait > 0) throw new TooManyRequests(wait);

      fromAddress.addAttempt(now);
      atAccount.addAttempt(now);
      await this.#keep(address, fromAddress);
      await this.#keep(account, atAccount);
    });
  }

  async recordSuccess(attempt: PasswordAttempt, now: Date): Promise<void> {
    if (!this.settings.rateLimits) return;
    const address = toAddressKey(attempt);
    const account = await this.#accountKey(attempt);
    await this.unitOfWork.run(async () => {
      const fromAddress = AttemptCounter.restore(PER_ADDRESS_LIMIT, await this.#lockCounter(address, now));
      fromAddress.removeAttempt();
      await this.#keep(address, fromAddress);
      await this.unitOfWork.query('DELETE FROM identity.password_attempts WHERE key = $1', [account]);
      await this.#markFamiliar(attempt, now);
    });
  }

  async #markFamiliar({ username, network }: PasswordAttempt, now: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO identity.familiar_networks (username, network, last_at) VALUES ($1, $2, $3)
       ON CONFLICT (username, network) DO UPDATE SET last_at = excluded.last_at`,
      [normalizeUsername(username), network, now],
    );
  }

  async refundAttempt(attempt: PasswordAttempt, now: Date): Promise<void> {
    if (!this.settings.rateLimits) return;
    const address = toAddressKey(attempt);
    const account = await this.#accountKey(attempt);
    await this.unitOfWork.run(async () => {
      const fromAddress = AttemptCounter.restore(PER_ADDRESS_LIMIT, await this.#lockCounter(address, now));
      const atAccount = AttemptCounter.restore(PER_ACCOUNT_LIMIT, await this.#lockCounter(account, now));
      fromAddress.cancelAttempt(now);
      atAccount.cancelAttempt(now);
      await this.#keep(address, fromAddress);
      await this.#keep(account, atAccount);
    });
  }

  async reset(username: string): Promise<void> {
    const name = normalizeUsername(username);
    const familiarNetworks = await this.unitOfWork.query<{ network: string }>(
      'SELECT network FROM identity.familiar_networks WHERE username = $1',
      [name],
    );
    await this.unitOfWork.query('DELETE FROM identity.password_attempts WHERE key = ANY($1)', [
      [toAnyNetworkKey(name), ...familiarNetworks.map(({ network }) => toFamiliarNetworkKey(network, name))],
    ]);
  }

  async #accountKey({ username, network }: PasswordAttempt): Promise<string> {
    const name = normalizeUsername(username);
    const familiarNetworks = await this.unitOfWork.query(
      'SELECT 1 FROM identity.familiar_networks WHERE username = $1 AND network = $2',
      [name, network],
    );
    return familiarNetworks.length > 0 ? toFamiliarNetworkKey(network, name) : toAnyNetworkKey(name);
  }

  /** Returns the counter, locked until the unit of work ends. */
  async #lockCounter(key: string, now: Date): Promise<AttemptCounterState> {
    const [state] = await this.unitOfWork.query<AttemptCounterState>(
      `INSERT INTO identity.password_attempts AS a (key, count, first_at, last_at) VALUES ($1, 0, $2, $2)
       ON CONFLICT (key) DO UPDATE SET key = a.key
       RETURNING count, first_at AS "firstAt", last_at AS "lastAt"`,
      [key, now],
    );
    return state!;
  }

  async #keep(key: string, counter: AttemptCounter): Promise<void> {
    const { count, firstAt, lastAt } = counter.snapshot();
    await this.unitOfWork.query(
      'UPDATE identity.password_attempts SET count = $2, first_at = $3, last_at = $4 WHERE key = $1',
      [key, count, firstAt, lastAt],
    );
  }
}

/**
 * Hashes the key: input can be of any length, and sometimes contains a password entered in the wrong field, so it isn't
 * stored in plain text.
 */
const hashKey = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const toAnyNetworkKey = (canonicalName: string): string => hashKey('account', canonicalName);
const toFamiliarNetworkKey = (network: string, canonicalName: string): string =>
  hashKey('familiar', network, canonicalName);
const toAddressKey = ({ address }: PasswordAttempt): string => hashKey('address', address);
