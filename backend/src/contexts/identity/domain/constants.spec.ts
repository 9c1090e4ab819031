import { GRACE_MS } from './users/user-state';
import { ADULT_AGE, MIN_AGE } from './users/age';
import { AVATAR_URL_MAX_LENGTH } from './users/account-change';
import { EXPORT_LIFETIME } from './data-export/data-export';
import { EMAIL_MAX_LENGTH } from './users/email-address';
import {
  ATTEMPT_LIFETIME,
  EXTERNAL_SECRET_BYTES,
  PENDING_REGISTRATION_LIFETIME,
} from './external-sign-in/external-sign-in';
import { FULL_NAME_MAX_LENGTH } from './users/full-name';
import { ATTEMPTS_FORGOTTEN_AFTER } from './credentials/attempt-counter';
import { PENDING_SECOND_FACTOR_LIFETIME } from './two-factor/pending-second-factor';
import { GENERATED_PASSWORD_BYTES, PASSWORD_LENGTH, USERNAME_LENGTH } from './credentials/credentials';
import { PICTURE_FILE_MAX_BYTES, PICTURE_MAX_PIXELS, PICTURE_SIDE } from './pictures/picture';
import { DETAIL_MAX_LENGTH } from './users/registration';
import { RETENTION } from './users/log-and-token-retention';
import { RECOVERY_CODES } from './two-factor/second-factor';
import { LONGEST_IDLE, SESSION_LIFETIME, SESSION_SECRET_BYTES, Session } from './sessions/session';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

describe('constants of identity', () => {
  it('retain data as long as the privacy policy states', () => {
    expect(RETENTION).toEqual({
      expiredLinks: 7 * DAY,
      passwordAttempts: DAY,
      familiarNetworks: 90 * DAY,
      dataExports: 90 * DAY,
      auditLog: 366 * DAY,
    });
    expect(GRACE_MS).toBe(14 * DAY);
    expect(ATTEMPTS_FORGOTTEN_AFTER).toBe(DAY);
  });

  it('end sessions of college administrators sooner', () => {
    expect(SESSION_LIFETIME).toEqual({
      student: { idle: DAY, atMost: 14 * DAY },
      alumni: { idle: DAY, atMost: 14 * DAY },
      college_admin: { idle: 30 * MINUTE, atMost: 12 * HOUR },
    });
    expect([LONGEST_IDLE, Session.MOST_PER_USER]).toEqual([DAY, 10]);
  });

  it('expire unfinished sign-ins after minutes, and exports after a day', () => {
    expect([ATTEMPT_LIFETIME, PENDING_REGISTRATION_LIFETIME, PENDING_SECOND_FACTOR_LIFETIME]).toEqual([
      10 * MINUTE,
      30 * MINUTE,
      10 * MINUTE,
    ]);
    expect(EXPORT_LIFETIME).toEqual({ ready: DAY, underWay: DAY, untilNext: DAY, download: 10 * MINUTE });
  });

  it('make secrets too long to guess', () => {
    expect([SESSION_SECRET_BYTES, EXTERNAL_SECRET_BYTES, GENERATED_PASSWORD_BYTES, RECOVERY_CODES]).toEqual([
      32, 32, 15, 10,
    ]);
  });

  it('limit ages, lengths and sizes', () => {
    expect([MIN_AGE, ADULT_AGE]).toEqual([13, 18]);
    expect([PASSWORD_LENGTH, USERNAME_LENGTH]).toEqual([
      { min: 8, max: 128 },
      { min: 3, max: 32 },
    ]);
    expect([AVATAR_URL_MAX_LENGTH, EMAIL_MAX_LENGTH, FULL_NAME_MAX_LENGTH, DETAIL_MAX_LENGTH]).toEqual([
      2_000, 254, 100, 200,
    ]);
    expect([PICTURE_SIDE, PICTURE_FILE_MAX_BYTES, PICTURE_MAX_PIXELS]).toEqual([512, 5_242_880, 40_000_000]);
  });
});
