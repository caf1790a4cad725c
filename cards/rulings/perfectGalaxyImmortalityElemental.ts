import {
  blocker,
  creature,
  doubleBreaker,
  self,
  shieldForce,
  stays,
  wouldLeave,
} from '../../effects/language/words.ts';

export const perfectGalaxyImmortalityElemental = creature({
  name: 'Perfect Galaxy, Immortality Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 7,
  power: 9000,
  abilities: [doubleBreaker, shieldForce(blocker, wouldLeave(self, stays))],
});
