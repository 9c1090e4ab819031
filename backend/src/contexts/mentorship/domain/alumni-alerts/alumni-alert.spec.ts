import {
  ALUMNI_ALERT_LIMITS,
  AlumniAlreadyListed,
  requireAlumniAlertAllowed,
  TooManyAlumniAlerts,
} from './alumni-alert';

describe('an alumni alert', () => {
  const check = (hasAlumni: boolean, alertCount: number) => () => requireAlumniAlertAllowed({ hasAlumni, alertCount });

  it('is allowed for a college without alumni, up to the limit', () => {
    expect(check(false, 0)).not.toThrow();
    expect(check(false, ALUMNI_ALERT_LIMITS.maxPerStudent - 1)).not.toThrow();
    expect(check(false, ALUMNI_ALERT_LIMITS.maxPerStudent)).toThrow(TooManyAlumniAlerts);
  });

  it('is refused for a college with alumni', () => {
    expect(check(true, 0)).toThrow(AlumniAlreadyListed);
  });
});
