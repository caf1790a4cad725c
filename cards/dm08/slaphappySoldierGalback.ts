import {
  atMost,
  choose,
  creature,
  destroy,
  may,
  opponentsCreatures,
  self,
  turboRush,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const slaphappySoldierGalback = creature({
  name: 'Slaphappy Soldier Galback',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 4,
  power: 3000,
  printings: ['DM-08 42/55', 'Promotional P2/Y2'],
  abilities: [
    turboRush(wheneverAttacks(self, may(destroy(choose(opponentsCreatures({ power: atMost(4000) })))))),
  ],
});
