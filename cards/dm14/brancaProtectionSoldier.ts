import {
  any,
  creature,
  destroy,
  insteadDo,
  optional,
  self,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const brancaProtectionSoldier = creature({
  name: 'Branca, Protection Soldier',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 2,
  power: 1000,
  printings: ['DM-14 100/110'],
  abilities: [
    optional(wouldBeDestroyed(any('you', { races: ['Armored Dragon'] }), insteadDo(destroy(self)))),
  ],
});
