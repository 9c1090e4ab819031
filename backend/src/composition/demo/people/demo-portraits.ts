import type { PortraitLook } from './draw-portrait';

const SKIN = ['#f6d7c3', '#eec1a0', '#d9a074', '#b97a50', '#8f5a3a', '#6b4029'] as const;
const HAIR = {
  black: '#221c1b',
  brown: '#4b3025',
  chestnut: '#7a4a2b',
  red: '#a9502b',
  blond: '#d8b06a',
  gray: '#a5a3a0',
};
const BACKGROUNDS = ['#cfe3f5', '#f7dcc5', '#d6ead2', '#e6d9f0', '#fbe9b7', '#c9e7e4'] as const;
const CLOTHES = ['#2f5d8a', '#a4453c', '#3f7a5a', '#6a4c8c', '#c08a2d', '#37474f', '#b5577d'] as const;

type Row = readonly [
  skin: number,
  hair: keyof typeof HAIR,
  style: PortraitLook['hairStyle'],
  extra?: 'glasses' | 'beard' | 'both',
];

const ROWS: Readonly<Record<string, Row>> = {
  'demo.student': [1, 'brown', 'curly'],
  'demo.alumni': [2, 'black', 'side', 'glasses'],
  'demo.admin': [0, 'gray', 'bob', 'glasses'],
  'demo.nia': [4, 'black', 'afro'],
  'demo.theo': [0, 'blond', 'short'],
  'demo.leila': [2, 'brown', 'long'],
  'demo.owen': [1, 'red', 'side'],
  'demo.grace': [5, 'black', 'bun'],
  'demo.minh': [2, 'black', 'short', 'glasses'],
  'demo.sofia': [3, 'black', 'long'],
  'demo.eli': [0, 'chestnut', 'curly', 'glasses'],
  'demo.hana': [1, 'black', 'bob'],
  'demo.jamal': [5, 'black', 'short'],
  'demo.clara': [0, 'chestnut', 'bun'],
  'demo.imani': [5, 'black', 'curly'],
  'demo.tobias': [0, 'blond', 'side', 'beard'],
  'demo.marisol': [3, 'brown', 'bun'],
  'demo.devin': [4, 'black', 'short', 'beard'],
  'demo.hazel': [0, 'red', 'bob', 'glasses'],
  'demo.rashid': [3, 'black', 'side', 'beard'],
  'demo.priya': [3, 'black', 'long', 'glasses'],
  'demo.caleb': [2, 'black', 'short'],
  'demo.noor': [2, 'brown', 'headscarf'],
  'demo.greta': [0, 'blond', 'long'],
  'demo.mateo': [2, 'brown', 'curly', 'beard'],
  'demo.yuki': [1, 'black', 'bob', 'glasses'],
  'demo.salma': [3, 'chestnut', 'headscarf', 'glasses'],
  'demo.jonah': [1, 'gray', 'bald', 'both'],
  'demo.ewa': [1, 'gray', 'bun'],
  'demo.dario': [2, 'chestnut', 'short', 'beard'],
  'demo.amara': [5, 'black', 'afro', 'glasses'],
  'demo.lionel': [4, 'gray', 'bald', 'beard'],
  'demo.bettina': [2, 'chestnut', 'bob'],
  'demo.kwame': [5, 'black', 'bald', 'both'],
  'demo.odile': [1, 'red', 'long'],
  'demo.samir': [3, 'brown', 'side', 'glasses'],
  'demo.lucia': [2, 'black', 'curly', 'glasses'],
  'demo.felix': [0, 'chestnut', 'short', 'both'],
};

const at = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** The invented face of each demo person, by username. */
export const PORTRAITS: Readonly<Record<string, PortraitLook>> = Object.fromEntries(
  Object.entries(ROWS).map(([username, [skin, hair, hairStyle, extra]], n) => [
    username,
    {
      background: at(BACKGROUNDS, n),
      skin: at(SKIN, skin),
      hair: hairStyle === 'headscarf' ? at(CLOTHES, n + 2) : HAIR[hair],
      clothes: at(CLOTHES, n),
      hairStyle,
      hasGlasses: extra === 'glasses' || extra === 'both',
      hasBeard: extra === 'beard' || extra === 'both',
    },
  ]),
);
