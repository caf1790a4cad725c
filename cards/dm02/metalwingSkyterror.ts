import {
  choose,
  creature,
  destroy,
  doubleBreaker,
  may,
  opponentsCreatures,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const metalwingSkyterror = creature({
  name: 'Metalwing Skyterror',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 7,
  power: 6000,
  printings: ['DM-02 42/55', 'Promotional 42a/55'],
  abilities: [
    wheneverAttacks(self, may(destroy(choose(opponentsCreatures({ keyword: 'blocker' }))))),
    doubleBreaker,
  ],
});
