import { DELETION_GRACE_MS } from './users/user-state';
import { ADULT_AGE, MIN_AGE, EMAIL_MAX_LENGTH, FULL_NAME_MAX_LENGTH } from './personal-details/personal-details';
import { AVATAR_URL_MAX_LENGTH } from './users/account-change';
import { EXPORT_LIFETIMES_MS } from './data-export/data-export';
import {
  ATTEMPT_LIFETIME_MS,
  EXTERNAL_SECRET_BYTES,
  PENDING_REGISTRATION_LIFETIME_MS,
} from './external-sign-in/external-sign-in';
import { ATTEMPT_RETENTION_MS } from './credentials/attempt-counter';
import { PENDING_SECOND_FACTOR_LIFETIME_MS } from './two-factor/pending-second-factor';
import { GENERATED_PASSWORD_BYTES, PASSWORD_LENGTH, USERNAME_LENGTH } from './credentials/credentials';
import { PICTURE_FILE_MAX_BYTES, PICTURE_MAX_PIXELS, PICTURE_SIDE_PIXELS } from './pictures/picture';
import { DETAIL_MAX_LENGTH } from './users/registration';
import { RETENTION_PERIODS_MS } from './users/log-and-token-retention';
import { RECOVERY_CODE_COUNT } from './two-factor/second-factor';
import { MAX_IDLE_MS, SESSION_LIFETIMES_MS, SESSION_SECRET_BYTES, Session } from './sessions/session';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

describe('constants of identity', () => {
  it('retain data as long as the privacy policy states', () => {
    expect(RETENTION_PERIODS_MS).toEqual({
      accessTokens: 30 * DAY,
      expiredLinks: 7 * DAY,
      passwordAttempts: DAY,
      familiarNetworks: 90 * DAY,
      dataExports: 90 * DAY,
      auditLog: 366 * DAY,
    });
    expect(DELETION_GRACE_MS).toBe(14 * DAY);
    expect(ATTEMPT_RETENTION_MS).toBe(DAY);
  });

  it('end sessions of college administrators sooner', () => {
    expect(SESSION_LIFETIMES_MS).toEqual({
      student: { idle: DAY, atMost: 14 * DAY },
      alumni: { idle: DAY, atMost: 14 * DAY },
      college_admin: { idle: 30 * MINUTE, atMost: 12 * HOUR },
    });
    expect([MAX_IDLE_MS, Session.MAX_PER_USER]).toEqual([DAY, 10]);
  });

  it('expire unfinished sign-ins after minutes, and exports after a day', () => {
    expect([ATTEMPT_LIFETIME_MS, PENDING_REGISTRATION_LIFETIME_MS, PENDING_SECOND_FACTOR_LIFETIME_MS]).toEqual([
      10 * MINUTE,
      30 * MINUTE,
      10 * MINUTE,
    ]);
    expect(EXPORT_LIFETIMES_MS).toEqual({ ready: DAY, underWay: DAY, untilNext: DAY, download: 10 * MINUTE });
  });

  it('make secrets too long to guess', () => {
    expect([SESSION_SECRET_BYTES, EXTERNAL_SECRET_BYTES, GENERATED_PASSWORD_BYTES, RECOVERY_CODE_COUNT]).toEqual([
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
    expect([PICTURE_SIDE_PIXELS, PICTURE_FILE_MAX_BYTES, PICTURE_MAX_PIXELS]).toEqual([512, 5_242_880, 40_000_000]);
  });
});
