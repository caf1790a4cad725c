import {
  atMost,
  choose,
  creature,
  opponentsCreatures,
  plus,
  powerOfRef,
  returnToHand,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const nostalgiaFish = creature({
  name: 'Nostalgia Fish',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 4,
  power: 3000,
  printings: ['DM-14 48/110'],
  abilities: [
    wheneverAttacks(
      self,
      returnToHand(choose(opponentsCreatures({ power: atMost(plus(powerOfRef(self), -1)) }))),
    ),
  ],
});
