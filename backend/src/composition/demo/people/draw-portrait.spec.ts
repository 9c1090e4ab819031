import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ADMINISTRATOR, ALUMNI, STUDENT } from './demo-accounts';
import { DEMO_ALUMNI } from './demo-alumni';
import { PORTRAITS } from './demo-portraits';
import { DEMO_STUDENTS } from './demo-students';
import { drawPortrait } from './draw-portrait';

const usernames = [
  STUDENT,
  ALUMNI,
  ADMINISTRATOR,
  ...[...DEMO_ALUMNI, ...DEMO_STUDENTS].map(({ username }) => username),
];
const hash = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

describe('portraits of demo people', () => {
  it('exist for each person, and no two look the same', () => {
    expect(Object.keys(PORTRAITS).sort()).toEqual([...usernames].sort());
    const looks = Object.values(PORTRAITS).map(({ skin, hair, hairStyle, ...extras }) =>
      JSON.stringify([skin, hair, hairStyle, extras.hasGlasses, extras.hasBeard]),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('are small square PNG files that never change', async () => {
    const look = PORTRAITS[STUDENT]!;
    const [file, again] = [drawPortrait(look), drawPortrait(look)];

    expect(hash(file)).toBe(hash(again));
    expect(file.length).toBeLessThan(50_000);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 256, height: 256, hasAlpha: false });
    expect(hash(file)).not.toBe(hash(drawPortrait(PORTRAITS[ALUMNI]!)));
  });
});
